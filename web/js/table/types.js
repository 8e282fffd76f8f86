/**
 * The shapes of docs/table.md, as far as the table reads them.
 *
 * @typedef {{code: string, text: string, paragraph: string, unit?: string, other?: string, hex?: string, a: number, b: number, value?: number}} Sentence
 * @typedef {{action: string, verb: string, label: string, text: string, unit: string|null, hex: string|null, facing: string|null, cost: number|null, rolls: boolean}} Choice
 * @typedef {{id: string, name: string, side: string, army: string, arm: string, stars: number, white: boolean, steps: number, commander: string|null, colour: number|null}} Piece
 * @typedef {{id: string, hex: string|null, facing: string|null, order: number, lost: number, morale: number, strength: number, firepower: number, shots: number, spent: number, commander: string|null, carried: boolean, silent: boolean, eliminated: boolean, withdrawn: boolean, arrival: number|null, wounded: boolean, in_command: boolean, formation: string, status: string}} Unit
 * @typedef {{n: number, actor: string, action: string|null, label: string, for: Sentence|null, events: Sentence[], turn: number, points: Object<string, number>, units?: Unit[], standing?: boolean}} Entry
 * @typedef {{can: boolean, whole: boolean, why: string, redo: boolean}} Undo
 * @typedef {{push: 'now', full: boolean, n: number, side: string, entries: Entry[], units?: Unit[], actor: string, prompt: Sentence|null, turn: number, points: Object<string, number>, lead?: {side: string|null, by: number}, win_at: Object<string, number|null>, over: boolean, result?: string, how?: string, phase: string|null, active: string|null, pool: string[], unknown: Object<string, number>, drawn: string[], wounded: string[], dead: string[], mine: boolean, choices?: Choice[], decline?: string|null, question?: boolean, undo: Undo, thinking: boolean, offer: string|null, present: Object<string, number>, losses: Object<string, {steps: number, units: number, guns: number}>, due: {unit: string, turn: number, hexes: string[]}[], lesson?: any}} Now
 * @typedef {{game: any, battle: string, scenario: string, options: Object<string, string>, sides: {id: string, name: string}[], turns: number, turn_clock: string[], dice: {kind: string, commit: string|null}, seat: {sides: string[], watch: boolean}, rules_version: string, pieces: Piece[]}} Table
 * @typedef {{when: 'reaction', code: string|null, beyond: number|null, scope: 'activation'|'turn'|'game'}} Standing
 * @typedef {{code: string, message: string, paragraph?: string|null}} Refusal
 */
export {};
