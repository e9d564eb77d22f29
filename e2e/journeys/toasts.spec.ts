import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Names of what can be pressed, typed into or read as the title of a dialog, and lies under a toast; and whether one leaves the window. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[popover="manual"][aria-label]');
    const names = new Set<string>();
    for (const item of region?.querySelectorAll('li:not([hidden])') ?? []) {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) names.add('outside');
      for (let x = left; x <= right; x += 4)
        for (let y = top; y <= bottom; y += 4) {
          const under = document.elementsFromPoint(x, y).find((element) => !region?.contains(element));
          const control = under?.closest('a[href], button, input, textarea, select, [role="menuitem"], [slot="title"]');
          if (control) names.add(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
        }
    }
    return [...names];
  });

for (const [width, motion] of [
  [360, 'reduced'],
  [1024, 'full'],
  [1440, 'reduced'],
] as const) {
  test(`at ${width} px, motion ${motion}, a toast keeps off whatever opens`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
    for (const opener of ['Folha lateral', 'Folha lateral modal', 'Diálogo']) {
      await page.goto('/dev/ui');
      await press(page, 'Aviso de sucesso');
      await expect(toasts(page)).toHaveCount(1);
      await press(page, opener);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
    }
  });
}

test('a toast over a modal sheet is read, reached with F8, and closed without closing the sheet', async ({ page }) => {
  await page.goto('/dev/ui');
  await press(page, 'Aviso de sucesso');
  await press(page, 'Folha lateral modal');
  const sheet = page.getByRole('dialog', { name: 'Júlia Nakamura' });
  await expect(sheet).toBeVisible();
  // Found by its role: what a dialog hides from screen readers has none.
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a toast stays above a panel that opens where it is', async ({ page, context, server }) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/jobs');
  await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(toasts(page)).toHaveCount(1);
  // The bar on top stays free: whoever points at the account is not kept from it.
  await press(page, 'Sua conta');
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  await close.click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
});

for (const width of [1440, 360]) {
  test(`at ${width} px, deciding one after the other, no toast lies on anything to press`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const token = await signIn(context, server.url, demoAccounts.recruiter);
    const get = async <T>(path: string): Promise<T> => {
      const headers = { authorization: `Bearer ${token}` };
      return ((await (await context.request.get(`${server.url}/api/v1${path}`, { headers })).json()) as { data: T })
        .data;
    };
    type Board = { columns: { cards: unknown[] }[] };
    // Those who are decided on stand in the first stage, which is all that a phone shows.
    const withThree = async (jobs: readonly { id: string }[]): Promise<string | undefined> => {
      for (const { id } of jobs) {
        const { columns } = await get<Board>(`/applications/funnel-board?jobId=${id}`);
        if ((columns[0]?.cards.length ?? 0) >= 3) return id;
      }
      return undefined;
    };
    const jobId = await withThree(
      await get<{ id: string }[]>('/jobs/recruiter/paginated?limit=20&sort=candidates&status=active'),
    );
    await page.goto(`/admin/recruiter/jobs/${jobId}/board`);
    await page.locator('[data-open]').first().click();
    const panel = page.locator('div[role="dialog"]');
    const ready = panel.locator('[data-actions]:not([aria-busy])');
    for (const _ of ['first', 'second']) {
      await expect(ready).toBeVisible();
      const name = await panel.getByRole('heading').first().textContent();
      await panel.getByRole('button', { name: /^Avançar/ }).click();
      await expect(toasts(page).filter({ hasText: name ?? '' })).toBeVisible();
      await expect(panel.getByRole('heading').first()).not.toHaveText(name ?? '');
      await expect(ready).toBeVisible();
      // Both can be taken back, and take the space of one.
      await expect.poll(async () => [await toasts(page).count(), await covered(page)]).toEqual([1, []]);
    }
    await panel.getByRole('button', { name: 'Rejeitar' }).click();
    await expect(page.getByLabel('Assunto')).not.toHaveValue('');
    await expect.poll(() => covered(page)).toEqual([]);
    await expectAccessible(page);
  });
}
