// Going by a single click: where a unit can come, and the way there. One step, one message, and an end as soon as
// anything else comes; a step that is a risk is asked about first, as always.

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{hex: string, cost: number, facing: string|null, path: string[], threat?: number}} Reach threat: enemy stacks that could answer there */

/** By hex; empty where the server has no answer. @param {Desk} desk  @param {string} unit  @returns {Promise<Map<string, Reach>>} */
export async function reachOf(desk, unit) {
  const exposed = !desk.isCommander(unit);
  const [reach, threat] = await Promise.all([desk.ask('reach', { unit }), exposed ? desk.ask('threat') : null]);
  /** @type {Map<string, number>} */
  const stacks = new Map(threat?.hexes.map((/** @type {{hex: string, stacks: number}} */ t) => [t.hex, t.stacks]));
  return new Map(reach?.hexes.map((/** @type {Reach} */ r) => [r.hex, { ...r, threat: stacks.get(r.hex) ?? 0 }]));
}

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
