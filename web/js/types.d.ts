/**
 * What travels between the server and the page, as docs/table.md and docs/protocol.md
 * describe it. A module names these types by import('../types.js').Unit in its comments.
 */

/** A text of the server in both languages. */
export interface Both {
  en: string;
  pl: string;
}

/** An event, a reason, a prompt or a modifier, in the language of the client. */
export interface Sentence {
  code: string;
  text: string;
  paragraph: string;
  unit?: string;
  other?: string;
  hex?: string;
  a: number;
  b: number;
  value?: number;
  /** of a die roll */
  modifier?: boolean;
  /** what came of one */
  outcome?: boolean;
  /** then: names of what came */
  results?: string[];
}

/** A corner N NE SE S SW NW, or a hexside side-NE side-E side-SE side-SW side-W side-NW. */
export type Facing = string;

/** The rejection of Net.call. */
export interface Refusal {
  code: string;
  message: string;
  paragraph: string | null;
}

/* ---- what can be played: /api/battles ---- */

export interface Option {
  name: string;
  /** names what is played; the others are variants, off by default */
  main: boolean;
  values: string[];
  value_names: Record<string, Both>;
  default: string;
  about: Both;
}

export interface Scenario {
  id: string;
  title: Both;
  about: Both;
  turns: number;
  start?: string;
  length?: Both;
  sides: string[];
  options: Option[];
  /** aims of the sides, what scores, what ends the battle by the value of an option, what is special */
  card?: { aims: Record<string, Both>; points?: Both; ends?: { option: string; texts: Record<string, Both> }; special?: Both[] };
  /** counters of each army */
  forces: { army: string; side: string; foot: number; mounted: number; guns: number; commanders: number }[];
  /** how games between equal computer players ended */
  shares?: { player: string; games: number; sides: Record<string, { value: number; low: number; high: number }> };
}

/* ---- guides: /api/guides ---- */

/** A name, or several any of which will do. */
export type Names = string | string[];

/** Names of the protocol; all that are given must fit. */
export interface When {
  prompt?: Names;
  /** what has happened */
  event?: Names;
  /** to one of the player's pieces */
  own?: boolean;
  /** what an action of the player's, or one taken for him, did */
  did?: Names;
  matter?: Names;
  role?: Names;
  verb?: Names;
  phase?: Names;
  turn?: number;
  over?: boolean;
}

export interface Note {
  id: string;
  when: When;
  title: Both;
  text: Both;
}

export interface Guide {
  battle: string;
  scenario: string;
  side: string;
  opponent: string;
  options?: Record<string, string>;
  intro: Both;
  notes: Note[];
}

export interface Battle {
  id: string;
  title: Both;
  day?: string;
  date: Both;
  history: Both;
  reconstructed: Both;
  sides: (Livery & { id: string; name: Both; armies: string[] })[];
  armies: Record<string, Army>;
  certainty: { printed: number; inferred: number; reconstructed: number };
  hex_metres: number;
  turn_minutes: number;
  scenarios: Scenario[];
}

export interface Battles {
  version: string;
  battles: Battle[];
  /** Levels of computer players, the weakest first. */
  players: Kind[];
  tempers: Kind[];
}

/** A level or a temperament of computer players. */
export interface Kind {
  id: string;
  name: Both;
  about: Both;
}

/* ---- the ground: /api/map/TITLE ---- */

export interface Road {
  kind: 'road' | 'track';
  name: string;
  hexes: string[];
}

/** A name on the map; points of its curve are column and row, columns as they stand in odd rows. */
export interface Label {
  text: string;
  kind: 'place' | 'hill' | 'wood' | 'water' | 'exit' | '';
  hex: string;
  curve: [number, number][] | null;
  size: number;
}

export interface GroundMap {
  title: string;
  /** changes when the map or its drawing does */
  version?: string;
  cols: number;
  rows: number;
  row_first: boolean;
  grid: string[];
  stream: string[];
  /** all the water is a river; else those hexsides of it that are named here */
  river: boolean;
  deep?: string[];
  /** bridges built of stone */
  stone?: string[];
  bridges: string[];
  fords: string[];
  roads: Road[];
  redoubts: string[];
  labels: Label[];
  top: string;
  hex_metres: number;
}

/* ---- words and signs of the rules: /api/words/TITLE ---- */

/** By kind (arm, formation, condition, readiness, status, figure) and key. */
export type Terms = Record<string, Record<string, Both & { sign: string }>>;

/* ---- the rules: /api/rules/TITLE ---- */

export interface Paragraph {
  id: string;
  title: Both;
  text: Both;
  kind: string;
  rulings: string[];
}

/* ---- games ---- */

export type Points = Record<string, number>;

export interface Lead {
  side: string | null;
  by: number;
}

export interface Game {
  game: string;
  scenario: string;
  title: string;
  players: Record<string, { kind: string; name: string; label: string }>;
  curtain: boolean;
  hints: boolean;
  open_plans: boolean;
  lesson: boolean;
  created: string;
  updated: string;
  turn: number;
  turns: number;
  points: Points;
  lead?: Lead;
  actor: string;
  prompt: string;
  over: boolean;
  result?: string;
  how?: string;
  entries: number;
  read_only: string | null;
  commit: string;
  seats?: Record<string, string>;
  watch?: string;
}

