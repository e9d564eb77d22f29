import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the code of a page that the server has drawn answers for an element: before, a link is one of the browser's and
 * nothing that is typed is kept. React leaves its props at what it has taken over.
 */
export async function takenOver(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isTaken).toBe(true);
}
