import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import type { CapturedMail } from '../../support/outbox.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Board = { columns: { stage: { id: string; type: string }; cards: { id: string; name: string }[] }[] };

/** Candidates of the demo, moved into the stage of tests, and the board that they stand on. */
async function waiting(context: BrowserContext, serverUrl: string, count: number) {
  const token = await signIn(context, serverUrl, demoAccounts.recruiter);
  const headers = { authorization: `Bearer ${token}`, origin: serverUrl };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await context.request.get(`${serverUrl}/api/v1${path}`, { headers });
    return ((await answer.json()) as { data: T }).data;
  };
  const jobs = await get<{ id: string }[]>('/jobs/recruiter/paginated?sort=candidates&status=active');
  const jobId = jobs[0]?.id ?? '';
  const { columns } = await get<Board>(`/applications/funnel-board?jobId=${jobId}`);
  const of = (type: string) => columns.find(({ stage }) => stage.type === type);
  const people = of('review')?.cards.slice(0, count) ?? [];
  for (const { id } of people) {
    const answer = await context.request.put(`${serverUrl}/api/v1/applications/candidate/${id}/stage`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { targetStageId: of('test')?.stage.id },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const email = async (id: string) =>
    (await get<{ candidate: { email: string } }>(`/applications/${id}`)).candidate.email;
  return { jobId, people, email };
}

type MailsTo = (address: string) => Promise<CapturedMail[]>;

const testMails = async (mailsTo: MailsTo, address: string) =>
  (await mailsTo(address)).filter(({ kind }) => kind === 'test_sent');

/**
 * The mail with the link, among others that the candidate gets meanwhile.
 * @param before those of other tests: some of the demo have applied for several jobs
 */
async function newTestMail(mailsTo: MailsTo, address: string, before: readonly CapturedMail[]): Promise<CapturedMail> {
  const known = new Set(before.map(linkOf));
  const find = async () => (await testMails(mailsTo, address)).find((mail) => !known.has(linkOf(mail)));
  await expect.poll(find).toBeDefined();
  return (await find()) as CapturedMail;
}

const linkOf = ({ links }: CapturedMail) => links.find((each) => each.includes('/tests/')) ?? '';

const goTo = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Questão ${number}:`) }).click();
const questionIs = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Questão ${number} `) })).toBeVisible();

/** Goes to a question of choices: each attempt has an order of its own. @returns its number */
async function goToChoice(page: Page): Promise<number> {
  const total = await page.getByRole('navigation', { name: 'Questões' }).getByRole('button').count();
  for (let number = 1; number <= total; number++) {
    await goTo(page, number);
    await questionIs(page, number);
    if (await page.getByRole('radio').first().isVisible()) return number;
  }
  throw new Error('No question is one of choices');
}

const answerAll = async (page: Page) => {
  const total = await page.getByRole('navigation', { name: 'Questões' }).getByRole('button').count();
  for (let number = 1; number <= total; number++) {
    await expect(page.getByRole('heading', { level: 1, name: `Questão ${number} de ${total}` })).toBeVisible();
    const [radio, words] = [page.getByRole('radio').first(), page.getByRole('textbox').first()];
    if (await radio.isVisible()) await radio.check();
    else if (await page.getByText(/^Seu código em/).isVisible()) {
      // Written as people do: what `fill` puts over coloured code is styled by the browser, which the policy forbids.
      const editor = page.locator('.cm-content');
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('/* Eu começaria por medir. */');
    } else if (await words.isVisible()) await words.fill('Eu começaria por medir.');
    await page
      .getByRole('button', { name: number === total ? 'Rever e finalizar' : 'Próxima' })
      .first()
      .click();
  }
};

