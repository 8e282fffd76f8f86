// What goes over the socket of a page, overheard from outside: the page itself keeps nothing for the tests.

/** @typedef {import('../../../web/js/types.js').Now} Now */

export class Wire {
  /** The last position the server told. @type {Now|null} */
  now = null;
  /** The side that is asked to come to the screen, while the curtain is down. @type {string|null} */
  curtain = null;
  /** Where each piece stands. @type {Map<string, string|null>} */
  hexes = new Map();
  /** Where it faces. @type {Map<string, string|null>} */
  facings = new Map();
  /** Answer to the last `join` or `lesson`. @type {import('../../../web/js/types.js').Table|null} */
  table = null;
  /** What was sent and not yet answered, by number. @type {Map<number, any>} */
  #asked = new Map();
  /** Actions and orders the server has accepted, in order. @type {string[]} */
  acted = [];
  /** Questions and orders that were refused. @type {{op: string, code: string, message: string, action?: string}[]} */
  refused = [];
  /** How many messages went either way. */
  traffic = 0;
  /** Whether the position has been told since something was done. */
  #told = true;

  /** @param {import('playwright-core').Page} page before it goes to its first address */
  constructor(page) {
    page.on('websocket', socket => {
      this.#asked.clear();
      this.#told = true;
      socket.on('framesent', frame => this.#sent(JSON.parse(String(frame.payload))));
      socket.on('framereceived', frame => this.#came(JSON.parse(String(frame.payload))));
    });
  }

  /** Whether the page waits for an answer, or for what came of it. */
  get busy() {
    return this.#asked.size > 0 || !this.#told;
  }

  /** @param {any} message */
  #sent(message) {
    this.traffic++;
    this.#asked.set(message.id, message);
    if (message.op === 'act' || message.op === 'order') this.#told = false;
  }

  /** @param {any} message */
  #came(message) {
    this.traffic++;
    this.#told ||= message.push === 'now' || message.push === 'curtain' || message.ok === false;
    if (message.push === 'now') {
      this.now = message;
      this.curtain = null;
      this.#place(message);
    } else if (message.push === 'curtain') {
      this.now = null;
      this.curtain = message.side;
    } else if (!message.push) this.#answered(message);
  }

  /** @param {Now} now */
  #place(now) {
    if (now.full) this.hexes.clear();
    for (const unit of [...(now.units ?? []), ...now.entries.flatMap(e => e.units ?? [])]) {
      this.hexes.set(unit.id, unit.hex);
      this.facings.set(unit.id, unit.facing);
    }
  }

  /** @param {any} message */
  #answered(message) {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (!asked) return;
    if (!message.ok) this.refused.push({ op: asked.op, action: asked.action, ...message.error });
    else if (asked.op === 'act') this.acted.push(asked.action);
    else if (asked.op === 'order' && asked.order) this.acted.push(asked.order);
    else if (asked.op === 'join' || asked.op === 'lesson') this.table = message;
  }
}
