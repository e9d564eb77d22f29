import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Recruiting, recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Listed = { name: string; email: string; application: { id: string; jobId: string } };
type Board = {
  columns: {
    stage: { id: string; name: string; type: string };
    total: number;
    cards: { id: string; name: string }[];
  }[];
};

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Ações para a seleção' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** The job with most candidates, as its board stands. */
async function busiest(
  context: BrowserContext,
  serverUrl: string,
): Promise<{ jobId: string; board: Board; call: Recruiting['call'] }> {
  await signIn(context, serverUrl, demoAccounts.recruiter);
  const { call } = await recruitingOf(context, serverUrl);
  const [job] = await call<{ id: string }[]>('GET', '/jobs/recruiter/paginated?limit=50&sort=candidates&status=active');
  const jobId = job?.id ?? '';
  return { jobId, board: await call<Board>('GET', `/applications/funnel-board?jobId=${jobId}`), call };
}

test('by keyboard: three are chosen and advance at once, one that a colleague has moved is told and stays chosen, undo takes the others back', async ({
  page,
  context,
  server,
}) => {
  const { jobId, board, call } = await busiest(context, server.url);
  const [first, second, third] = board.columns;
  const [one, two, three] = first?.cards ?? [];
  if (!(second && third && one && two && three)) throw new Error('The job of the demo has too few candidates');
  const path = `/admin/recruiter/jobs/${jobId}/board`;
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await expect(card(other, one.name)).toBeVisible();
  await expect(other.getByText('atualizado agora')).toBeVisible();

  await card(page, one.name).focus();
  await page.keyboard.press('x');
  await expect(bar(page).getByRole('status')).toHaveText('1 selecionada');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await expect(bar(page).getByRole('status')).toHaveText('3 selecionadas');
  await expect(bar(page).getByText(/^E-mails: \d ao avançar, 3 ao rejeitar\.$/)).toBeVisible();
  await expectAccessible(page);

  await call('PUT', `/applications/candidate/${two.id}/stage`, { targetStageId: third.stage.id });
  await expect(column(page, third.stage.name).getByRole('button', { name: two.name, exact: true })).toBeVisible();
  await inBar(page, 'Avançar').click();
  await expect(
    page.getByText(`2 candidaturas foram para ${second.stage.name}. 1 candidato não pôde ser processado`),
  ).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('1 selecionada');
  await expect(bar(page).getByText(new RegExp(`^${two.name}: Mudou enquanto isso`))).toBeVisible();
  // Where they have come to others may wait longer, and stand before them.
  await expect(column(other, second.stage.name).getByRole('heading')).toContainText(String(second.total + 2));
  for (const { name } of [one, three])
    await expect(column(other, first?.stage.name ?? '').getByRole('button', { name, exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: 2 candidaturas estão como antes')).toBeVisible();
  for (const window of [page, other])
    for (const { name } of [one, three])
      await expect(column(window, first?.stage.name ?? '').getByRole('button', { name, exact: true })).toBeVisible();
  await expect(bar(page).getByText(new RegExp(`^${two.name}: Mudou enquanto isso`))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('in the list of candidates several are rejected at once, and each gets a mail of their own', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  const { jobId, call } = await busiest(context, server.url);
  const people = await call<Listed[]>('GET', `/applications/candidates?jobId=${jobId}&stage=new&sort=name&show=open`);
  const [one, two] = people;
  if (!(one && two)) throw new Error('The job of the demo has too few candidates');
  await page.goto(`/admin/recruiter/candidates?job=${jobId}&stage=new&sort=name&show=open`);
  const rows = page.getByRole('list', { name: /Candidatos, uma linha/ });
  await rows.getByRole('checkbox', { name: `Selecionar ${one.name}` }).check();
  await rows.getByRole('link', { name: two.name, exact: true }).focus();
  await page.keyboard.press('x');
  await expect(bar(page).getByRole('status')).toHaveText('2 selecionadas');
  await expectAccessible(page);

  await inBar(page, 'Rejeitar').click();
  const dialog = page.getByRole('dialog', { name: 'Rejeitar 2 candidaturas?' });
  const called = (name: string) => name.split(' ')[0] ?? '';
  await expect(dialog.getByText(new RegExp(`^Olá, ${called(one.name)}`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Próximo e-mail' }).click();
  await expect(dialog.getByText(new RegExp(`^Olá, ${called(two.name)}`))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Perfil diferente da vaga' }).check();
  await dialog.getByRole('button', { name: 'Rejeitar e enviar 2 e-mails' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 candidaturas rejeitadas')).toBeVisible();
  for (const { name } of [one, two]) await expect(rows.getByRole('link', { name, exact: true })).toBeHidden();
  await expect(bar(page)).toBeHidden();

  for (const { name, email } of [one, two]) {
    const mails = async () => (await mailsTo(email)).filter(({ text }) => text.includes('não vamos seguir'));
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]?.text).toContain(called(name));
  }
});
