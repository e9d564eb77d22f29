import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours: all that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds on the page as it stands, and with what it finds of the colours of the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    // Setting what the theme switch sets, so that the state of the screen is kept.
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await page.evaluate(settled);
    // Legacy: in the page itself, which has no frames, and not put together in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found).toEqual([]);
  }
  await page.evaluate("document.documentElement.dataset.theme = 'light'");
}

/** Colours on their way from one theme to the other are nobody's to judge; what moves for ever is not waited for. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished),
  );
