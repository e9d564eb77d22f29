import { expectAccessible } from '../../support/accessibility.ts';
import { joined, newAddress, password } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('a talent takes a copy of their data, then looks at what erasing would do, and goes', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  const email = newAddress('zenaide');
  await joined(page, server.url, mailsTo, { name: 'Zenaide Quintanilha', email });

  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('link', { name: 'Privacidade' }).click();
  await expect(page).toHaveURL('/admin/potential/privacy');
  await expect(page.getByRole('heading', { name: 'O que você aceitou' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: /Ninguém/ }).check();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Ninguém/ })).toBeChecked();

  await page.getByRole('button', { name: 'Pedir cópia' }).click();
  await expect(page.getByRole('button', { name: /^Baixar/ })).toBeVisible();
  const [mail] = await mailsTo(email, 2);
  expect(mail?.subject).toBe('A cópia dos seus dados está pronta');
  await page.goto(mail?.links.find((link) => link.endsWith('/privacy')) ?? '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^prova-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Ver o que seria apagado' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nada fica com seu nome.')).toBeVisible();
  await expectAccessible(page);
  const erase = dialog.getByRole('button', { name: 'Apagar minha conta' });
  await erase.click();
  await expect(dialog.getByText('Digite o e-mail igual ao mostrado')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Whoever thinks about it for long is asked again who they are.
  await context.route(
    '**/api/v1/privacy/erasure',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { success: false, error: 'IDENTITY_NOT_CONFIRMED', message: 'Confirme' } })
        : route.fallback(),
    // The preview, then the call that is refused; its second try reaches the server.
    { times: 2 },
  );
  await page.getByRole('button', { name: 'Ver o que seria apagado' }).click();
  await dialog.getByLabel(`Para confirmar, digite ${email}`).fill(email.toUpperCase());
  await erase.click();
  await page.getByLabel('Sua senha').fill(password);
  await page.getByLabel('Sua senha').press('Enter');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('Sua conta foi encerrada.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  const [last] = await mailsTo(email, 3);
  expect(last?.subject).toBe('Sua conta foi encerrada');
});
