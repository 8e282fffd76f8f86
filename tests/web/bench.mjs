// Measures the page in headless Chromium with software rendering, on the largest battle.
//
//   node tests/web/bench.mjs
//
// first view    from the opening of the socket until every piece lies on the table and the player can decide; and
//               until the ground is complete; fresh browsers, nothing cached
// round trip    from the sending of an action to its answer; the page has drawn by then what has changed
// pan and zoom  script and frame times while the map is moved (pan.mjs)
// drag          the same while a stack is dragged and the preview of its order follows

import { cpus } from 'node:os';
import { launch, person } from './support/browser.mjs';
import { ask, play, sitDown } from './support/play.mjs';
import { Server } from '../server/support/server.mjs';
import { Table, idler } from './support/table.mjs';
import { Wire } from './support/wire.mjs';
import { measureCarry, measurePan } from './pan.mjs';

const LARGEST = 'szczekociny/battle', VIEWS = 5, ACTIONS = 60;

/**
 * @param {number[]} values
 * @param {number} share 0.5: the median
 */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/**
 * @param {string} what
 * @param {number} value
 * @param {string} [target]
 */
function report(what, value, target = '') {
  console.log(`${what.padEnd(44)} ${value.toFixed(1).padStart(8)} ms ${target}`);
}

/** Runs in the page before its own scripts: when the socket is opened, and how long each action is under way. */
function clock() {
  /** @type {{opened: number, sent: number, trips: number[]}} */
  const times = { opened: 0, sent: 0, trips: [] };
  const { send } = WebSocket.prototype;
  const answered = (/** @type {MessageEvent} */ event) => {
    if (!times.sent || !/"ok":\s*true/.test(event.data)) return;
    times.trips.push(performance.now() - times.sent);
    times.sent = 0;
  };
  WebSocket = new Proxy(WebSocket, {
    construct(Socket, args) {
      times.opened ||= performance.now();
      const socket = Reflect.construct(Socket, args);
      socket.addEventListener('message', answered);
      return socket;
    },
  });
  WebSocket.prototype.send = function (/** @type {string} */ data) {
    if (/"op":\s*"act"/.test(data)) times.sent = performance.now();
    send.call(this, data);
  };
  /** @type {any} */ (globalThis).benchTimes = times;
}

/** Runs in the page: milliseconds from the socket's opening to the table, and to the last stroke of the ground. */
function firstView() {
  return new Promise(done => {
    let table = 0, drawn = performance.now();
    const watch = new MutationObserver(() => { drawn = performance.now(); });
    watch.observe(document, { childList: true, subtree: true });
    const look = () => {
      if (!table && document.querySelector('.stack') && document.querySelector('.bar-acts')) table = performance.now();
      const { opened } = /** @type {any} */ (globalThis).benchTimes;
      if (table && performance.now() - drawn > 700) done({ table: table - opened, ground: Math.max(table, drawn) - opened });
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Server} server
 */
async function visitor(browser, server) {
  const page = await person(browser, server.url, [], { prefs: { askBeforeRoll: false }, ground: true });
  await page.addInitScript(clock);
  const wire = new Wire(page);
  return { page, wire, table: new Table(page, wire) };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Server} server
 */
async function measureViews(browser, server) {
  const first = await visitor(browser, server);
  await first.page.goto('/');
  const made = await ask(first.page, 'create', { scenario: LARGEST, options: {}, names: {}, curtain: false, lesson: false,
    players: { polish: 'human', allied: 'human' } });
  const seats = Object.values(made.seats ?? made.game.seats).map(token => `seat=${token}`).join('&');
  await first.page.context().close();
  const views = [];
  for (let i = 0; i < VIEWS; i++) {
    const { page } = await visitor(browser, server);
    await page.goto(`/#/table/${made.game.game}?${seats}`, { waitUntil: 'commit' });
    views.push(await page.evaluate(firstView));
    await page.context().close();
  }
  report(`first view of ${LARGEST}, median of ${VIEWS}`, quantile(views.map(v => v.table), 0.5), '(under 1000)');
  report('  with the whole ground', quantile(views.map(v => v.ground), 0.5));
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Server} server
 */
async function measureActions(browser, server) {
  const one = await visitor(browser, server);
  await one.page.goto('/');
  await sitDown(one, { scenario: LARGEST });
  await play(one.table, idler(1, 0.7), 'byMouse', () => one.wire.acted.length < ACTIONS);
  const { trips } = await one.page.evaluate(() => /** @type {any} */ (globalThis).benchTimes);
  report(`round trip of an action, median of ${trips.length}`, quantile(trips, 0.5), '(under 50)');
  report('  95th percentile', quantile(trips, 0.95));
  return one;
}

/**
 * A stack that may go is dragged about.
 * @param {import('playwright-core').Browser} browser
 * @param {Server} server
 */
async function measureDrag(browser, server) {
  const one = await visitor(browser, server);
  await one.page.goto('/');
  await sitDown(one, { scenario: LARGEST, before: { by: idler(1, 0), until: ({ now }) => (now?.left?.move.length ?? 0) > 0 } });
  const unit = one.table.now.left?.move[0].units[0] ?? '', place = await one.table.placeOf(String(one.table.hexes.get(unit)));
  const { script, frame } = await measureCarry(one.page, place);
  report('drag with preview: script, 95th percentile', script);
  report('drag with preview: frame, 95th percentile', frame, '(under 33)');
  await one.page.context().close();
}

const browser = await launch(), server = new Server(['--seed', '1794']);
try {
  await server.start();
  console.log(`${cpus().length} × ${cpus()[0].model}, Chromium ${browser.version()}, software rendering, 1440 × 900`);
  await measureViews(browser, server);
  await measureDrag(browser, server);
  const { page } = await measureActions(browser, server);
  for (const [what, { script, frame }] of Object.entries(await measurePan(page))) {
    report(`${what}: script, 95th percentile`, script, '(under 4)');
    report(`${what}: frame, 95th percentile`, frame, '(under 33)');
  }
} finally {
  await browser.close();
  await server.stop();
}
