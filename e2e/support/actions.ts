import type { Page } from '@playwright/test';

/** What is done on a screen before its picture is taken. */
type Action = (page: Page) => Promise<void>;

/** Clicks the button of this name, which the pattern knows in both languages. */
export const press =
  (name: RegExp): Action =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Chooses an item of the open menu. */
export const choose =
  (name: RegExp): Action =>
  (page) =>
    page.getByRole('menuitem', { name }).first().click();

/** Sends the form as it stands, so that its mistakes are shown. */
export const submit: Action = (page) => page.locator('main [type="submit"]').last().click();

/** One after the other. */
export const inTurn =
  (...actions: Action[]): Action =>
  async (page) => {
    for (const action of actions) await action(page);
  };
