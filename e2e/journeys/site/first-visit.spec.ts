import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, demoPassword } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const REGISTRATION = '/auth/register';

test('who waits for the code of the registration in vain, or runs none, reads why', async ({
  page,
  browser,
  server,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(REGISTRATION);
  const words = page.getByText('A Prova está demorando para abrir. Confira sua conexão e recarregue a página.');
  await expect(words).toBeVisible();
  await expect(page.getByText(/taking long/)).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible();
  await expect(words).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const still = await plain.newPage();
  await still.goto(server.url + REGISTRATION);
  await expect(still.getByText(/Prova needs JavaScript to run/)).toBeVisible();
  await expect(still.getByText(/Prova precisa de JavaScript para funcionar/)).toBeVisible();
  // Not late, but not coming at all.
  expect(await still.getByText(/taking long/).evaluate((element) => element.checkVisibility())).toBe(false);
  await plain.close();
});

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