/** How an army or a side looks: its palette and the outline of its counters. */
export interface Livery {
  dress: string;
  shape: 'round' | 'cut' | 'hollow';
}

export type Army = Both & Livery;

export interface Side extends Livery {
  id: string;
  name: Both | string;
}

export interface Piece {
  id: string;
  name: string;
  side: string;
  army: string;
  /** spelled out, in both languages */
  full_name?: Both;
  arm: string;
  kind: 'troops' | 'guns' | 'leader' | 'overall_leader';
  stars: number;
  white: boolean;
  steps: number;
  commander: string | null;
  colour: number | null;
}

export interface Table {
  game: Game;
  battle: string;
  scenario: string;
  options: Record<string, string>;
  sides: (Livery & { id: string; name: string })[];
  armies: Record<string, Army>;
  turns: number;
  turn_clock: string[];
  last_row?: number;
  dice: { kind: string; commit: string };
  /** faces of a die, and what the lowest shows */
  die_faces: number;
  die_least: number;
  /** whether play is divided into them */
  activations: boolean;
  /** parts of a movement point that are counted */
  point_parts: number;
  seat: { sides: string[]; watch: boolean };
  rules_version: string;
  last_row?: number;
  pieces: Piece[];
}

export interface Unit {
  id: string;
  hex: string | null;
  facing: Facing | null;
  order: number;
  lost: number;
  morale: number;
  strength: number;
  firepower: number;
  shots: number;
  spent: number;
  commander: string | null;
  carried: boolean;
  silent: boolean;
  eliminated: boolean;
  withdrawn: boolean;
  arrival: number | null;
  wounded: boolean;
  in_command: boolean;
  formation: string;
  status: string;
  /** hexes it lies in besides */
  others?: string[];
  condition?: string;
  readiness?: string;
  /** what else is printed on it */
  figures?: Record<string, number>;
}

export interface Choice {
  action: string;
  verb: string;
  role: 'plain' | 'declines' | 'commits' | 'rolls' | 'goes' | 'attacks' | 'joins' | 'leaves' | 'raises' | 'leads';
  label: string;
  text: string;
  unit: string | null;
  hex: string | null;
  facing: Facing | null;
  cost: number | null;
  /** All that lie with the unit pay as much. */
  each?: boolean;
  rolls: boolean;
}

export interface Entry {
  n: number;
  actor: string;
  action: string | null;
  label: string;
  for: Sentence | null;
  events: Sentence[];
  turn: number;
  points: Points;
  phase: string | null;
  /** the side whose activation or half-turn it is */
  whose: string | null;
  active: string | null;
  units?: Unit[];
  /** of several that are shown as one: the hexes each piece has come through */
  via?: Record<string, string[]>;
  standing?: boolean;
  /** what the dice show */
  roll?: number;
  /** the piece that chance drew */
  drawn?: string | null;
  /** an answer to the enemy that left things as they were */
  declined?: boolean;
  /** nothing is to be told of it */
  idle?: boolean;
  /** the first entry of what a player decides as one */
  begins?: boolean;
  /** number of the own order it belongs to */
  order?: number;
  /** that order in words */
  words?: string;
  /** done by custom */
  custom?: boolean;
  /** what it does, as of a choice; not of what is secret */
  role?: string;
  /** the piece that the decision is for */
  unit?: string;
  /** a reaction to the other side */
  answer?: boolean;
  /** pieces that went, turned, formed otherwise or took losses, each as before and after */
  changes?: Change[];
}

export interface Change {
  unit: string;
  hex?: [string | null, string | null];
  /** hexes to the nearest known enemy troops, as they lay before */
  near?: [number, number];
  facing?: [string, string];
  formation?: [string, string];
  lost?: number;
  eliminated?: boolean;
}

export interface Lesson {
  n: number;
  of: number;
  step: number;
  steps: number;
  title: string;
  intro: string;
  text: string;
  goal: string;
  expect: string[];
  done: boolean;
}

export interface Due {
  unit: string;
  turn: number;
  hexes: string[];
}

export interface Now {
  push?: 'now';
  full: boolean;
  n: number;
  side: string;
  moment?: number;
  entries: Entry[];
  units?: Unit[];
  actor: string;
  prompt: Sentence | null;
  turn: number;
  points: Points;
  lead?: Lead;
  win_at: Record<string, number | null> | null;
  over: boolean;
  result?: string;
  how?: string;
  /** What a program did that lost its game by a fault. */
  fault?: string;
  /** how the game stands at large, the headline first: what goes on, morale of the armies */
  standing?: Sentence[];
  phase: string | null;
  active: string | null;
  pool: string[];
  unknown: Record<string, number>;
  drawn: string[];
  wounded: string[];
  dead: string[];
  mine: boolean;
  choices?: Choice[];
  decline?: string | null;
  question?: boolean;
  /** what the decision is about */
  matter?: string;
  undo: { can: boolean; whole: boolean; why: string; redo: boolean };
  thinking: boolean;
  /** May this client ask for a hint now? */
  hint: boolean;
  /** Sides whose plan he may ask for. */
  plans: string[];
  offer: string | null;
  present: Record<string, number>;
  losses: Record<string, { steps: number; units: number; guns: number; commanders?: number }>;
  due: Due[];
  lesson?: Lesson;
  /** the seat's own orders in force; absent where none can be given */
  orders?: Order[];
  /** the one that has just stopped */
  stopped?: Order | null;
  /** what is left worth doing */
  left?: Left | null;
}

