import { expectAccessible } from '../../support/accessibility.ts';
import { newAddress } from '../../support/people.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('somebody without an account asks a company for their data, and reads the answer of its owner', async ({
  page,
  browser,
  server,
  mailsTo,
}) => {
  const email = newAddress('ivone');
  await page.goto('/companies/aurora-sistemas');
  await page.getByRole('link', { name: 'Seus dados nesta empresa' }).click();
  await expect(page.getByText('Para Aurora Sistemas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Escolha o que você pede')).toBeVisible();
  await page.getByRole('radio', { name: /^Uma cópia dos meus dados/ }).check();
  await page.getByLabel('Seu e-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme pelo e-mail' })).toBeFocused();

  const [proof] = await mailsTo(email);
  await page.goto(proof?.links.find((link) => link.includes('/data-requests/')) ?? '');
  const confirm = page.getByRole('button', { name: 'Confirmar pedido' });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Seu pedido' })).toBeFocused();
  await expect(page.getByText('Recebido', { exact: true })).toBeVisible();
  // A second visit finds nothing left to confirm.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Confirmar pedido' })).toBeHidden();

  const office = await browser.newContext({ locale: 'pt-BR', baseURL: server.url });
  await signIn(office, server.url, demoAccounts.recruiter);
  const owner = await office.newPage();
  await owner.goto('/admin/recruiter/home');
  await owner.getByRole('button', { name: 'Sua conta' }).click();
  await owner.getByRole('link', { name: 'Pedidos de dados' }).click();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: new RegExp(email) }).click();
  await expect(owner.getByText('Nenhuma candidatura deste e-mail nesta empresa.')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Estender prazo' }).click();
  await owner.getByLabel('Motivo').fill('Parte dos arquivos está em papel.');
  await owner.getByRole('dialog').getByRole('button', { name: 'Estender prazo' }).click();
  await expect(owner.getByText('Parte dos arquivos está em papel.')).toBeVisible();
  await owner.getByRole('button', { name: 'Responder', exact: true }).click();
  await expectAccessible(owner);
  await owner.getByLabel('Resposta').fill('Segue a cópia.');
  await owner.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(owner.getByText('Respondido', { exact: true }).first()).toBeVisible();
  await office.close();

  // Two mails that wait together may leave in either order.
  const mails = await mailsTo(email, 4);
  expect(mails.filter((mail) => mail.text.includes('Parte dos arquivos está em papel.'))).toHaveLength(1);
  const [answer] = mails.filter((mail) => mail.text.includes('Segue a cópia.'));
  await page.goto(answer?.links.find((link) => link.includes('/data-requests/')) ?? '');
  await expect(page.getByText('Segue a cópia.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Baixar cópia/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^prova-\d{4}-\d\d-\d\d\.zip$/);
});
