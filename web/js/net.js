// The socket to the server: questions with answers, news without being asked, and coming back after a break.
// A question that was on its way when the connection broke is given up, never repeated: the page cannot know whether
// the server did it, and the view that follows a new `join` tells.

import { lang, t } from './words.js';

/** @typedef {import('./types.js').Refusal} Refusal */
/** @typedef {'connecting'|'open'|'lost'} State */
/** @typedef {{done: (reply: any) => void, fail: (why: Refusal) => void}} Waiting */

const FIRST_WAIT = 500, LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000, PING_PATIENCE = 10_000;

export class Net {
  /** @type {State} */
  state = 'connecting';
  /** The server's answer to `hello`: version, owner, addresses. @type {any} */
  hello = null;
  /** Why the server has no place for this page, by language; null: it has. @type {Record<string, string>|null} */
  full = null;
  /** Called after a connection has come back and said hello: sit down again, ask again. @type {() => void} */
  onagain = () => {};

  /** @type {WebSocket|null} */ #socket = null;
  /** @type {Map<number, Waiting>} */ #waiting = new Map();
  /** @type {Map<string, Set<(message: any) => void>>} */ #handlers = new Map();
  /** @type {Set<(state: State, retryIn: number) => void>} */ #watchers = new Set();
  /** @type {(() => void)[]} */ #whenOpen = [];
  #lastId = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #wanted = false;

  constructor() {
    addEventListener('online', () => this.retry());
    document.addEventListener('visibilitychange', () => document.hidden || this.retry());
  }

  /** Connects, and stays connected until close(). */
  open() {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  close() {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Tries at once instead of when the waiting time is over. */
  retry() {
    if (!this.#wanted || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /**
   * Asks and waits for the answer. Rejects with a Refusal: what the server says, or code `lost`.
   * @param {string} op
   * @param {object} [fields]
   * @returns {Promise<any>}
   */
  async call(op, fields = {}) {
    if (this.state === 'connecting') await new Promise(go => this.#whenOpen.push(() => go(null)));
    if (this.state !== 'open') throw lost();
    return this.#send(op, fields);
  }

  /**
   * Hears what the server says without being asked (`now`, `curtain`, `games` …); the result ends it.
   * @param {string} push
   * @param {(message: any) => void} handler
   * @returns {() => void}
   */
  on(push, handler) {
    const set = this.#handlers.get(push) ?? new Set();
    this.#handlers.set(push, set.add(handler));
    return () => void set.delete(handler);
  }

  /**
   * Hears of the connection's state, and in how many seconds it tries again; the result ends it.
   * @param {(state: State, retryIn: number) => void} handler
   * @returns {() => void}
   */
  onstate(handler) {
    this.#watchers.add(handler);
    return () => void this.#watchers.delete(handler);
  }

  #connect() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`, 'kosynier-table');
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = e => this.#receive(JSON.parse(e.data));
    socket.onclose = () => this.#lose(socket);
  }

  async #greet() {
    const again = this.state === 'lost';
    try {
      this.hello = await this.#send('hello', { lang: lang() });
    } catch {
      return; // closed at once: #lose has seen to it
    }
    this.#wait = FIRST_WAIT;
    this.full = null;
    this.#ping = setInterval(() => this.#checkAlive(), PING_EVERY);
    this.#setState('open', 0);
    if (again) this.onagain();
  }

  /**
   * @param {string} op
   * @param {object} fields
   */
  #send(op, fields) {
    const id = ++this.#lastId;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#socket?.send(JSON.stringify({ id, op, ...fields }));
    });
  }

  /** @param {any} message */
  #receive(message) {
    if (message.push) {
      if (message.push === 'full') this.full = message.message;
      for (const fn of [...(this.#handlers.get(message.push) ?? [])]) fn(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.ok) waiting?.done(message);
    else waiting?.fail(message.error);
  }

  /** A sleeping computer or a dead router closes nothing: no answer to a ping counts as closed. */
  #checkAlive() {
    const socket = this.#socket;
    const timer = setTimeout(() => socket && this.#lose(socket), PING_PATIENCE);
    this.#send('ping', {}).catch(() => {}).finally(() => clearTimeout(timer));
  }

  /** @param {WebSocket} socket */
  #lose(socket) {
    if (socket !== this.#socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = null;
    clearInterval(this.#ping);
    for (const { fail } of this.#waiting.values()) fail(lost());
    this.#waiting.clear();
    if (!this.#wanted) return;
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#setState('lost', this.#wait / 1000);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /**
   * @param {State} state
   * @param {number} retryIn
   */
  #setState(state, retryIn) {
    this.state = state;
    for (const go of this.#whenOpen.splice(0)) go();
    for (const fn of [...this.#watchers]) fn(state, retryIn);
  }
}

/** @returns {Refusal} */
const lost = () => ({ code: 'lost', message: t('net.lost'), paragraph: null });
