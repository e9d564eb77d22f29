import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Whether something else lies over the middle of a button of the open dialog. */
const isCovered = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name })
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

for (const [width, motion] of [
  [360, 'reduced'],
  [1024, 'full'],
  [1440, 'reduced'],
] as const) {
  test(`at ${width} px, motion ${motion}, a toast keeps off the head of what is open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
    await page.goto('/dev/ui');
    for (const opener of ['Folha lateral', 'Folha lateral modal', 'Diálogo']) {
      await press(page, 'Aviso de sucesso');
      await expect(toasts(page)).toHaveCount(1);
      await press(page, opener);
      await expect.poll(() => isCovered(page, 'Fechar')).toBe(false);
      const box = await toasts(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await press(page, 'Fechar');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => Math.round((await toasts(page).boundingBox())?.y ?? 0)).toBe(12);
      await press(page, 'Fechar aviso');
      await expect(toasts(page)).toHaveCount(0);
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

test('going through candidates, no toast is in the way of the next one', async ({ page, context, server }) => {
  const token = await signIn(context, server.url, demoAccounts.recruiter);
  const answer = await context.request.get(
    `${server.url}/api/v1/jobs/recruiter/paginated?limit=1&sort=candidates&status=active`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const [job] = ((await answer.json()) as { data: { id: string }[] }).data;
  await page.goto(`/admin/recruiter/jobs/${job?.id}/board`);
  await page.locator('[data-open]').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^Avançar/ }).click();
  await expect(toasts(page)).toHaveCount(1);
  for (const name of ['Candidatura anterior', 'Próxima candidatura', 'Fechar'])
    expect([name, await isCovered(page, name)]).toEqual([name, false]);
  // Nor does anything lie over the bar of the page: the panel begins below it.
  await page.getByRole('button', { name: 'Sua conta' }).click({ trial: true });
  await toasts(page).hover();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(panel).toBeHidden();
  await expect(toasts(page)).toHaveCount(1);
});
