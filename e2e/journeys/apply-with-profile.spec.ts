import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

test('a talent applies in two clicks with the profile, and is back on the list where they left it', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.talent);
  await page.goto('/admin/potential/jobs?remote=true');
  const first = page.getByRole('link', { name: 'Candidatar-me com meu perfil' });
  await expect(first).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const list = page.url();
  await first.click();

  await expect(page.getByText(/^É isto que .* vai receber, tirado do seu perfil/)).toBeVisible();
  await expect(page.getByText(/^O mesmo que você enviou para /)).toBeVisible();
  await expect(page.getByText(/^Ao enviar, confirmo que li a Política de privacidade/)).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/')[2];
  await page.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(page.getByRole('heading', { name: 'Candidatura enviada' })).toBeVisible();

  await page.getByRole('link', { name: 'Voltar às vagas' }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);

  // What was sent is known wherever the job is read.
  await page.goto(`/jobs/${slug}`);
  await expect(page.getByRole('link', { name: 'Acompanhar candidatura' }).first()).toBeVisible();
  await expect(page.getByText(/^Você se candidatou em /).first()).toBeVisible();
  await expect(page.getByText(/Sem criar conta/)).toHaveCount(0);
});

test('on a phone the head of public pages is one row, and the foot has the four places of a talent', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, server.url, demoAccounts.talent);
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Minha área' })).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  await page.getByRole('link', { name: 'Minha área' }).click();
  const foot = page.getByRole('navigation').last();
  await expect(foot.getByRole('link')).toHaveText(['Início', 'Vagas', 'Testes', 'Aprender']);
  // The applications are one press away from the home, and in the user menu.
  const applications = page.getByRole('heading', { name: 'Minhas candidaturas' });
  await page.getByRole('main').getByRole('link', { name: 'Minhas candidaturas' }).click();
  await expect(applications).toBeVisible();
  await foot.getByRole('link', { name: 'Vagas' }).click();
  // A page that has just come takes the focus, and what is open closes.
  await expect(page.getByRole('heading', { name: 'Vagas', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('link', { name: 'Candidaturas', exact: true }).click();
  await expect(applications).toBeVisible();
});
