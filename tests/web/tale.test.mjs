// What happened, told as people tell it: the log, the enemy's turn, the strip, the roster, the report after the battle.

import assert from 'node:assert/strict';
import { after, playUnseen, sitDown } from './support/play.mjs';
import { storedGame } from './support/stored.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('../../web/js/types.js').Entry} Entry */

/** Entries as they come over the socket. @param {import('playwright-core').Page} page before it goes to the table */
function listen(page) {
  /** @type {Entry[]} */
  const heard = [];
  page.on('websocket', socket => socket.on('framereceived', frame => heard.push(...(JSON.parse(String(frame.payload)).entries ?? []))));
  return heard;
}

/** Something of the enemy that is told. @param {Entry} e */
const isTheirs = e => e.actor === 'allied' && e.events.length > 0;

/** Runs in the page: how long it shows thirty moves of seven steps and sixty dice, and then the next phase; no frame is free. */
async function shownAtNormalSpeed() {
  const module = '/js/table/playback.js', { Playback } = await import(module), FRAMES = 60;
  const phase = (/** @type {string} */ name) => (/** @type {object} */ more) =>
    ({ actor: 'a', action: null, label: '', for: null, events: [], turn: 1, active: null, whose: 'a', phase: name, ...more });
  const moves = phase('movement'), fire = phase('fire');
  const move = (/** @type {number} */ u) => [
    moves({ action: `move u${u}`, begins: true }), ...Array.from({ length: 7 }, (_, i) => moves({ action: `step u${u}`, units: [{ id: `u${u}`, hex: `1${i}10` }] })), moves({ action: 'stop' }),
    moves({ actor: 'chance', roll: 4 }), moves({ actor: 'chance', roll: 5 }),
  ];
  const entries = [...Array.from({ length: 30 }, (_, u) => move(u)).flat(), fire({ actor: 'chance', roll: 3 }), fire({ actor: 'chance', roll: 2 })];
  /** @type {Record<string, {from: number, to: number, speed: number}>} */
  const shown = {};
  let clock = 0, played = 0;
  await new Promise(done => {
    const playback = new Playback(
      async (/** @type {any} */ e, /** @type {number} */ speed) => {
        const part = (shown[e.phase] ??= { from: clock, to: clock, speed });
        part.to = clock += FRAMES + (speed > 0 ? (e.roll === undefined ? 900 : 1000) / speed : 0);
      },
      () => played++, () => done(undefined), () => false, () => clock);
    playback.add(entries);
  });
  const { movement, fire: next } = shown;
  return { movement: movement.to - movement.from, next: next.to - next.from, speed: next.speed, played, of: entries.length };
}

/** Runs in the page: how fast own shots are shown that follow long fire of the enemy in one's own activation. */
async function shownAfterFire() {
  const module = '/js/table/playback.js', { Playback } = await import(module);
  let n = 0, clock = 0, idle = () => {};
  const entry = (/** @type {string} */ actor, /** @type {object} */ more) =>
    ({ n: ++n, actor, action: null, label: '', for: null, events: [], turn: 1, active: 'boss', whose: 'own', phase: 'movement', ...more });
  const shot = (/** @type {object} */ more) => [entry('own', { action: 'bombard g', begins: true, ...more }), entry('chance', { roll: 4 })];
  const replies = Array.from({ length: 30 }, () => [entry('foe', { action: 'fire f', answer: true }), entry('chance', { roll: 5 })]).flat();
  /** @type {[string, number][]} */
  const shown = [];
  const playback = new Playback(
    async (/** @type {any} */ e, /** @type {number} */ speed) => {
      shown.push([e.roll === undefined ? e.actor : `die ${e.roll}`, speed]);
      clock += speed > 0 ? 1000 / speed : 0;
    },
    () => {}, () => idle(), (/** @type {any} */ e) => (e.actor === 'chance' ? null : e.actor === 'own'), () => clock);
  const play = (/** @type {object[]} */ entries) => new Promise(done => {
    idle = () => done(undefined);
    playback.add(entries);
  });
  const speeds = (/** @type {number} */ from) => shown.slice(from).map(([, speed]) => speed);
  await play([...shot({}), ...replies]);
  const foe = shown.filter(([who]) => who === 'foe' || who === 'die 5').length, hurried = speeds(0).some(speed => speed === 0 || speed > 2), before = shown.length;
  await play(shot({}));
  const own = speeds(before), then = shown.length;
  await play(replies.slice(0, 2).map(e => ({ ...e })));
  return { foe, hurried, own, reply: speeds(then) };
}

