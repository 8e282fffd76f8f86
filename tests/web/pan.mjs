// How smooth the board is: pans and zooms by real input and looks at every frame.

/** @typedef {{frames: number, frame: number, worst: number, script: number, longest: number}} Smoothness
 *    milliseconds: frame and script at the 95th percentile, worst frame, longest script */

/** @param {number[]} values @param {number} share */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : 0;
}

/**
 * Drags and turns the wheel over the board of a page. Times of frames are those between animation frames; times of
 * scripts come from the browser's own trace (everything it calls script, listeners and animation callbacks alike).
 * @param {import('playwright-core').Page} page
 * @param {{selector?: string, rounds?: number}} [options]
 * @returns {Promise<{pan: Smoothness, zoom: Smoothness}>}
 */
export async function measurePan(page, { selector = '.board', rounds = 3 } = {}) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector} to be seen`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  const pan = await record(page, async () => {
    for (let i = 0; i < rounds; i++) await drag(page, middle, Math.min(box.width, box.height) / 3);
  });
  const zoom = await record(page, async () => {
    for (let i = 0; i < rounds; i++)
      for (const delta of [-100, 100])
        for (let k = 0; k < 12; k++) {
          await page.mouse.wheel(0, delta);
          await page.waitForTimeout(16);
        }
  });
  return { pan, zoom };
}

/**
 * Drags a piece round its place with the preview of its order following, and looks at every frame.
 * @param {import('playwright-core').Page} page
 * @param {{x: number, y: number}} from where the piece lies
 * @returns {Promise<Smoothness>}
 */
export function measureCarry(page, from) {
  return record(page, () => drag(page, from, 160, () => page.keyboard.press('Escape')));
}

/**
 * A loop about the middle, one move for each frame.
 * @param {import('playwright-core').Page} page
 * @param {{x: number, y: number}} middle
 * @param {number} radius
 * @param {() => Promise<void>} [last] before the button is let go
 */
async function drag(page, middle, radius, last) {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let k = 1; k <= 60; k++) {
    const a = k / 60 * 2 * Math.PI;
    await page.mouse.move(middle.x + Math.sin(a) * radius, middle.y + (Math.cos(a) - 1) * radius);
    await page.waitForTimeout(10);
  }
  await last?.();
  await page.mouse.up();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<Smoothness>}
 */
async function record(page, work) {
  const session = await page.context().newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window).__frames = /** @type {number[]} */ ([]);
    const tick = (/** @type {number} */ now) => {
      seen.push(now);
      if (/** @type {any} */ (window).__frames === seen) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  const stamps = await page.evaluate(() => {
    const seen = /** @type {any} */ (window).__frames;
    /** @type {any} */ (window).__frames = null;
    return seen;
  });
  const done = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  return summary(stamps.slice(1).map((/** @type {number} */ t, /** @type {number} */ i) => t - stamps[i]), scripts(events));
}

/**
 * Milliseconds of script in each frame: what lies between two animation frames, nested calls counted once.
 * @param {any[]} events
 */
function scripts(events) {
  const calls = events.filter(e => e.ph === 'X' && (e.name === 'FunctionCall' || e.name === 'FireAnimationFrame'))
    .sort((a, b) => a.ts - b.ts);
  const frames = /** @type {number[]} */ ([]);
  let end = 0, sum = 0;
  for (const { name, ts, dur } of calls) {
    if (name === 'FireAnimationFrame' && ts > end) { frames.push(sum / 1000); sum = 0; }
    if (ts + dur > end) sum += ts + dur - Math.max(ts, end);
    end = Math.max(end, ts + dur);
  }
  return frames;
}

/**
 * @param {number[]} frames
 * @param {number[]} script
 * @returns {Smoothness}
 */
function summary(frames, script) {
  const round = (/** @type {number} */ n) => Math.round(n * 10) / 10;
  return {
    frames: frames.length, frame: round(percentile(frames, 0.95)), worst: round(Math.max(0, ...frames)),
    script: round(percentile(script, 0.95)), longest: round(Math.max(0, ...script)),
  };
}
