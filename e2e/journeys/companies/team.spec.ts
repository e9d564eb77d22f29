import { expectAccessible } from '../../support/accessibility.ts';
import { newAddress, password } from '../../support/people.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('somebody invited by mail registers, sees the company, and is out once removed', async ({
  page,
  context,
  server,
  mailsTo,
  browser,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/team');
  const people = page.getByRole('list', { name: 'Pessoas da equipe' });
  await expect(people).toContainText('Marta Ribeiro');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const email = newAddress('nara');
  const dialog = page.getByRole('dialog', { name: 'Convidar para a equipe' });
  await dialog.getByLabel('E-mail').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('list', { name: 'Convites em aberto' })).toContainText(email);
  await expectAccessible(page);

  const [mail] = await mailsTo(email);
  const link = new URL(mail?.links.find((each) => each.includes('/auth/invitation')) ?? '');
  const guest = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const invited = await guest.newPage();
  await invited.goto(link.pathname + link.search);
  await expect(invited.getByRole('heading', { name: 'Convite para a equipe' })).toBeVisible();
  await invited.getByLabel('Nome completo').fill('Nara Convidada');
  await invited.getByLabel('Senha', { exact: true }).fill(password);
  await invited.getByLabel('Confirme a senha').fill(password);
  for (const box of await invited.getByRole('checkbox').all()) await box.check();
  await expectAccessible(invited);
  await invited.getByRole('button', { name: 'Criar conta e entrar na equipe' }).click();
  await expect(invited).toHaveURL('/admin/recruiter/home');
  await invited.goto('/admin/recruiter/team');
  await expect(invited.getByRole('list', { name: 'Pessoas da equipe' })).toContainText('Nara Convidada (você)');
  await expect(invited.getByRole('button', { name: 'Convidar' })).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Ações para Nara Convidada' }).click();
  await page.getByRole('menuitem', { name: 'Remover da equipe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover da equipe' }).click();
  await expect(people).not.toContainText('Nara Convidada');

  // Wherever somebody without a company goes, the way to one of their own is there, and nothing to try in vain.
  for (const path of ['home', 'candidates', 'jobs', 'jobs/new', 'settings', 'team']) {
    await invited.goto(`/admin/recruiter/${path}`);
    await expect(invited.getByRole('heading', { name: 'Sua conta não participa de nenhuma empresa' })).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Criar empresa' })).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
  }
  await guest.close();
});