/** Runs in the page: how fast is shown what comes after a skip: before the player's question, with it, and after what he does then. */
async function shownAfterSkip() {
  const module = '/js/table/course.js', { Course } = await import(module);
  /** @type {number[]} */
  let shown = [];
  let n = 0, idle = () => {};
  const model = {
    latest: /** @type {any} */ (null), units: new Map(), sideNames: new Map([['own', ''], ['foe', '']]), side: 'own', choices: { plain: [] },
    table: { seat: { sides: ['own'] } }, take(/** @type {any} */ now) { this.latest = now; }, play() {}, get mine() { return this.latest.mine; },
  };
  const desk = {
    model, decided: 0, playing: false, hand: { unit: null }, emit: (/** @type {string} */ news) => { if (news === 'decision') idle(); }, say() {}, reveal() {}, ask: async () => {},
    pieces: { set() {}, motion: { skip() {} }, animate: (/** @type {any} */ _, /** @type {number} */ speed) => new Promise(done => { shown.push(speed); setTimeout(done, 20); }) },
  };
  const course = new Course(desk);
  const news = (/** @type {boolean} */ mine, actor = 'foe') => {
    const entry = { n: ++n, actor, action: 'move u', events: [], turn: 1, active: 'boss', whose: actor, phase: 'movement', begins: true };
    course.take({ n, mine, entries: [entry] });
    return new Promise(done => { idle = () => done(undefined); });
  };
  const first = news(false);
  course.skip();
  await first;
  shown = [];
  await news(false);
  await news(true);
  const after = shown.splice(0);
  await news(true, 'own');
  return { after, then: shown };
}

/** Runs in the page: how entries are put together. */
async function salvos() {
  const words = '/js/counters/terms.js', module = '/js/table/salvo.js';
  const { setTerms } = await import(words), { atOnce, together } = await import(module);
  const both = { en: '', pl: '' };
  setTerms({ verb: { bombard: { ...both, sign: 'cannon:F:gun:gun:combat' }, step: { ...both, sign: 'hex::step' } }, tale: { AIMED: { ...both, sign: 'shot' } } });
  const shot = (/** @type {number} */ n) => ({ n, actor: 'a', action: `bombard g${n} 1111`, events: [], units: [{ id: `g${n}`, hex: '1010' }] });
  const roll = { actor: 'chance', action: 'roll 3', roll: 3, events: [], units: [{ id: 'target', hex: '1111' }] };
  const no = { actor: 'b', declined: true, action: 'pass', events: [] };
  const step = (/** @type {string} */ u, /** @type {string} */ hex, more = {}) => ({ actor: 'a', action: `step ${u} ${hex}`, events: [], units: [{ id: u, hex }], ...more });
  const queue = [shot(1), roll, shot(2), roll, no, shot(3), roll, step('u', '1212', { begins: true }), step('u', '1213'), no, step('u', '1214'), step('w', '1515', { begins: true }), roll];
  const aimed = (/** @type {number} */ n) => ({ n, actor: 'a', action: 'aim 1111', events: [{ code: 'AIMED', unit: `u${n}`, hex: '1111' }], units: [] });
  const n = atOnce(queue), one = together(queue.slice(0, n)), way = queue.slice(n), m = atOnce(way);
  return { n, units: one.units.map((/** @type {any} */ u) => u.id), two: atOnce([shot(1), roll, { ...shot(2), actor: 'b' }]), m, via: together(way.slice(0, m)).via, alone: atOnce(way.slice(m)), aimed: atOnce([aimed(1), roll, aimed(2), roll]) };
}

