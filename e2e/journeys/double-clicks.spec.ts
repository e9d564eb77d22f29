import type { Locator, Page } from '@playwright/test';
import { findDemo } from '../support/demo.ts';
import { asRecruiter, draftTest, sendDraft } from '../support/sent-test.ts';
import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

/** Milliseconds that a button is held down and left alone: two presses are 90 apart. */
const HALF = 45;

/** Two presses of the mouse at one place, whatever has come under it meanwhile. */
async function doubleClick(page: Page, trigger: Locator): Promise<void> {
  // Until nothing that comes above it moves it any more.
  await page.waitForLoadState('networkidle');
  await trigger.click({ trial: true });
  const box = await trigger.boundingBox();
  if (!box) throw new Error('The button is not on screen');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...at);
  for (let press = 0; press < 2; press += 1) await page.mouse.click(...at, { delay: HALF });
}

/** Two presses, and a key that is held, open the question and answer nothing. */
async function expectAsked(page: Page, trigger: Locator, question: string, back: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  const safe = dialog.getByRole('button', { name: back, exact: true });
  // The code of the dialog is fetched first; afterwards it comes at once, under the second press.
  for (let time = 0; time < 2; time += 1) {
    await doubleClick(page, trigger);
    await expect(safe).toBeVisible();
    await safe.click();
    await expect(dialog).toHaveCount(0);
  }
  await trigger.focus();
  // Each further one is the key that is still held.
  for (let press = 0; press < 6; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(safe).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeVisible();
}

test('a double click withdraws nothing, and what is withdrawn is taken back within its seconds', async ({
  page,
  context,
  server,
}) => {
  const token = await signIn(context, server.url, demoAccounts.talent);
  const list = await context.request.get(`${server.url}/api/v1/applications?open=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await list.json()) as { data: { id: string; can: { withdraw: boolean } }[] };
  const own = data.find(({ can }) => can.withdraw);
  await page.goto(`${server.url}/admin/potential/applications/${own?.id}`);
  const withdraw = page.getByRole('button', { name: 'Desistir da vaga' });
  await expectAsked(page, withdraw, 'Desistir desta vaga?', 'Manter candidatura');
  await withdraw.click();
  await page.getByRole('button', { name: 'Sim, desistir' }).click();
  await expect(page.getByText(/Você retirou esta candidatura em/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const undo = page.getByRole('button', { name: /^Desfazer/ });
  await expect(undo).toBeVisible();
  // By the keyboard alone.
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Desfeito: sua candidatura continua')).toBeVisible();
  // Its seconds leave time for one load of the page, and for nothing beside: it is there again, too.
  await withdraw.click();
  await page.getByRole('button', { name: 'Sim, desistir' }).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await undo.click();
  await expect(withdraw).toBeVisible();
});

test('a double click on the page of a link withdraws nothing, and the undo is there, too', async ({ page, server }) => {
  const { links } = await findDemo(server.url, server.databaseUrl);
  await page.goto(links.application);
  const withdraw = page.getByRole('button', { name: 'Desistir da vaga' });
  await expectAsked(page, withdraw, 'Desistir desta vaga?', 'Manter candidatura');
  await withdraw.click();
  await page.getByRole('button', { name: 'Sim, desistir' }).click();
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await expect(page.getByText('Desfeito: sua candidatura continua')).toBeVisible();
  await page.reload();
  await expect(withdraw).toBeVisible();
});

test('a double click answers no offer', async ({ page, server }) => {
  const { links } = await findDemo(server.url, server.databaseUrl);
  await page.goto(links.offer);
  const answer = (name: string) => page.getByRole('button', { name, exact: true });
  await expectAsked(page, answer('Recusar oferta'), 'Recusar esta oferta?', 'Voltar');
  await expectAsked(page, answer('Aceitar oferta'), 'Aceitar esta oferta?', 'Voltar');
});

test('a double click declines no test', async ({ page, browser, server, mailsTo }) => {
  test.slow();
  const ask = await asRecruiter(page.context(), server.url);
  const question = { type: 'VIDEO_RESPONSE', text: '<p>Como você depura?</p>', points: 4, videoSeconds: 30 };
  const link = await sendDraft(ask, await draftTest(ask, 'Recusado sem querer', [question]), mailsTo);
  const visitor = await browser.newContext({ locale: 'pt-BR' });
  const guest = await visitor.newPage();
  await guest.goto(link);
  const decline = guest.getByRole('button', { name: 'Recusar', exact: true }).first();
  await expectAsked(guest, decline, 'Recusar este teste?', 'Voltar');
  await visitor.close();
});