/** An order in force. */
export interface Order {
  number: number;
  order: string;
  words: string;
  kind: string;
  units: string[];
  goal: string | null;
  stop: { text: string; paragraph?: string | null } | null;
  begun: boolean;
}

/** Pieces that could still do something worth doing. */
export interface Left {
  fire: string[];
  move: { commander: string | null; units: string[] }[];
}

export interface PreviewPiece {
  unit: string;
  hex: string | null;
  facing: Facing | null;
  formation: string | null;
  path: string[];
  cost: number | null;
  arrives: boolean;
  rolls: boolean;
  answers: number;
  stop: { text: string; paragraph?: string | null } | null;
}

/** What would come of an order. */
export interface Preview {
  order: string;
  words: string;
  /** as in the text of an order: march, fire … */
  kind: string;
  pieces: PreviewPiece[];
  /** enemies that could react on the way */
  reactors: string[];
  /** chance to arrive without a loss, in thousandths */
  unhurt: number | null;
  /** what the enemy is assumed to do */
  policy: string | null;
  odds: Odds | null;
  shots: { unit: string; action: string; chance: number }[];
  /** why it would stop */
  stop?: { text: string; paragraph?: string | null } | null;
}

export interface Standing {
  when: 'reaction';
  code: string | null;
  beyond: number | null;
  scope: 'activation' | 'turn' | 'game';
}

/* ---- analysis ---- */

/** Win chance that changed, in parts of `whole`: for the first side, but each side's skill in its own favour. */
export interface Swing {
  change: number;
  luck: number;
  /** What turns that ended changed by themselves. */
  time: number;
  skill: Record<string, number>;
}

export interface Turning extends Swing {
  n: number;
  first: number;
  last: number;
  turn: number;
  side: string;
  text: string;
  hex: string | null;
  paragraph: string | null;
}

export interface Costly {
  n: number;
  last: number;
  turn: number;
  loss: number;
  played: number;
  best: number;
  text: string;
  better: string | null;
  actions: string[];
}

export interface Analysis {
  sides: [string, string];
  whole: number;
  playouts: number;
  complete: boolean;
  over: boolean;
  entries: number;
  first: number;
  last: number;
  sum: Swing;
  curve: number[];
  rolls: [number, number][];
  turns: (Swing & { turn: number; first: number; last: number; value: number })[];
  turning: Turning[];
  costly: Record<string, Costly[]>;
  lucky: Record<string, { n: number; turn: number; luck: number; text: string }[]>;
}

/* ---- advice ---- */

/** What a formation is to do. */
export interface Command {
  commander: string | null;
  task: 'assault' | 'hold' | 'screen' | 'bombard' | 'withdraw';
  goal: string | null;
  foe: string | null;
  text: string;
}

/** One decision of an order that is advised. */
export interface Step {
  action: string;
  text: string;
  unit: string | null;
  hex: string | null;
}

/** How far the general is (`done`, thousandths), or what he would do. */
export interface Hint extends Partial<Step> {
  push: 'hint';
  n: number;
  done?: number;
  steps?: Step[];
  /** the order that does just that, and the same in words */
  order?: string | null;
  words?: string | null;
  /** why this one of several commanders */
  why?: string | null;
  plan?: Command | null;
}

/* ---- answers to questions ---- */

export interface Outcome {
  text: string;
  chance: string;
  percent: number;
  /** how grave it is for those it befalls, or who wins the fight */
  effect: 'nothing' | 'undecided' | 'good' | 'back' | 'loss' | 'defender_wins' | 'attacker_wins';
}

export interface Odds {
  outcomes: Outcome[];
  modifiers: Sentence[];
  complete: boolean;
}

export interface Sight {
  visible: boolean;
  distance: number;
  blocked_by: Sentence | null;
  line: string[];
  at: string | null;
}

export interface Zones {
  front: string[];
  flank: string[];
  rear: string[];
  fire: { hex: string; paragraph: string }[];
}

export interface Reach {
  hexes: { hex: string; cost: number; facing: Facing; path: string[] }[];
}

export interface Dice {
  kind: 'sealed' | 'seeded' | 'simulated' | 'given';
  game: string;
  salts: [string, string];
  commit: string | null;
  /** faces of a die, and what the lowest shows */
  faces: number;
  least: number;
  rolls: Roll[];
  counts: Record<string, number>;
  secret?: string;
}

/** One outcome of chance; a chit that is drawn has no value, the index comes after the end of the game. */
export interface Roll {
  roll: number;
  n: number;
  action: string;
  value: number | null;
  of: number;
  index?: number;
  for: Sentence | null;
  side: string | null;
}
