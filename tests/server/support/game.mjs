// A game made for a test, and seats at it.

/** @typedef {import('./server.mjs').Server} Server */

/** @typedef {{id: string, seats: Record<string, string>, watch: string, game: any}} Made */

/**
 * @param {Server} server
 * @param {string} scenario
 * @param {Record<string, any>} [more] players, options, curtain
 * @returns {Promise<Made>}
 */
export async function create(server, scenario, more = {}) {
  const owner = await server.client();
  const { game } = await owner.call('create', { scenario, ...more });
  owner.close();
  return { id: game.game, seats: game.seats, watch: game.watch, game };
}

/**
 * Somebody with these seats ('watch': none), who has been told how it stands.
 * @param {Server} server
 * @param {Made} made
 * @param {string[]} sides
 * @param {{lang?: string}} [how]
 */
export async function sit(server, made, sides, how) {
  const client = await server.client(how);
  const tokens = sides.map(side => (side === 'watch' ? made.watch : made.seats[side]));
  client.table = await client.call('join', { game: made.id, tokens });
  await client.till(c => c.now !== null || c.curtain !== null);
  return client;
}

/**
 * Plays n decisions of this seat at random, or till the game is over.
 * @param {import('./client.mjs').Client} client
 * @param {number} n
 * @param {import('./random.mjs').Random} random
 */
export async function play(client, n, random) {
  for (let i = 0; i < n; i++) {
    await client.asked();
    if (client.now.over) return;
    await client.act(random.of(client.now.choices).action);
  }
  await client.asked();
}
