// Walks a path that was clicked as a whole: one step, one message, and an end as soon as anything else comes. A step
// that is a risk is asked about first, as always.

/** @typedef {import('./desk.js').Desk} Desk */

/** @param {Desk} desk  @param {string[]} path actions, the first one first */
export async function walk(desk, path) {
  for (const action of path) {
    const { latest, choices } = desk.model;
    const choice = latest?.mine && !latest.question ? choices.find(action) : null;
    if (!choice) return;
    if (desk.hand.isRisk(choice)) {
      await desk.hand.choose(choice);
      return;
    }
    if (!(await desk.act(action))) return;
  }
}
