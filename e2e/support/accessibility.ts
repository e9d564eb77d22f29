import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that look at colours: all that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds on the page as it stands, and with what it finds of the colours of the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte of code, once for each loaded page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  for (const theme of ['light', 'dark']) {
    // Setting what the theme switch sets, so that the state of the screen is kept.
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await page.evaluate(settled);
    expect(
      (await violationsOf(page, theme === 'dark' ? COLOUR_RULES : undefined)).map((text) => `${theme}: ${text}`),
    ).toEqual([]);
  }
  await page.evaluate("document.documentElement.dataset.theme = 'light'");
}

/** @param rules their names; left out, all */
function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
}

/**
 * Colours on their way from one theme to the other are nobody's to judge; what moves for ever is not waited for. Words that
 * take their colour from what holds them set out when that has arrived.
 */
const settled = async () => {
  for (let round = 0; round < 10; round += 1) {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
};
