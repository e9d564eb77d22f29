import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Board = { columns: { cards: { id: string }[] }[] };

const EXPERT = 'avaliadora@aurora.example';
const FIELDS = [{ field: 'phone', visible: true, required: false }];
/** On a day of its own: the journeys beside it schedule with the same people. */
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

test('a recruiter asks an expert to observe, who finds it on their home, says that they come, and reaches the room', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, server.url);
  const job = await recruiting.publish({ title: 'Pessoa que se Observa', fields: FIELDS });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const email = `olga.lopes.${Date.now()}@correio.example`;
  const form = { fullName: 'Olga Lopes', email, noticeVersion };
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, form);
  const board = await recruiting.call<Board>('GET', `/applications/funnel-board?jobId=${job.id}`);
  const applicationId = board.columns.flatMap(({ cards }) => cards)[0]?.id;
  const { id } = await recruiting.call<{ id: string }>('POST', '/interviews', {
    applicationId,
    ...{ date: inTenDays(), time: '19:45', timeZone: 'America/Sao_Paulo', type: 'video', allowOverlap: true },
  });

  await page.goto(`/admin/recruiter/interviews/${id}`);
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Mudar entrevista com Olga Lopes' });
  await change.getByRole('button', { name: /^Quem observa/ }).click();
  await page.getByRole('checkbox', { name: 'Helena Duarte' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText('Observa', { exact: true })).toBeVisible();

  const theirs = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 360, height: 740 },
  });
  await signIn(theirs, server.url, EXPERT);
  const home = await theirs.newPage();
  await home.goto('/admin/expert/home');
  await expect(home.getByRole('heading', { name: 'Entrevistas que você observa' })).toBeVisible();
  await expectAccessible(home);
  await home.getByRole('link', { name: 'Olga Lopes' }).click();
  await expect(home.getByRole('heading', { level: 1, name: 'Entrevista com Olga Lopes' })).toBeVisible();
  await home.getByRole('button', { name: 'Venho' }).click();
  await expect(home.getByText('Você disse que vem.')).toBeVisible();
  await expectAccessible(home);
  const address = (await home.getByRole('link', { name: 'Entrar na sala' }).getAttribute('href')) ?? '';
  await home.goto(new URL(address).pathname);
  await expect(home.getByText('Observação: você vê e ouve')).toBeVisible();
  await expect(home.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Helena Duarte');
  await expectAccessible(home);
  await theirs.close();
});
