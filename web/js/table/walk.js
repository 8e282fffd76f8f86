// Walks a path that was clicked as a whole: one step, one message, and an end as soon as anything else comes.

/** @typedef {import('./desk.js').Desk} Desk */

/** @param {Desk} desk  @param {string[]} path actions, the first one first */
export async function walk(desk, path) {
  for (const action of path) {
    const { latest, choices } = desk.model;
    if (!latest?.mine || latest.question || !choices.find(action)) return;
    if (!(await desk.act(action))) return;
  }
}
