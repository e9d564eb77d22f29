import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('a recruiter finds talents by skill, level and proof, and who hides is gone from open windows', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const talents = await browser.newContext({ locale: 'pt-BR', baseURL: server.url });
  const token = await signIn(talents, server.url, demoAccounts.talent);
  const see = (visibility: string) =>
    talents.request.put(`${server.url}/api/v1/privacy/visibility`, {
      data: { visibility },
      headers: { authorization: `Bearer ${token}`, origin: server.url, 'idempotency-key': crypto.randomUUID() },
    });
  expect((await see('open')).ok()).toBe(true);

  await page.goto('/admin/recruiter/candidates');
  await page.getByRole('link', { name: 'Talentos abertos' }).click();
  const rows = page.getByRole('list', { name: 'Talentos', exact: true });
  await expect(rows.getByRole('link')).toHaveCount(20);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.getByRole('link').first()).toBeVisible();

  await page.getByLabel('Ordem').selectOption({ label: 'Por provas' });
  await expect(page).toHaveURL(/order=proven$/);
  const scores = async () =>
    (await rows.getByText(/^Nota \d+$/).allTextContents()).map((text) => Number(text.replace('Nota ', '')));
  await expect(rows.getByText(/^Nota \d+$/).first()).toBeVisible();
  const first = await scores();
  expect(first.length).toBeGreaterThan(5);
  expect(first).toEqual(first.toSorted((one, other) => other - one));
  await page.getByLabel('Nível').selectOption({ label: 'Sênior' });
  await expect(page).toHaveURL(/level=senior/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('zzzzzz');
  await expect(page.getByText('Ninguém combina com os filtros')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('caio figueira');
  await rows.getByRole('link', { name: 'Caio Figueira' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Caio Figueira' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Habilidades provadas' })).toContainText('vale até');
  await expectAccessible(page);
  const listed = await context.newPage();
  await listed.goto('/admin/recruiter/talents?search=caio%20figueira');
  await expect(listed.getByRole('link', { name: 'Caio Figueira' })).toBeVisible();

  expect((await see('hidden')).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Este perfil não está mais visível' })).toBeVisible();
  await expect(page.getByText('Caio Figueira')).toBeHidden();
  await expect(listed.getByText('Ninguém combina com os filtros')).toBeVisible();
  await expectAccessible(page);
  expect((await see('open')).ok()).toBe(true);
  await talents.close();
});