/** Runs in the page: how made-up entries are told by a Blue, with rules that have a word for shots and losses. */
async function madeUp() {
  const words = '/js/counters/terms.js', grouping = '/js/table/tale.js', module = '/js/table/telling.js';
  const { setTerms } = await import(words), { deedsOf, partsOf } = await import(grouping), { tellOf } = await import(module);
  const say = (/** @type {string} */ en, /** @type {string} */ sign) => ({ en, pl: en, sign });
  setTerms({
    arm: { cannon: say('', 'gun:gun') }, tale: { SHOT: say('{n:fires|fire} at {h}', 'shot') }, noun: { gun: say('{n:gun|guns}', '') },
    result: { gone: say('{u} eliminated', ''), back: say('{u} {n:falls|fall} back', ''), loss: say('{n:one step|# steps} lost', '') },
  });
  const piece = (/** @type {string} */ id) => ({ id, name: id.toUpperCase(), side: id[0] === 'r' ? 'red' : 'blue', arm: 'cannon', kind: id.endsWith('boss') ? 'leader' : 'guns', commander: id[0] === 'r' ? 'rboss' : null });
  const field = { side: 'blue', sideNames: new Map([['red', 'Reds'], ['blue', 'Blues']]), piece, isTwin: () => false };
  let n = 0;
  const entry = (/** @type {string} */ actor, /** @type {object} */ more) => ({ n: ++n, actor, action: null, label: '', for: null, events: [], turn: 1, active: 'rboss', ...more });
  const shot = (/** @type {string} */ unit, /** @type {string} */ hex) => entry(unit[0] === 'r' ? 'red' : 'blue', { begins: true, role: 'attacks', unit, events: [{ code: 'SHOT', text: '', unit, hex }] });
  const roll = (/** @type {object} */ more) => entry('chance', { role: 'rolls', roll: 4, ...more });
  const pass = () => entry('blue', { begins: true, role: 'declines', answer: true, declined: true, idle: true });
  const turn = (/** @type {string} */ unit, to = 'SE', from = 'N') => entry('red', { begins: true, role: 'plain', unit, changes: [{ unit, facing: [from, to] }], events: [{ code: 'TURNS', text: `${unit} turns to ${to}`, unit }] });
  const ordered = (/** @type {any} */ e) => ({ ...e, order: 7, words: 'All guns: fire at 1308' }), hits = (/** @type {string} */ unit) => roll({ changes: [{ unit, lost: 1 }] });
  const flees = (/** @type {string} */ unit) => roll({ events: [{ code: 'X', text: '', unit, outcome: true, results: ['back'] }] }), reply = (/** @type {string} */ unit) => ({ ...shot(unit, '1010'), answer: true });
  const ride = (/** @type {string} */ from, /** @type {string} */ to) => entry('red', { begins: true, role: 'goes', unit: 'rboss', changes: [{ unit: 'rboss', hex: [from, to] }] });
  const step = (/** @type {string} */ unit, /** @type {string} */ to, /** @type {number[]} */ ...near) => entry('red', { begins: true, role: 'goes', unit, changes: [{ unit, hex: ['1011', to], near }] });
  const told = (/** @type {object[]} */ entries) => deedsOf(partsOf(entries, field), field).filter((/** @type {any} */ d) => d.told).map((/** @type {any} */ d) => `${d.side}: ${tellOf(d, field).text}`);
  return {
    battery: told([shot('r1', '1308'), roll({}), pass(), shot('r2', '1308'), roll({ changes: [{ unit: 'b1', lost: 1 }] }), pass(), shot('r3', '1308'), roll({})]),
    turns: told([turn('r1'), pass(), turn('r2'), pass(), turn('r3'), turn('r4')]),
    between: told([turn('r1'), shot('r2', '1308'), hits('b1'), turn('r2', 'NW'), shot('r3', '1308'), hits('b2'), turn('r4'), step('r5', '1012', 4, 3)]),
    folded: deedsOf(partsOf([turn('r1'), shot('r2', '1308'), hits('b1'), turn('r2', 'NW')], field), field).filter((/** @type {any} */ d) => d.quiet).flatMap((/** @type {any} */ d) => tellOf(d, field).rest.map((/** @type {any} */ s) => s.text)),
    about: told([turn('r1'), shot('r2', '1308'), hits('b1'), turn('r1', 'N', 'SE')]),
    fire: told([ordered(shot('b1', '1308')), flees('r1'), reply('r2'), flees('b2'), ordered(shot('b2', '1308')), hits('r3'), reply('r3'), hits('b1'), ordered(shot('b3', '1308')), roll({})]),
    vain: told([ordered(shot('b1', '1308')), roll({}), reply('r2'), roll({}), ordered(shot('b2', '1308')), roll({})]),
    alone: told([ordered(shot('b1', '1308')), flees('r1')]),
    duel: told([shot('r1', '1308'), hits('b1'), ordered(reply('b1')), shot('r2', '1308'), roll({}), ordered(reply('b2')), hits('r2'), shot('r3', '1308'), hits('b2')]),
    harmless: told([shot('r1', '1308'), pass(), shot('r2', '1309')]),
    own: told([shot('b1', '1308'), shot('b2', '1309')]),
    ride: told([pass(), ride('1010', '1011'), ride('1011', '1012'), ride('1012', '1112')]),
    ahead: told([step('r1', '1012', 7, 6), step('r1', '1013', 6, 5)]),
    back: told([step('r1', '1012', 2, 3)]),
    slowly: told([step('r1', '1012', 7, 6)]),
    far: told([step('r1', '1012', 11, 10), step('r1', '1013', 10, 9)]),
    most: told([step('r1', '1012', 4, 3), step('r2', '1013', 4, 3), step('r3', '1014', 5, 5)]),
    apart: told([step('r1', '1012', 4, 3), step('r2', '1013', 4, 3), step('r3', '1014', 3, 4)]),
    thrown: told([step('r1', '1012', 3, 2), roll({ changes: [{ unit: 'r1', hex: ['1012', '1007'], near: [2, 7] }] })]),
    circle: told([ride('1010', '1011'), ride('1011', '1010')]),
    lost: told([shot('r1', '1308'), roll({ events: [{ code: 'X', text: '', unit: 'b1', outcome: true, results: ['gone'] }], changes: [{ unit: 'b1', hex: ['1308', null], lost: 1, eliminated: true }] })]),
  };
}

