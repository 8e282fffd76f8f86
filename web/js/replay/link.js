// A link to a moment that others can open: with the watcher's token where this client may give it away.

/**
 * @param {{net: import('../net.js').Net, game: string, query: URLSearchParams}} context
 * @param {number} n @param {string|null} side
 */
export async function momentLink({ net, game, query }, n, side) {
  const seats = net.hello?.owner ? await net.call('seats', { game }).catch(() => null) : null;
  const watch = seats?.watch ?? query.get('watch');
  const fields = new URLSearchParams({ ...(watch && { watch }), at: String(n), ...(side && { side }) });
  return `${location.origin}/#/replay/${game}?${fields}`;
}
