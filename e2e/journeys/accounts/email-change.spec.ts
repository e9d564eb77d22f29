import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { joined, newAddress, password } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'E-mail', exact: true });

test('an account moves to another address, and the former one takes it back', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  const [former, next] = [newAddress('marina'), newAddress('marina.nova')];
  await joined(page, server.url, mailsTo, { name: 'Marina Prado', email: former });
  await page.goto('/admin/potential/security');
  await section(page).getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(section(page).getByLabel('Novo e-mail')).toBeFocused();
  await section(page).getByLabel('Novo e-mail').fill(next);
  await section(page).getByLabel('Sua senha', { exact: true }).fill('não é esta');
  await section(page).getByRole('button', { name: 'Enviar link de confirmação' }).click();
  await expect(section(page).getByText('Senha incorreta. Confira e tente de novo.')).toBeVisible();
  await expectAccessible(page);
  await section(page).getByLabel('Sua senha', { exact: true }).fill(password);
  await section(page).getByRole('button', { name: 'Enviar link de confirmação' }).click();
  await expect(section(page).getByText(`Falta confirmar ${next}`)).toBeVisible();
  await expect(section(page).getByText(former)).toBeVisible();
  await expectAccessible(page);

  const linkTo = async (address: string, path: string) => {
    const find = async () => (await mailsTo(address)).flatMap(({ links }) => links).find((link) => link.includes(path));
    await expect.poll(find).toBeTruthy();
    return (await find()) ?? '';
  };
  const other = await context.newPage();
  await other.goto(await linkTo(next, '/auth/email-change?step=confirm'));
  await expect(other.getByRole('heading', { name: 'E-mail trocado' })).toBeVisible();
  await expectAccessible(other);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'E-mail trocado' })).toBeVisible();
  await page.reload();
  await expect(section(page).getByText(next)).toBeVisible();
  await expect(section(page).getByText(/^A última troca ainda pode ser desfeita/)).toBeVisible();

  await context.clearCookies();
  const theirs = await context.newPage();
  await theirs.goto(await linkTo(former, '/auth/email-change?step=undo'));
  await expect(theirs.getByRole('heading', { name: 'Não foi você que pediu a troca de e-mail?' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Não fui eu: proteger minha conta' }).click();
  await expect(theirs).toHaveURL(/\/auth\/reset-password\?token=/);
  const renewed = 'outra bateria grampo 7';
  await theirs.getByLabel('Nova senha', { exact: true }).fill(renewed);
  await theirs.getByLabel('Confirme a senha').fill(renewed);
  await theirs.locator('form').getByRole('button', { name: /senha/i }).last().click();
  await expect(theirs).toHaveURL(/\/auth\/login/);
  await theirs.getByLabel('E-mail').fill(former);
  await theirs.getByLabel('Senha', { exact: true }).fill(renewed);
  // A browser that has not signed in before.
  for (const box of await theirs.getByRole('checkbox').all()) await box.check();
  await theirs.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(theirs).toHaveURL(/\/admin\/potential\/home/);
});
