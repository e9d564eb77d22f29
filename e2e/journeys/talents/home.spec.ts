import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test.beforeEach(async ({ context, server }) => {
  await signIn(context, server.url, demoAccounts.talent);
});

test('the home tells a talent their figures, skills and viewers, and a part that fails takes no other with it', async ({
  page,
}) => {
  await page.route('**/api/v1/dashboard/skills', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/potential/home');
  await expect(page.getByRole('region', { name: 'Seus números' }).getByText('Visitas ao perfil')).toBeVisible();
  await expect(page.getByText('Não foi possível carregar suas habilidades')).toBeVisible();
  await page.getByRole('button', { name: 'Ver um exemplo' }).click();
  await expect(page.getByText('Dados de exemplo')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/dashboard/skills');
  await page.getByRole('button', { name: 'Carregar os dados reais' }).click();
  await expect(page.getByText('Declarada, ainda sem prova').first()).toBeVisible();
  await expect(page.getByText('Dados de exemplo')).toBeHidden();
  await expect(page.getByText('Aurora Sistemas').last()).toBeVisible();
  await expectAccessible(page);
});

test('the profile shows each figure with its definition', async ({ page }) => {
  await page.goto('/admin/potential/profile');
  const figures = page.getByRole('region', { name: 'Seus números' });
  for (const name of [
    'Visitas ao perfil',
    'Candidaturas',
    'Entrevistas',
    'Nota das provas',
    'Perfil completo',
    'Taxa de resposta',
  ])
    await expect(figures.getByText(name, { exact: true })).toBeVisible();
  await expect(figures.getByText('Média do que cada prova vale hoje, de 0 a 100.')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the list of jobs begins near the top, with its filters behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/potential/jobs');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  const top = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(top).toBeLessThan(260);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('button', { name: /^Modelo/ }).click();
  await page.getByRole('checkbox', { name: /^Remoto/ }).check();
  await expect(page).toHaveURL(/locationModel=remote/);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtros: 1 ativo' })).toBeFocused();
  await page.getByRole('button', { name: 'Salvas' }).click();
  await expect(page).toHaveURL(/saved=true/);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});

test('what was cleared stays so, whatever is typed elsewhere meanwhile, and a place tells of the remote jobs that it hides', async ({
  page,
}) => {
  await page.goto('/admin/potential/jobs');
  const words = page.getByRole('searchbox', { name: 'Cargo, tecnologia ou empresa' });
  const place = page.getByRole('searchbox', { name: 'Cidade ou estado' });
  await words.fill('react');
  await expect(page).toHaveURL(/search=react/);
  await words.fill('');
  await place.fill('Recife');
  await expect(page).toHaveURL(/\?location=Recife$/);
  await expect(words).toHaveValue('');
  await expect(page.getByText(/vagas? remotas? também aceitam? quem mora em Recife/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar também' }).click();
  await expect(page).toHaveURL(/locationModel=remote%2Chybrid%2Consite/);
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  await chips.getByRole('button', { name: /Remoto/ }).click();
  await expect(page).toHaveURL(/locationModel=hybrid%2Consite/);
});
