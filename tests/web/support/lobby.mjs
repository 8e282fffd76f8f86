// The lobby as a player uses it.

/**
 * Fills in the new game form and sits down at the table.
 * @param {import('playwright-core').Page} page
 * @param {{scenario?: string, side?: string, opponent?: 'program'|'friend'|'table'|'watch', level?: string, temper?: string,
 *   curtain?: boolean}} game
 */
export async function startGame(page, { scenario = 'szczekociny/wywla', side, opponent = 'table', level, temper, curtain = false } = {}) {
  await chooseBattle(page, scenario.split('/')[0]);
  await pick(page, 'scenario', scenario);
  if (side) await pick(page, 'side', side);
  await pick(page, 'opponent', opponent);
  if (level) await pick(page, 'level', level);
  if (temper) await pick(page, 'temper', temper);
  if (opponent === 'table') await page.locator('form .chk input').first().setChecked(curtain);
  await page.locator('button.go').click();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} battle
 */
export async function chooseBattle(page, battle) {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.locator(`.card[data-battle="${battle}"] .choose`).click();
}

/**
 * A card of a group, by the click on its face: the radio button itself is hidden behind it.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {string} value
 */
export async function pick(page, name, value) {
  const card = page.locator(`label:has(input[name="${name}"][value="${value}"])`);
  await card.click();
}
