// Every lesson through the socket, from its first step to its end, in both languages.

import assert from 'node:assert/strict';

/** @typedef {import('./run.mjs').Test} Test */

export const tests = {
  /** @param {Test} test */
  async 'each is played to its end'(test) {
    const server = await test.server();
    const { books } = JSON.parse((await server.fetch('/api/lessons')).body);
    assert.deepEqual(books.map((/** @type {any} */ b) => b.battle), ['szczekociny', 'raszyn'], 'in the order of the battles');
    for (const { battle, lessons, lang } of books.flatMap((/** @type {any} */ b) => [{ ...b, lang: 'en' }, { ...b, lang: 'pl' }])) {
      assert.ok(lessons.length >= 5, `${lessons.length} lessons`);
      const client = await server.client({ lang });
      for (let n = 1; n <= lessons.length; n++) {
        const table = await client.call('lesson', { battle, n });
        await client.till(c => c.now?.lesson?.title === lessons[n - 1].title[lang]);
        assert.deepEqual(table.seat.sides, [lessons[n - 1].side]);
        assert.equal(client.now.lesson.title, lessons[n - 1].title[lang]);
        let steps = 0;
        for (; !client.now.lesson.done; steps++) {
          const { lesson, choices } = client.now;
          assert.equal(client.now.mine, true);
          assert.deepEqual([lesson.step, lesson.of], [steps + 1, lessons.length]);
          assert.ok(lesson.goal && lesson.text && lesson.expect.length);
          const wrong = choices.find((/** @type {any} */ c) => !lesson.expect.includes(c.action));
          if (wrong && steps < 2) {
            const before = client.now.n;
            assert.equal(await client.refusal('act', { n: before, action: wrong.action }), 'lesson');
            assert.equal(client.now.n, before);
          }
          assert.ok(choices.some((/** @type {any} */ c) => c.action === lesson.expect[0]),
            `lesson ${n}: ${lesson.expect[0]} can be done`);
          await client.act(lesson.expect[0]);
        }
        assert.equal(steps, lessons[n - 1].steps, `lesson ${n} has as many steps as it says`);
        assert.deepEqual([client.now.lesson.goal, client.now.lesson.expect], ['', []]);
      }
      client.close();
    }
  },

  /** @param {Test} test */
  async 'it is nobody else\'s, is not stored, and cannot be taken back'(test) {
    const server = await test.server(), a = await server.client(), b = await server.client();
    await Promise.all([a.call('lesson', { battle: 'szczekociny', n: 1 }), b.call('lesson', { battle: 'szczekociny', n: 1 })]);
    await a.till(c => c.now?.mine);
    const { n } = a.now;
    await a.act(a.now.lesson.expect[0]);
    assert.ok(a.now.n > n);
    assert.equal(b.now.n, n, 'two have two tables');
    assert.deepEqual((await a.call('games')).games, []);
    assert.equal(await b.refusal('delete', { game: 'lesson' }), 'no_game');
    for (const c of [a, b]) await c.call('log', { from: 1, to: 9 });
    assert.equal(await a.refusal('undo', { n: a.now.n }), 'undo_barrier');
    assert.equal(await b.refusal('join', { game: 'lesson', tokens: ['x'] }), 'no_game');
    for (const bad of [0, 99, -1, 1.5, '1', null, undefined]) assert.equal(await a.refusal('lesson', { battle: 'szczekociny', n: bad }), 'bad_request');
    assert.equal(await a.refusal('lesson', { n: 1 }), 'bad_request');
    assert.equal(await a.refusal('lesson', { battle: 'nowhere', n: 1 }), 'no_game');
    assert.equal(await a.refusal('export'), 'not_yours');
  },
};