test('a test goes from the panel to the mail, is taken through a lost connection and a second window, and comes back', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  test.slow();
  const { jobId, people, email } = await waiting(context, server.url, 1);
  const [card] = people;
  if (!card) throw new Error('Nobody is under review');
  const address = await email(card.id);
  const before = await testMails(mailsTo, address);

  await page.goto(`/admin/recruiter/jobs/${jobId}/board?application=${card.id}`);
  const panel = page.getByRole('complementary').or(page.getByRole('dialog')).first();
  await page.getByRole('button', { name: 'Enviar teste' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Enviar teste a ${card.name}` });
  await expect(dialog.getByRole('group', { name: 'Data limite' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(dialog.getByText('Escolha pelo menos um teste')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Testes/ }).click();
  // A press on the words, which give the focus to what is around them.
  await page
    .getByText(/^HTML e acessibilidade/)
    .last()
    .click({ delay: 90 });
  await expect(page.getByRole('checkbox', { name: /HTML e acessibilidade/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Recado').fill('Faça com calma.');
  await dialog.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(page.getByText('Teste enviado', { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Testes', exact: true })).toBeVisible();

  const mail = await newTestMail(mailsTo, address, before);
  const link = linkOf(mail);
  expect(mail.text).toContain('Faça com calma.');

  const candidate = await browser.newContext();
  const taking = await candidate.newPage();
  await taking.goto(link);
  await expect(taking.getByRole('heading', { level: 1 })).toContainText('Teste técnico');
  await expect(taking.getByText('Faça com calma.')).toBeVisible();
  await expectAccessible(taking);
  await taking.getByRole('link', { name: 'Abrir teste' }).click();
  await expect(taking.getByText('A tela nunca é gravada', { exact: false })).toBeVisible();
  await expect(taking.getByText('Faça com calma.')).toBeVisible();
  await expectAccessible(taking);
  await taking.getByRole('button', { name: 'Começar' }).click();
  await expect(taking.getByRole('timer')).toBeVisible();
  // What leads away from an attempt is not on its page.
  await expect(taking.getByRole('link', { name: 'Vagas' })).toHaveCount(0);
  await expect(taking.getByRole('contentinfo')).toHaveCount(0);
  const choice = await goToChoice(taking);
  const firstOpen = choice === 1 ? 2 : 1;
  await taking.getByRole('radio').first().check();
  await expect(taking.getByText('Tudo salvo')).toBeVisible();
  await expectAccessible(taking);

  // What is noticed is read at once by whoever takes the test.
  await taking.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'abcd');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  });
  await expect(taking.getByText('Um texto foi colado (4 caracteres).')).toBeVisible();

  // Without a connection everything waits here, also through a reload of the page.
  await candidate.setOffline(true);
  await taking.getByRole('radio').nth(1).check();
  await expect(taking.getByText('Sem conexão. Suas respostas estão guardadas neste aparelho.')).toBeVisible();
  await candidate.setOffline(false);
  await expect(taking.getByText('Tudo salvo')).toBeVisible();
  await taking.reload();
  await questionIs(taking, choice);
  await expect(taking.getByRole('radio').nth(1)).toBeChecked();
  // Whoever left it is asked nothing twice on the way back.
  await taking.getByRole('button', { name: 'Sair' }).click();
  await taking.goto(link);
  await taking.getByRole('link', { name: 'Continuar de onde parei' }).click();
  await questionIs(taking, firstOpen);

  // A second window goes on where the first one was, and the first one says so.
  const second = await candidate.newPage();
  await second.goto(taking.url());
  await second.getByRole('button', { name: 'Continuar de onde parei' }).click();
  await questionIs(second, firstOpen);
  await goTo(second, choice);
  await expect(second.getByRole('radio').nth(1)).toBeChecked();
  await expect(taking.getByText('O teste continua em outra janela')).toBeVisible();
  // Loaded again, it takes nothing over by itself.
  await taking.reload();
  await taking.getByRole('button', { name: 'Continuar de onde parei' }).click();
  await second.getByRole('button', { name: 'Continuar aqui' }).click();
  await questionIs(second, choice);
  await goTo(second, 1);
  await expect(taking.getByText('O teste continua em outra janela')).toBeVisible();
  await expectAccessible(taking);

  await answerAll(second);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Teste enviado' })).toBeVisible();
  await expectAccessible(second);
  await expect(taking.getByRole('heading', { name: 'Teste enviado em outra janela' })).toBeVisible();
  await expectAccessible(taking);
  await taking.close();
  await second.goto(link);
  await expect(second.getByRole('link', { name: 'Ver resultado' })).toBeVisible();
  await candidate.close();

  await page.goto(`/admin/recruiter/jobs/${jobId}/board?application=${card.id}`);
  await page.getByRole('button', { name: 'Ver respostas' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Respostas' })).toBeVisible();
  await expectAccessible(page);
});

test('a sending is taken back within its seconds, and a test is declined with a reason', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  const { jobId, people, email } = await waiting(context, server.url, 1);
  const [card] = people;
  if (!card) throw new Error('Nobody is under review');
  const address = await email(card.id);
  const before = await testMails(mailsTo, address);
  const send = async () => {
    await page.getByRole('button', { name: 'Enviar teste' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Enviar teste a ${card.name}` });
    await dialog.getByRole('button', { name: /Testes/ }).click();
    await page.getByRole('checkbox', { name: /Linux/ }).check();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Enviar teste' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto(`/admin/recruiter/jobs/${jobId}/board?application=${card.id}`);
  await send();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('O teste não foi enviado')).toBeVisible();
  await send();
  const link = linkOf(await newTestMail(mailsTo, address, before));

  const candidate = await browser.newContext();
  const other = await candidate.newPage();
  await other.goto(link);
  await other.getByRole('link', { name: 'Abrir teste' }).click();
  await expect(other.getByText(/^Enviado por Aurora Sistemas para a vaga /)).toBeVisible();
  await expect(other.getByText(/^Comece até .* \(horário de Brasília\)\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Recusar', exact: true }).click();
  await other.getByLabel('Motivo').fill('Aceitei outra proposta.');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Recusar teste' }).click();
  await expect(other.getByRole('heading', { name: 'Você recusou este teste' })).toBeFocused();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Todos os testes deste link' }).click();
  await expect(other.getByText('Recusado', { exact: true })).toBeVisible();
  await candidate.close();

  await page.reload();
  await expect(page.getByText('Aceitei outra proposta.').first()).toBeVisible();
});
