// Debian's Chromium, in the form that has no window and takes two thirds of the time, and the pages of one test.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { PATIENCE_MS } from '../../server/support/client.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Nothing is done by custom, so that a test sees every decision; those of orders say asks: ''. */
const EVERYTHING = 'answer,joining,retreat,loss,facing,fight,advance,rally';

/** Screens the page is looked at on. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  middle: { width: 900, height: 700 },
  phone: { width: 400, height: 800 },
};

/**
 * @typedef {object} Look
 * @property {keyof typeof SIZES} [size]
 * @property {'light'|'dark'} [theme]
 * @property {'en'|'pl'} [lang]
 * @property {Record<string, unknown>} [prefs] further settings of web/js/prefs.js
 * @property {boolean} [ground] whether the ground of the map is seen: to paint it anew takes most of a machine's time
 */

/** No page of a test lives long enough for V8's optimiser to be worth its time: a fifth of all. */
export const SHORT_LIVED = '--js-flags=--no-opt';

/** @param {string[]} args further ones for Chromium */
export async function launch(...args) {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is missing. Next: scripts/setup test`);
  return chromium.launch({ executablePath: CHROMIUM, args: [...ARGS, ...args] });
}

/**
 * A browser of another person: nothing is shared with those opened before. What goes wrong inside
 * the page (an exception, a complaint of the console, a breach of its policy) is put into `faults`.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string[]} faults
 * @param {Look} look
 */
export async function person(browser, url, faults, { size = 'wide', theme = 'light', lang = 'en', prefs = {}, ground = false } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(({ values, ground }) => {
    // Once: what the person changes later must stay.
    if (!localStorage.getItem('kosynier.prefs')) localStorage.setItem('kosynier.prefs', JSON.stringify(values));
    if (ground) return;
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.board-ground { visibility: hidden }');
    document.adoptedStyleSheets.push(hidden);
  }, { values: { theme, lang, speed: 'list', cards: false, asks: EVERYTHING, ...prefs }, ground });
  const page = await context.newPage();
  page.on('pageerror', error => faults.push(`exception: ${error.stack ?? error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' && !expected(message.text())) faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return page;
}

/** A connection that breaks, and one without TLS from elsewhere, are part of some tests, and Chromium complains of them. @param {string} text */
const expected = text => /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|Cross-Origin-Opener-Policy header has been ignored/.test(text);
