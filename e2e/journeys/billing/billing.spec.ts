import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { joined, newAddress } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const FAILED = 'Erro no processamento do pagamento. Tente novamente.';

/** Nothing is wider than a phone. */
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

async function fillInPayer(page: Page, { name, taxId }: { name: string; taxId: string }): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Nome completo ou razão social').fill(name);
  await field('CPF ou CNPJ').fill(taxId);
  await field('CEP').fill('01310100');
  await field('Rua ou avenida').fill('Avenida Paulista');
  await field('Número').fill('1000');
  await field('Bairro').fill('Bela Vista');
  await field('Cidade').fill('São Paulo');
  await field('Estado').selectOption('SP');
}

/** The whole card is the radio button of its plan. */
const choosePlan = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

async function accept(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
}

const toCheckout = async (page: Page) => {
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
  await expect(page.getByText('Ambiente de demonstração: nada é cobrado')).toBeVisible();
};
const settle = (page: Page, outcome: 'Aprovar' | 'Recusar' | 'Deixar pendente') =>
  page.getByRole('button', { name: outcome }).click();

test('a talent buys a plan after a refusal, changes it, gives up ending it, and takes the purchase back', async ({
  page,
  server,
  mailsTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await joined(page, server.url, mailsTo, { name: 'Rute Amaral', email: newAddress('rute') });
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('link', { name: 'Plano e cobrança' }).click();
  await expect(page).toHaveURL('/admin/potential/billing');
  await expect(page.getByText('Nenhum pagamento ainda')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('Escolha um plano primeiro')).toBeVisible();
  // From the keyboard: the first plan has the focus now.
  await expect(page.getByRole('radio', { name: 'Free' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resumo do pedido' })).toBeFocused();

  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByText('Aceite os Termos de uso e a Política de privacidade para continuar')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await fillInPayer(page, { name: 'Rute Amaral', taxId: '11111111111' });
  await accept(page);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByText('CPF ou CNPJ inválido. Confira os dígitos')).toBeVisible();
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await toCheckout(page);
  await expectAccessible(page);
  await expectNarrow(page);

  // Whoever comes back finds what was typed, and the order that was made of it.
  await page.goBack();
  await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue('Rute Amaral');
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await settle(page, 'Recusar');
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo');
  await accept(page);
  await toCheckout(page);
  await settle(page, 'Aprovar');
  await expect(page.getByText('Pagamento confirmado')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('link', { name: 'Ver plano e histórico' }).click();
  await expect(page.getByText('Em dia')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Pagamentos' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByText('Pago', { exact: true })).toBeVisible();
  await expect(rows.nth(1).getByText('Não pago')).toBeVisible();
  await expectNarrow(page);
  await expectAccessible(page);

  // To the year, with what is unused counted in.
  await page.getByText('Anual', { exact: true }).click();
  await choosePlan(page, 'Pro');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('Crédito do que você ainda não usou')).toBeVisible();
  await accept(page);
  await toCheckout(page);
  await settle(page, 'Aprovar');
  await page.getByRole('link', { name: 'Ver plano e histórico' }).click();
  await expect(page.getByText('Pro anual').first()).toBeVisible();

  // Another card, after one that is refused.
  await page.getByRole('button', { name: 'Trocar cartão' }).click();
  await expect(page.getByRole('heading', { name: 'Trocar cartão' })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: 'Recusar o cartão' }).click();
  await expect(page.getByText('O cartão não foi aceito')).toBeVisible();
  await page.getByRole('link', { name: 'Ver plano e histórico' }).click();
  await page.getByRole('button', { name: 'Trocar cartão' }).click();
  await page.getByRole('button', { name: 'Aceitar o cartão' }).click();
  await expect(page.getByText('Cartão trocado')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver plano e histórico' }).click();

  // To nothing, which is taken back.
  await page.getByRole('link', { name: 'Cancelar renovação' }).click();
  await expect(page.getByText(/Nada mais é cobrado/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar renovação' }).click();
  await expect(page.getByText('Não renova', { exact: true })).toBeVisible();
  await expectNarrow(page);
  await page.getByRole('button', { name: 'Continuar com o Pro anual' }).click();
  await expect(page.getByText(/^Renova em/)).toBeVisible();

  await rows.nth(0).getByRole('button', { name: 'Desistir e receber tudo de volta' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/O Pro anual termina agora/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(0).getByText(/^(Em devolução|Devolvido)$/)).toBeVisible();
  // What it had replaced goes on as far as it was paid for.
  await expect(page.getByText(/e não renova sozinho/)).toBeVisible();
});

test('an owner pays a year by Pix, which is confirmed later, and downloads the receipt', async ({
  page,
  server,
  mailsTo,
}) => {
  const email = newAddress('olga');
  await joined(page, server.url, mailsTo, { name: 'Olga Sampaio', email, company: 'Ponte Alta' });
  await page.goto('/admin/recruiter/billing');
  await expect(page.getByText('Nada é limitado nesta empresa, seja qual for o plano.')).toBeVisible();
  await expect(page.getByText('0, sem limite')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByText('Anual', { exact: true }).click();
  await choosePlan(page, 'Professional');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('radio', { name: /Pix/ }).check();
  await expect(page.getByText(/, sem renovar sozinho$/)).toBeVisible();
  await fillInPayer(page, { name: 'Ponte Alta Ltda.', taxId: '11222333000181' });
  await accept(page);
  await toCheckout(page);
  const order = page.url();

  // Two tabs: what one has settled the other says, too.
  const other = await page.context().newPage();
  await other.goto(order);
  await settle(page, 'Deixar pendente');
  await expect(page.getByText('Aguardando confirmação')).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByText('Aguardando confirmação')).toBeVisible({ timeout: 15_000 });
  await settle(other, 'Aprovar');
  await expect(other.getByText('Pagamento confirmado')).toBeVisible();
  await expect(page.getByText('Pagamento confirmado')).toBeVisible({ timeout: 20_000 });
  await other.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar recibo \d+ em PDF$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('link', { name: 'Ver plano e histórico' }).click();
  await expect(page.getByText(/^Vale até .* e não renova sozinho/)).toBeVisible();
  await page.goto('/admin/recruiter/billing/order?plan=starter&period=monthly');
  await expect(page.getByText(/Seu plano não renova sozinho/)).toBeVisible();
});
