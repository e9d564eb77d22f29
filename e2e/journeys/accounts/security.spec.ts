import type { BrowserContext, Page } from '@playwright/test';
import { URI } from 'otpauth';
import { expectAccessible } from '../../support/accessibility.ts';
import { join, joined, newAddress, password } from '../../support/people.ts';
import { scriptOf } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';

// A passkey belongs to a name, never to a number.
test.use({ host: 'localhost' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** A device with a fingerprint reader, on which its owner always puts the right finger. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a talent turns on an authenticator app and signs in with its second step', async ({ page, mailsTo }) => {
  const email = newAddress('sofia');
  // Through the form, which asks once in a browser for the documents.
  await join(page, mailsTo, { name: 'Sofia Braga', email });
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('link', { name: 'Segurança' }).click();
  await expect(page.getByRole('heading', { name: 'Segurança da conta', level: 1 })).toBeVisible();
  const app = section(page, 'Aplicativo autenticador');
  await expect(app.getByText('Desativado')).toBeVisible();
  await expect(section(page, 'Onde sua conta está aberta').getByText('Este aparelho')).toBeVisible();
  await expectAccessible(page);

  await app.getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const totp = URI.parse(`otpauth://totp/Prova:x?secret=${secret}&issuer=Prova`);
  await dialog.getByLabel('Código do aplicativo').fill('000000');
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  await expect(dialog.getByText(/Código inválido/)).toBeVisible();
  const used = totp.generate();
  await dialog.getByLabel('Código do aplicativo').fill(used);
  await dialog.getByRole('button', { name: 'Ativar' }).click();

  const codes = page.getByRole('dialog', { name: 'Guarde seus códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Baixar' }).click();
  expect((await download).suggestedFilename()).toBe('prova-codigos-de-recuperacao.txt');
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Já guardei' }).click();
  await expect(app.getByText('Ativado', { exact: true })).toBeVisible();
  await expect(section(page, 'Códigos de recuperação').getByText('10 códigos disponíveis')).toBeVisible();

  await signOut(page);
  // The connection goes between the password and the second step: the form stays as it was filled in.
  const secondStep = scriptOf('features/accounts/components/second-step.tsx');
  await page.route(secondStep, (route) => route.abort());
  await typePassword(page, email);
  await expect(
    page.getByText(/^Uma parte da página não carregou\. .*tente de novo; se continuar, recarregue/),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.unroute(secondStep);
  // Browsers may keep the failure of a script until the page is loaded again, as the words say.
  await page.reload();
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeFocused();
  await expectAccessible(page);
  // Used up when the app was turned on.
  await page.getByLabel('Código do aplicativo').fill(used);
  await expect(page.getByText(/Código inválido/)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à senha' }).click();
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/admin/potential/home');
});

test('a talent signs in with a passkey alone, and by the password with the passkey after it', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  await addAuthenticator(context, page);
  const email = newAddress('caio');
  await joined(page, server.url, mailsTo, { name: 'Caio Prates', email });
  await page.goto('/admin/potential/security');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Adicionar passkey' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Notebook do trabalho');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(passkeys.getByText('Notebook do trabalho')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Entrar com passkey' }).click();
  await expect(page).toHaveURL('/admin/potential/home');
  await signOut(page);
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Usar passkey' }).click();
  await expect(page).toHaveURL('/admin/potential/home');

  await page.goto('/admin/potential/security');
  await passkeys.getByRole('button', { name: 'Renomear Notebook do trabalho' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Notebook de casa');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await passkeys.getByRole('button', { name: 'Remover Notebook de casa' }).click();
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(page.getByText('Passkey removida.')).toBeVisible();
  await expect(passkeys.getByText('Notebook de casa')).toBeHidden();
});

test('the owner ends a session elsewhere, which leaves at once, and changes the password', async ({
  page,
  browser,
  baseURL,
  server,
  mailsTo,
}) => {
  const email = newAddress('lia');
  await joined(page, server.url, mailsTo, { name: 'Lia Campos', email });
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Senha', { exact: true }).fill(password);
  for (const box of await other.getByRole('checkbox').all()) await box.check();
  await other.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(other).toHaveURL('/admin/potential/home');
  const kinds = async () => (await mailsTo(email)).map((mail) => mail.kind);
  await expect.poll(kinds).toContain('new_device');

  await page.goto('/admin/potential/security');
  const sessions = section(page, 'Onde sua conta está aberta');
  await sessions.getByRole('button', { name: /Encerrar o acesso/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByText('Acesso encerrado.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other).toHaveURL(/\/auth\/login/);
  await elsewhere.close();

  const form = section(page, 'Senha');
  await form.getByLabel('Senha atual').fill('errada errada');
  await form.getByLabel('Nova senha').fill('nuvem tijolo canoa');
  await form.getByLabel('Confirme a senha').fill('nuvem tijolo canoa');
  await form.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(form.getByText('Senha incorreta. Confira e tente de novo.')).toBeVisible();
  await form.getByLabel('Senha atual').fill(password);
  await form.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Senha salva. Os outros acessos foram encerrados.')).toBeVisible();
  await expect(form.getByLabel('Senha atual')).toHaveValue('');
});
