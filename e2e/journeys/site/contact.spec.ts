import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { newAddress } from '../../support/people.ts';
import { takenOver } from '../../support/taken-over.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [360, 1440] as const;
const OPERATOR = 'contato@prova.example';

const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor writes from the landing page, is shown what is wrong, and loses nothing', async ({
      page,
      mailsTo,
    }) => {
      const email = newAddress('visita');
      await page.goto('/');
      const open = page.getByRole('button', { name: 'Fale com a gente' });
      await takenOver(open);
      await open.click();
      const dialog = page.getByRole('dialog', { name: 'Fale com a gente' });
      await expect(dialog.getByLabel('Nome completo')).toBeFocused();
      await expect(dialog.getByText('Seg. a sex., das 9h às 18h')).toBeVisible();
      await expectAccessible(page);

      await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(dialog.getByText('Este campo é obrigatório')).toHaveCount(2);
      await expect(dialog.getByText('Informe seu e-mail')).toBeVisible();
      await expect(dialog.getByLabel('Nome completo')).toBeFocused();
      await expectAccessible(page);
      await dialog.getByLabel('Nome completo').fill('Ana Lima');
      await dialog.getByLabel('E-mail').fill('ana.correio.example');
      await dialog.getByLabel('Mensagem').fill('Como publico uma vaga?');
      await expect(dialog.getByText('Falta o @.')).toBeVisible();
      await dialog.getByLabel('E-mail').fill('anã@correio.example');
      await expect(dialog.getByText('O e-mail não pode ter “ã”')).toBeVisible();

      // Closed and opened again, it has what was typed.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await expect(dialog.getByLabel('Mensagem')).toHaveValue('Como publico uma vaga?');
      await dialog.getByLabel('E-mail').fill(email);

      // Without a connection nothing is lost.
      await page.route('**/api/v1/contact', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(dialog.getByText('A mensagem não foi enviada, e continua aqui')).toBeVisible();
      await page.unroute('**/api/v1/contact');
      await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(dialog.getByRole('heading', { name: 'Mensagem recebida' })).toBeFocused();
      await expect(dialog.getByText(`A resposta vai para ${email}`)).toBeVisible();
      await expectAccessible(page);
      expect(await fitsTheWindow(page)).toBe(true);

      // Others have written, too.
      const mailed = async () => (await mailsTo(OPERATOR)).find(({ text }) => text.includes(email));
      await expect.poll(async () => (await mailed())?.subject).toBe('Mensagem de Ana Lima pelo site');
      expect((await mailed())?.text).toContain('> Como publico uma vaga?');
    });

    test('the page of contact has the form, the hours and the address', async ({ page }) => {
      await page.goto('/contato');
      await expect(page.getByRole('heading', { level: 1, name: 'Fale com a gente' })).toBeVisible();
      await expect(page.getByRole('main').getByText('resposta em média em 2 horas')).toBeVisible();
      await expect(page.getByRole('link', { name: OPERATOR })).toHaveAttribute('href', `mailto:${OPERATOR}`);
      await expectAccessible(page);
      expect(await fitsTheWindow(page)).toBe(true);
      await takenOver(page.getByLabel('Mensagem'));
      await page.getByLabel('Mensagem').fill('Uma pergunta');
      await page.reload();
      await expect(page.getByLabel('Mensagem')).toHaveValue('Uma pergunta');
    });

    test('a visitor asks for the newsletter, confirms by a press, leaves and comes back', async ({ page, mailsTo }) => {
      const email = newAddress('leitora');
      await page.goto('/termos');
      const box = page.getByLabel('Uma carta por mês sobre contratar pelo saber');
      const subscribe = page.getByRole('button', { name: 'Assinar' });
      await box.fill('leitora.correio.example');
      await subscribe.click();
      await expect(page.getByText('Falta o @.')).toBeVisible();
      await expect(box).toBeFocused();
      await expectAccessible(page);
      await box.fill(email);
      await subscribe.click();
      await expect(page.getByRole('status').filter({ hasText: `enviamos para ${email}` })).toBeVisible();
      await expectAccessible(page);
      expect(await fitsTheWindow(page)).toBe(true);

      const [mail] = await mailsTo(email);
      await page.goto(mail?.links.find((link) => link.includes('/newsletter/confirm/')) ?? '');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirmar assinatura' }).click();
      await expect(page.getByRole('heading', { name: 'Assinatura confirmada' })).toBeFocused();

      const [welcome] = await mailsTo(email, 2);
      await page.goto(welcome?.links.find((link) => link.includes('/newsletter/unsubscribe/')) ?? '');
      await page.getByRole('button', { name: 'Parar de receber' }).click();
      await expect(page.getByRole('heading', { name: 'Pronto, não enviamos mais' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Voltar a receber' }).click();
      await expect(page.getByRole('heading', { name: 'Assinatura confirmada' })).toBeFocused();
    });
  });
}

test('whose address others have typed says so, and is not asked again', async ({ page, mailsTo }) => {
  const email = newAddress('outra');
  await page.request.post('/api/v1/newsletter', { data: { email, locale: 'pt-BR' } });
  const [mail] = await mailsTo(email);
  await page.goto(mail?.links.find((link) => link.includes('/newsletter/confirm/')) ?? '');
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await expect(page.getByRole('heading', { name: 'Pronto, não enviamos mais' })).toBeFocused();
  await page.goto(`/newsletter/confirm/${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirmar assinatura' }).click();
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeFocused();
});
