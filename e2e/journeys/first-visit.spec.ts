import { expectAccessible } from '../support/accessibility.ts';
import { demoAccounts, demoPassword } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

test('a visitor finds the landing page, the jobs and a way back from nowhere', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Voltar ao Início' }).click();
  await expect(page).toHaveURL('/');
  expect(failures).toEqual([]);
});

for (const [role, home] of [
  ['recruiter', '/admin/recruiter/home'],
  ['talent', '/admin/potential/home'],
] as const) {
  test(`the ${role} of the demo signs in with the published password`, async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail').fill(demoAccounts[role]);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    for (const document of await page.getByRole('checkbox').all()) await document.check();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(home);
  });
}
