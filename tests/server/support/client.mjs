// Somebody at a table: asks, is answered, hears what happens, and keeps what he was told.

/** @typedef {import('./socket.mjs').Socket} Socket */

/** Far more than a busy machine needs: only a test that fails waits as long. */
export const PATIENCE_MS = 300_000;
const BURST = 140, A_SECOND = 36; // a little less than the server allows

/** Waits till something is so that nobody tells of. @param {() => boolean} fits */
export async function until(fits) {
  for (const end = Date.now() + PATIENCE_MS; !fits() && Date.now() < end;) await new Promise(done => { setTimeout(done, 20); });
}

/** What the server refused: code, message, paragraph. */
export class Refused extends Error {
  /**
   * @param {string} op
   * @param {{code: string, message: string, paragraph: string|null}} error
   */
  constructor(op, error) {
    super(`${op}: ${error.code}: ${error.message}`);
    this.code = error.code;
    this.paragraph = error.paragraph;
  }
}

export class Client {
  /** Every message that came, as it came. @type {string[]} */
  heard = [];
  /** Pushes, in order. @type {any[]} */
  pushes = [];
  /** The last position told. @type {any} */
  now = null;
  /** Who is asked to come to the screen. @type {string|null} */
  curtain = null;
  /** Answer to join. @type {any} */
  table = null;
  /** All entries told, by number. @type {Map<number, any>} */
  log = new Map();
  #next = 1;
  #allowance = BURST;
  #spoke = Date.now();
  /** @type {Map<number, {op: string, done: (answer: any) => void, fail: (error: Error) => void}>} */
  #asked = new Map();
  /** @type {{fits: (client: Client) => boolean, done: () => void}[]} */
  #waiting = [];

  /** @param {Socket} socket */
  constructor(socket) {
    this.socket = socket;
    socket.on('text', text => this.#hear(text));
    socket.on('close', () => this.#lost());
  }

  /**
   * One question, one answer.
   * @param {string} op
   * @param {Record<string, any>} [fields]
   * @returns {Promise<any>}
   */
  async call(op, fields = {}) {
    for (;;) {
      await this.#breathe();
      try {
        return await this.#ask(op, fields);
      } catch (error) {
        if (error.code !== 'too_fast') throw error;
        await new Promise(done => { setTimeout(done, 200); }); // it was hard work
      }
    }
  }

  /**
   * @param {string} op
   * @param {Record<string, any>} fields
   * @returns {Promise<any>}
   */
  #ask(op, fields) {
    const id = this.#next++;
    return new Promise((done, fail) => {
      if (this.socket.closed) {
        fail(new Error(`${op}: the socket is closed`));
        return;
      }
      this.#asked.set(id, { op, done, fail });
      this.socket.send(JSON.stringify({ id, op, ...fields }));
    });
  }

  /**
   * The code a question is refused with, or null if it is not.
   * @param {string} op
   * @param {Record<string, any>} [fields]
   * @returns {Promise<string|null>}
   */
  async refusal(op, fields = {}) {
    try {
      await this.call(op, fields);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.code;
      throw error;
    }
  }

  /**
   * Waits till something is so.
   * @param {(client: Client) => boolean} fits
   * @param {string} [what]
   * @returns {Promise<void>}
   */
  till(fits, what = String(fits)) {
    if (fits(this)) return Promise.resolve();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`waited in vain for ${what}`)), PATIENCE_MS);
      this.#waiting.push({ fits, done: () => { clearTimeout(timer); done(); } });
    });
  }

  /** Waits till this seat decides or the game is over. */
  asked() {
    return this.till(c => c.now !== null && (c.now.mine || c.now.over), 'a decision');
  }

  /**
   * @param {string} action
   * @param {number} [n]
   */
  act(action, n = this.now.n) {
    return this.call('act', { n, action });
  }

  close() {
    this.socket.cut();
  }

  /** Waits rather than be told that it is too fast. */
  async #breathe() {
    const now = Date.now();
    this.#allowance = Math.min(BURST, this.#allowance + ((now - this.#spoke) / 1000) * A_SECOND) - 1;
    this.#spoke = now;
    if (this.#allowance < 0) await new Promise(done => { setTimeout(done, (-this.#allowance / A_SECOND) * 1000); });
  }

  /** @param {string} text */
  #hear(text) {
    this.heard.push(text);
    const message = JSON.parse(text);
    if (message.push === undefined) this.#answered(message);
    else this.#pushed(message);
    this.#waiting = this.#waiting.filter(w => !w.fits(this) || void w.done());
  }

  /** @param {any} message */
  #pushed(message) {
    this.pushes.push(message);
    if (message.push === 'now') {
      this.now = message;
      this.curtain = null;
      if (message.full) this.log.clear();
      for (const entry of message.entries) this.log.set(entry.n, entry);
    } else if (message.push === 'curtain') {
      this.now = null;
      this.curtain = message.side;
    } else if (message.push === 'gone') this.now = null;
  }

  /** @param {any} message */
  #answered(message) {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (!asked) return;
    if (message.ok) asked.done(message);
    else asked.fail(new Refused(asked.op, message.error));
  }

  #lost() {
    for (const { op, fail } of this.#asked.values()) fail(new Error(`${op}: the connection was lost (${this.socket.code})`));
    this.#asked.clear();
  }
}
