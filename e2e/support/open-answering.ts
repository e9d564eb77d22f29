import { expect, type Page } from '@playwright/test';

/**
 * Opens a public page and waits until all of it answers. While code of any part is on its way, the browser follows the links of
 * every other by itself: the next page then comes drawn by the server, and asks for nothing.
 */
export async function openAnswering(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('prova:ready', () => Object.assign(globalThis, { pageAnswers: true }), { once: true });
  });
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => 'pageAnswers' in globalThis)).toBe(true);
}
