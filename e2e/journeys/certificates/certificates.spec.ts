import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('a talent chooses what a certificate shows, somebody else checks it, and it is withdrawn', async ({
  page,
  context,
  browser,
  server,
}) => {
  const token = await signIn(context, server.url, demoAccounts.talent);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${server.url}/api/v1/tests/results`, { headers });
  const { data } = (await answer.json()) as { data: { id: string; title: string; score: number | null }[] };
  const result = data.find(({ score }) => score !== null && score >= 50);
  await page.goto(`/admin/potential/tests/results/${result?.id}`);

  // The demo issued it with the score.
  const card = page.getByRole('region', { name: 'Certificado' });
  await expect(card.getByText(/^Emitido, vale até/)).toBeVisible();
  await expectAccessible(page);
  const address = (await card.getByText('/certificates/').textContent()) ?? '';
  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Documento autêntico', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Caio Figueira')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: result?.title ?? '' })).toBeVisible();
  await expect(visitor.getByText('criado por Aurora Sistemas')).toBeVisible();
  await expectAccessible(visitor);

  // From paper, as a phone writes it: the field is where every certificate and the foot lead to.
  await visitor.getByRole('link', { name: 'Conferir outro certificado' }).click();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(visitor.getByText('Informe o código do certificado')).toBeVisible();
  const typed = (address.split('/').at(-1) ?? '').toUpperCase().replaceAll('-', ' ');
  await visitor.getByRole('textbox', { name: 'Código do certificado' }).fill(typed);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Documento autêntico', { exact: true })).toBeVisible();

  await card.getByRole('switch', { name: 'Seu nome' }).uncheck();
  await expect(page.getByText('A escolha foi salva')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('uma pessoa com conta na Prova')).toBeVisible();
  await expect(visitor.getByText('Caio Figueira')).toBeHidden();

  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^certificado-\w{6}\.pdf$/);

  await card.getByRole('button', { name: 'Retirar certificado' }).click();
  const question = page.getByRole('alertdialog', { name: 'Retirar este certificado?' });
  await question.getByRole('button', { name: 'Retirar certificado' }).click();
  await expect(card.getByRole('button', { name: 'Emitir outro certificado' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Retirado', { exact: true })).toBeVisible();
  await expect(visitor.getByText(result?.title ?? '')).toBeHidden();
  await expectAccessible(visitor);
});