/** The strip and the log of a stored game as a Pole sees them, in both languages. @param {import('./run.mjs').Test} test  @param {string} name */
async function toldInBoth(test, name) {
  const server = await test.server(), told = [];
  let path = '';
  for (const lang of /** @type {const} */ (['en', 'pl'])) {
    const { page, table } = await test.person(server, { lang, path: '/' });
    path ||= await poleOf(page, name);
    await page.goto(path);
    await table.settled();
    await page.locator('.recap').waitFor();
    const log = await page.locator('.log-list li[data-n]').evaluateAll(lines => lines.map(li => li.querySelector('.log-lines p')?.textContent ?? ''));
    told.push({ strip: await page.locator('.recap-part').allInnerTexts(), log });
  }
  return told;
}

/** The way to the Poles' seat in a stored game. @param {import('playwright-core').Page} page  @param {string} name */
async function poleOf(page, name) {
  const { game, seats } = await storedGame(page, name);
  return `/#/table/${game}?seat=${seats.polish}`;
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'an activation or a phase is shown in ten seconds at most, shots of one battery and steps of one move together': async test => {
    const { page } = await test.person(await test.server(), { path: '/', prefs: { speed: '1' } });
    const { movement, next, speed, played, of } = await page.evaluate(shownAtNormalSpeed);
    assert.equal(played, of);
    assert.ok(movement > 5000 && movement <= 10_300, `${movement} ms for a phase`);
    assert.deepEqual({ speed, next }, { speed: 1, next: 2120 }, 'the next phase has its own time');
    assert.deepEqual(await page.evaluate(salvos), { n: 7, units: ['g1', 'target', 'g2', 'g3'], two: 1, m: 4, via: { u: ['1212', '1213', '1214'] }, alone: 1, aimed: 4 });
  },

  'an order of one’s own is shown at the normal speed, however long the enemy has fired': async test => {
    const { page } = await test.person(await test.server(), { path: '/', prefs: { speed: '1' } });
    const { foe, hurried, own, reply } = await page.evaluate(shownAfterFire);
    assert.ok(foe > 1 && hurried, `the enemy’s fire is hurried: ${foe}`);
    assert.deepEqual([...new Set(own)], [1], 'the shot and its die');
    assert.deepEqual([...new Set(reply)], [1], 'what answers it has a time of its own');
  },

  'the log has one line for a decision, what came of it first; the rest unfolds, declines are not told': async test => {
    const person = await test.person(await test.server()), { page } = person;
    await sitDown(person, { before: after(60, idler(7, 0.6)) });
    const lines = page.locator('.log-list li[data-n]'), shown = await lines.count();
    assert.ok(shown > 3 && shown < 45, `${shown} lines for 60 entries`);
    assert.doesNotMatch(await page.locator('.log-list').innerText(), /That is all|No shot this time/);
    const fight = lines.filter({ has: page.locator('.log-die') }).first();
    assert.match(await fight.locator('.log-lines').innerText(), /falls? back|step lost|holds|driven back|no effect|missed|loss|wins|unhurt|eliminated|on target|too far/i, `the outcome stands in the line: ${await fight.innerText()}`);
    assert.equal(await fight.locator('.log-more').count(), 0);
    await fight.locator('.log-fold').click();
    assert.ok(await fight.locator('.log-more p').count() > 0, 'modifiers and shots');
    assert.equal(await fight.locator('.log-fold').getAttribute('aria-expanded'), 'true');
  },

  'a move nearer to the enemy is an advance, one away from him a drawing back, in both languages; the dice drive nobody to either': async test => {
    const server = await test.server(), told = [];
    for (const lang of /** @type {const} */ (['en', 'pl'])) {
      const { page } = await test.person(server, { lang, path: '/' });
      const { ahead, back, slowly, far, most, apart, thrown } = await page.evaluate(madeUp);
      told.push({ ahead, back, slowly, far, most, apart, thrown });
    }
    assert.deepEqual(told, [{
      ahead: ['red: R1 advances to 1013'], back: ['red: R1 draws back to 1012'], slowly: ['red: R1 moves to 1012'], far: ['red: R1 moves to 1013'],
      most: ['red: 3 guns of RBOSS advance to 1012, 1013 and 1014'], apart: ['red: 3 guns of RBOSS move to 1012, 1013 and 1014'], thrown: ['red: R1 moves to 1007'],
    }, {
      ahead: ['red: R1 podchodzi na 1013'], back: ['red: R1 cofa się na 1012'], slowly: ['red: R1 przechodzi na 1012'], far: ['red: R1 przechodzi na 1013'],
      most: ['red: RBOSS: 3 guns podchodzą na 1012, 1013 i 1014'], apart: ['red: RBOSS: 3 guns przechodzą na 1012, 1013 i 1014'], thrown: ['red: R1 przechodzi na 1007'],
    }]);
  },

  'like deeds of one command are told together; shots that cannot harm are not; a ride is its own side’s': async test => {
    const { page } = await test.person(await test.server(), { path: '/' });
    const { battery, turns, harmless, own, ride, circle, lost } = await page.evaluate(madeUp);
    assert.deepEqual({ battery, turns, harmless, own, ride, circle, lost }, {
      battery: ['red: 3 guns of RBOSS fire at 1308: one step lost'],
      turns: ['red: 4 guns of RBOSS turn to SE'],
      harmless: [],
      own: ['blue: B1 and B2 fire at 1308 and 1309: no effect'],
      ride: ['red: RBOSS rides to 1112'],
      circle: [],
      lost: ['red: R1 fires at 1308: B1 eliminated'],
    });
  },

  'whom the enemy merely turns is one quiet line of his activation, and unfolds; it parts nothing': async test => {
    const { page } = await test.person(await test.server(), { path: '/' });
    const { between, folded, about } = await page.evaluate(madeUp);
    assert.deepEqual({ between, folded, about }, {
      between: ['red: R2 and R3 fire at 1308: 2 steps lost', 'red: 3 guns of RBOSS turn', 'red: R5 advances to 1012'],
      folded: ['r1 turns to SE', 'r2 turns to NW'],
      about: ['red: R2 fires at 1308: one step lost'],
    });
    const [en, pl] = await toldInBoth(test, 'raclawice-turns');
    for (const [{ strip, log }, words] of /** @type {const} */ ([[en, /^9 guns \(Russians\) turn$/], [pl, /^9 dział \(Rosjanie\) obraca się$/]])) {
      assert.match(strip.at(-1) ?? '', words, 'the last part of the strip');
      assert.equal(strip.filter(part => /turn|obraca/.test(part)).length, 1, strip.join('\n'));
      assert.equal(log.filter(line => words.test(line)).length, 1, log.join('\n'));
    }
  },

  'what an order of one’s own brought is told apart from what the reply did, in both languages': async test => {
    const server = await test.server(), told = [];
    for (const lang of /** @type {const} */ (['en', 'pl'])) {
      const { page } = await test.person(server, { lang, path: '/' }), { fire, vain, alone, duel } = await page.evaluate(madeUp);
      told.push({ fire, vain, alone, duel });
    }
    assert.deepEqual(told, [{
      fire: ['blue: 3 guns (Blues) fire at 1308: R1 falls back, one step lost; in reply 2 shots: B2 falls back, one step lost'],
      vain: ['blue: B1 and B2 fire at 1308: no effect; in reply one shot: no effect'],
      alone: ['blue: B1 fires at 1308: R1 falls back'],
      duel: ['red: 3 guns of RBOSS fire at 1308: 2 steps lost; in reply 2 shots: one step lost'],
    }, {
      fire: ['blue: 3 guns (Blues) fire at 1308: R1 falls back, one step lost; w odpowiedzi 2 strzały: B2 falls back, one step lost'],
      vain: ['blue: B1 i B2 fire at 1308: bez skutku; w odpowiedzi jeden strzał: bez skutku'],
      alone: ['blue: B1 fires at 1308: R1 falls back'],
      duel: ['red: RBOSS: 3 guns fire at 1308: 2 steps lost; w odpowiedzi 2 strzały: one step lost'],
    }]);
  },

  'an activation at Racławice is told by what its troops did, in both languages': async test => {
    const [en, pl] = await toldInBoth(test, 'raclawice-guns');
    assert.deepEqual(en.strip, [
      '11 guns (Russians) fire at 1214, 1711, 1212 and 2 more: 1/I/6 pp, 3/I/6 pp and 4/I/6 pp fall back; 4 steps lost',
      '12 art. (Russians) moves to 2506',
      '1/III/Jekatierynosławski and 2/III/Jekatierynosławski move to 2606',
    ]);
    assert.deepEqual(pl.strip, [
      '11 dział (Rosjanie) strzela na 1214, 1711, 1212 i jeszcze 2: 1/I/6 pp, 3/I/6 pp i 4/I/6 pp wycofują się; straty: 4 poziomy',
      '12 art. (Rosjanie) przechodzi na 2506',
      '1/III/Jekatierynosławski i 2/III/Jekatierynosławski przechodzą na 2606',
    ]);
    for (const { strip, log } of [en, pl]) assert.deepEqual(log.slice(0, 3), [...strip].reverse(), 'the log tells the same');
  },

  'a half-turn at Raszyn is told by what its troops did, in both languages': async test => {
    const [en, pl] = await toldInBoth(test, 'raszyn-charge');
    assert.deepEqual([en.strip[0], en.strip[5], en.strip.at(-1)], [
      'HR 12 Palatinal charges as far as 3534; HR 1 Kaiser charges 3933',
      '1. Kavalleriebatterie and 1. Brigadebatterie (3 Pf.) advance to 3139',
      'HR 12 Palatinal assaults 3535; HR 1 Kaiser assaults 3933: the defender is beaten; 1 p. strzelców konnych and 6 p. ułanów rout; 1 bateria konna disordered; 3 increments lost (Poles and Saxons)',
    ]);
    assert.deepEqual([pl.strip[0], pl.strip[1], pl.strip[5], pl.strip.at(-1)], [
      'HR 12 Palatinal szarżuje aż na 3534; HR 1 Kaiser szarżuje na 3933',
      'II/IR 48 Vukassovich: czworobok',
      '1. Kavalleriebatterie i 1. Brigadebatterie (3 Pf.) podchodzą na 3139',
      'HR 12 Palatinal szturmuje 3535; HR 1 Kaiser szturmuje 3933: obrońca pokonany; 1 p. strzelców konnych i 6 p. ułanów uciekają; dezorganizacja: 1 bateria konna; straty: 3 stany (Polacy i Sasi)',
    ]);
    assert.equal(en.strip.length, 8, 'a hundred decisions in eight parts');
  },

  'an order is one line, what came of it first, the enemy’s shots between folded in': async test => {
    const server = await test.server(), first = 870; // the entry with which the order begins
    const { page, table } = await test.person(server, { path: '/' }), path = await poleOf(page, 'raclawice-march');
    await page.goto(path);
    await table.settled();
    const line = page.locator(`.log-list li[data-n="${first}"]`);
    await line.waitFor();
    assert.equal(await line.locator('.log-lines p').innerText(), 'Russians: 1/kozak falls back; in reply 2 shots: no effect – I/2 M. BKN, II/2 M. BKN, III/2 M. BKN, IV/2 M. BKN and 2 more: march to 2505');
    assert.equal(await page.locator('.log-list li', { hasText: 'march to 2505' }).count(), 1);
    await line.locator('.log-fold').click();
    const more = await line.locator('.log-more').innerText();
    for (const said of [/I\/2 M\. BKN moves to 2404, cost 1 MP/, /Russians\) fires at|fires at 2\d\d\d, shot/, /against morale|no effect/]) assert.match(more, said);
    const pole = await test.person(server, { path, lang: 'pl' });
    await pole.table.settled();
    assert.equal(await pole.page.locator(`.log-list li[data-n="${first}"] .log-lines p`).innerText(), 'Rosjanie: 1/kozak wycofuje się; w odpowiedzi 2 strzały: bez skutku – I/2 M. BKN, II/2 M. BKN, III/2 M. BKN, IV/2 M. BKN i jeszcze 2: marsz na 2505');
  },

  'what the enemy did stands in a strip, part by part, after a reload too, and after an absence': async test => {
    const server = await test.server(), person = await test.person(server);
    const { page, table, wire } = person, parts = page.locator('.recap-part');
    const { game, seats } = await sitDown(person, {
      sides: ['polish'], before: { by: idler(9, 0.9), until: ({ now }) => (now?.n ?? 0) > 40 && now?.side === 'polish' && !!now.mine && now.entries.some(e => e.actor === 'allied' && e.events.length > 0) },
    });
    await page.locator('.recap').waitFor();
    const told = await parts.allInnerTexts();
    assert.ok(told.length > 0);
    await parts.first().click();
    await page.locator('.bar-ask.ready').waitFor();
    await page.reload();
    await table.settled();
    assert.deepEqual(await parts.allInnerTexts(), told, 'the same after a reload');
    assert.equal(await page.locator('.recap > b').innerText(), 'What happened');
    const { n } = table.now;
    await page.goto('/#/');
    const isAllied = (/** @type {import('../../web/js/types.js').Now|null} */ now) => !!now?.entries.some(e => e.actor === 'allied' && e.events.length > 0);
    await playUnseen(server.url, game, Object.values(seats), { by: idler(11, 0.9), until: ({ now }) => (now?.n ?? 0) > n + 20 && now?.side === 'polish' && isAllied(now) });
    wire.now = null;
    await page.goto(`/#/table/${game}?seat=${seats.polish}`);
    await table.settled();
    assert.equal(await page.locator('.recap > b').innerText(), 'While you were away');
  },

  'the strip lasts through what one’s own standing orders do': async test => {
    const server = await test.server(), person = await test.person(server, { prefs: { asks: '' } }), { page, table, wire } = person;
    const own = (/** @type {Entry} */ e) => e.actor === 'polish' && !!e.order && e.events.length > 0, heard = listen(page);
    await sitDown(person, { sides: ['polish'], players: { polish: 'human', allied: 'greedy' }, before: { by: idler(3, 0), until: ({ now }) => !!now?.left } });
    await page.keyboard.press('Control+A');
    await page.locator('[data-act="order-will"]').click(); // all fire whenever they can
    await table.quiet();
    for (let i = 0; i < 20 && !table.now.over; i++) {
      heard.length = 0;
      await page.keyboard.press('x');
      await table.quiet();
      await table.settled();
      const first = heard.findIndex(isTheirs);
      if (first >= 0 && heard.slice(first).some(own)) break;
    }
    const first = heard.findIndex(isTheirs);
    assert.ok(first >= 0 && heard.slice(first).some(own), 'the enemy has acted, and then the guns have fired by themselves');
    assert.ok(await page.locator('.recap-part').count() > 0, 'what the enemy did before is still told');
    assert.ok(!wire.refused.length);
  },

  'the enemy’s turn is skipped in its middle: nothing more is shown, all of it is told': async test => {
    const person = await test.person(await test.server(), { prefs: { asks: '', speed: '1' } }), { page, table } = person;
    const skip = page.locator('[data-act="skip"]'), heard = listen(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitDown(person, { sides: ['polish'], players: { polish: 'human', allied: 'greedy' }, before: { by: idler(3, 0), until: ({ now }) => !!now?.left && now.side === 'polish' } });
    await page.evaluate(() => { // what is drawn above the map after a Space that was pressed while something was shown
      const page = /** @type {any} */ (globalThis), drawn = () => [...(document.querySelector('.motion')?.children ?? [])];
      page.newAfter = null;
      addEventListener('keydown', ev => {
        if (ev.key !== ' ' || page.newAfter !== null || !document.querySelector('[data-act="skip"]')) return;
        const before = new Set(drawn());
        page.newAfter = 0;
        const look = () => {
          page.newAfter += drawn().filter(el => !before.has(el)).length;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, { capture: true });
    });
    const newAfter = () => page.evaluate(() => /** @type {any} */ (globalThis).newAfter);
    while (await newAfter() === null) { // up to an activation of theirs
      assert.ok(!table.now.over, 'one of theirs is shown');
      heard.length = 0;
      await page.keyboard.press('x');
      await table.quiet();
      await page.waitForFunction(() => document.querySelector('.bar-acts') ?? document.querySelector('.motion')?.childElementCount);
      if (heard.some(e => isTheirs(e) && e.begins) && await skip.isVisible()) await page.keyboard.press('Space');
    }
    await table.settled();
    assert.equal(await newAfter(), 0);
    assert.equal(await skip.count(), 0);
    assert.ok(await page.locator('.recap-part').count() > 0, 'the strip tells it');
    for (const [id, hex] of table.hexes) if (hex) assert.equal(await page.locator(`#stack-${hex}`).count(), 1, `${id} stands in ${hex}`);
  },

  'what comes last of a turn that is skipped goes by unseen too, though it comes with the question': async test => {
    const { page } = await test.person(await test.server(), { path: '/', prefs: { speed: '1' } }), { after, then } = await page.evaluate(shownAfterSkip);
    assert.deepEqual(after, [0, 0]);
    assert.ok(then.length === 1 && then[0] > 0, `what is done after it is seen: ${then}`);
  },

  'the roster of the army, by command: a click brings a unit into sight and into the hand': async test => {
    const person = await test.person(await test.server()), { page, table } = person;
    await sitDown(person, { before: after(30, idler(7, 0.6)) });
    const own = table.now.side;
    await page.locator('.roster summary').click();
    const rows = page.locator('.ros-unit');
    const ids = await rows.evaluateAll(all => all.map(row => row.getAttribute('data-unit')));
    const mine = (person.wire.table?.pieces ?? []).filter(p => p.side === own && p.kind !== 'leader' && p.kind !== 'overall_leader').map(p => p.id);
    assert.deepEqual([...ids].sort(), mine.filter(id => person.wire.hexes.has(id)).sort());
    assert.ok(await page.locator('.ros-leader').count() >= 1);
    await rows.first().click();
    assert.equal(await rows.first().getAttribute('aria-pressed'), 'true');
    const hex = String(person.wire.hexes.get(ids[0] ?? ''));
    assert.ok((await table.atRest(hex)).free, 'it is to be seen');
    await page.locator('.tb-map').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    const [map, bar] = await Promise.all(['.tb-map', '.tb-bar'].map(part => page.locator(part).boundingBox())), places = [];
    for (const i of [0, ids.length - 1]) {
      await rows.nth(i).click();
      const { x, y } = await table.atRest(String(person.wire.hexes.get(ids[i] ?? '')));
      places.push([(x - (map?.x ?? 0)) / (map?.width ?? 1), (y - (map?.y ?? 0)) / ((bar?.y ?? 0) - (map?.y ?? 0))]);
    }
    for (const [x, y] of places) assert.ok(x > 0.35 && x < 0.6 && y > 0.3 && y < 0.7, `it comes into the middle: ${places}`);
    await page.locator('.ros-sides .btn').last().click();
    assert.notEqual(await rows.first().getAttribute('data-unit'), ids[0], 'the other army');
  },

  'the report after a battle: how the chances went, what decided it, each loss; on a phone too': async test => {
    const server = await test.server();
    for (const size of /** @type {const} */ (['wide', 'phone'])) {
      const { page, table } = await test.person(server, { size, path: '/' });
      await page.goto(await poleOf(page, 'wywla-sudden'));
      await table.settled();
      await page.locator('.rep-curve svg[aria-label]').waitFor();
      assert.match(await page.locator('.rep-curve svg').getAttribute('aria-label') ?? '', /Win chance of/);
      assert.ok(await page.locator('.rep-moments li .rep-picture').count() > 0, 'a picture of what decided it');
      await page.locator('.rep-losses summary').click();
      assert.match(await page.locator('.rep-losses').innerText(), /Poles/);
    }
  },

  'a change of the chances by a few per cent decided nothing': async test => {
    const { page } = await test.person(await test.server(), { path: '/' });
    const told = await page.evaluate(async () => {
      const module = '/js/table/report.js', { decisive } = await import(module);
      const moments = (/** @type {number[]} */ changes) => decisive({ whole: 1000, turning: changes.map((change, n) => ({ n, change, time: 0 })) }).map((/** @type {any} */ e) => e.n);
      return { small: moments([27, -31, 60]), some: moments([27, -310, 95, 120, 200]) };
    });
    assert.deepEqual(told, { small: [], some: [1, 3, 4] });
  },

  'no sound before the player has touched the page, and none while it is off': async test => {
    const { page } = await test.person(await test.server(), { prefs: { sound: true, volume: 40 } });
    await page.addInitScript(() => {
      const made = /** @type {any} */ (globalThis).madeContexts = { n: 0 };
      globalThis.AudioContext = new Proxy(AudioContext, { construct: (Kind, args) => { made.n++; return new Kind(...args); } });
    });
    // Told by the page itself: whatever a test runs in it, even waiting for an element, counts as the player's touch.
    await page.addInitScript(() => addEventListener('load', async () => {
      const module = '/js/table/sound.js', { play } = await import(module);
      for (const sound of ['gun', 'volley', 'drum', 'die', 'chit', 'step']) play(sound, 12);
      console.debug(`contexts ${/** @type {any} */ (globalThis).madeContexts.n}`);
    }));
    const told = page.waitForEvent('console', message => message.text().startsWith('contexts'));
    await page.goto('/');
    assert.equal((await told).text(), 'contexts 0');
    const beat = () => page.evaluate(async () => {
      const module = '/js/table/sound.js', prefs = '/js/prefs.js', made = /** @type {any} */ (globalThis).madeContexts;
      const { play } = await import(module), { setPref } = await import(prefs), heard = [];
      for (const on of [false, true]) {
        setPref('sound', on);
        play('gun', 12);
        heard.push(made.n);
      }
      return heard;
    });
    assert.deepEqual(await beat(), [0, 1], 'none while it is off, one maker of sounds once it is on');
  },
};
