import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { expectAccessible } from '../support/accessibility.ts';
import type { CapturedMail } from '../support/outbox.ts';
import { newAddress, password } from '../support/people.ts';
import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

type Mails = (address: string, count?: number) => Promise<CapturedMail[]>;
type Calls = { context: BrowserContext; url: string; token: string };

async function call<T>({ context, url, token }: Calls, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, origin: url };
  const answer = await (data
    ? context.request.post(`${url}/api/v1${path}`, { headers, data })
    : context.request.get(`${url}/api/v1${path}`, { headers }));
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Somebody who was invited to the demo company, signed in in a browser of their own. */
async function member(
  browser: Browser,
  owner: Calls,
  mailsTo: Mails,
  { name, role }: { name: string; role: string },
): Promise<Page> {
  const email = newAddress(name.split(' ')[0]?.toLowerCase() ?? '');
  const me = await call<{ companies: { id: string }[] }>(owner, '/auth/me');
  await call(owner, `/companies/${me.companies[0]?.id}/invitations`, { email, role });
  const [mail] = await mailsTo(email);
  const link = mail?.links.find((each) => each.includes('token='));
  const invitation = new URL(link ?? '').searchParams.get('token');
  const context = await browser.newContext({ baseURL: owner.url });
  await call({ context, url: owner.url, token: '' }, `/invitations/${invitation}/register`, {
    name,
    password,
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    adult: true,
    language: 'pt-BR',
  });
  await signIn(context, owner.url, email, password);
  return context.newPage();
}

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

type Board = { columns: { stage: { name: string }; cards: { name: string }[] }[] };

test('a hiring manager works on the job that was shared, on no other, and loses it in the open window', async ({
  browser,
  context,
  page,
  server,
  mailsTo,
}) => {
  const owner = { context, url: server.url, token: await signIn(context, server.url, demoAccounts.recruiter) };
  const [job] = await call<{ id: string; title: string }[]>(
    owner,
    '/jobs/recruiter/paginated?limit=1&sort=candidates&status=active',
  );
  const { columns } = await call<Board>(owner, `/applications/funnel-board?jobId=${job?.id}`);
  const [first, second] = columns;
  const who = first?.cards[0]?.name ?? '';
  const theirs = await member(browser, owner, mailsTo, { name: 'Marina Gestora', role: 'hiring_manager' });

  await theirs.goto('/admin/recruiter/home');
  await expect(theirs.getByText('Nenhuma vaga compartilhada com você')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Nova vaga' })).toHaveCount(0);
  await theirs.goto(`/admin/recruiter/jobs/${job?.id}/board`);
  await expect(theirs.getByRole('heading', { name: 'Vaga não encontrada' })).toBeVisible();

  await page.goto(`/admin/recruiter/jobs/${job?.id}/board`);
  await page.getByRole('button', { name: 'Pessoas nesta vaga' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pessoas nesta vaga' });
  await dialog.getByRole('button', { name: 'Compartilhar com Marina Gestora' }).click();
  await expect(dialog.getByRole('button', { name: 'Tirar o acesso de Marina Gestora' })).toBeVisible();
  await expectAccessible(page);

  await theirs.goto('/admin/recruiter/jobs');
  await expect(theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { level: 2 }) })).toHaveCount(1);
  await expectAccessible(theirs);
  await theirs.getByRole('link', { name: job?.title ?? '', exact: true }).click();
  await expect(card(theirs, who)).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Editar vaga' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Pessoas nesta vaga' })).toHaveCount(0);
  await card(theirs, who).dragTo(column(theirs, second?.stage.name ?? ''));
  await expect(column(theirs, second?.stage.name ?? '').getByRole('button', { name: who, exact: true })).toBeVisible();

  await card(theirs, who).click();
  const panel = theirs.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Rejeitar' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /oferta/i })).toHaveCount(0);
  await expectAccessible(theirs);

  await dialog.getByRole('button', { name: 'Tirar o acesso de Marina Gestora' }).click();
  await expect(dialog.getByRole('button', { name: 'Compartilhar com Marina Gestora' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Esta vaga não está mais com você' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Ver todas as vagas' }).click();
  await expect(theirs.getByText('Nenhuma vaga compartilhada com você')).toBeVisible();
  await theirs.context().close();
});

test('an interviewer reads a candidate of a shared job and changes nothing; an evaluator has a home of their own', async ({
  browser,
  context,
  server,
  mailsTo,
}) => {
  const owner = { context, url: server.url, token: await signIn(context, server.url, demoAccounts.recruiter) };
  const [job] = await call<{ id: string }[]>(owner, '/jobs/recruiter/paginated?limit=1&sort=candidates&status=active');
  const theirs = await member(browser, owner, mailsTo, { name: 'Ivo Entrevistador', role: 'interviewer' });
  const people = await call<{ userId: string; name: string }[]>(owner, `/jobs/${job?.id}/members`);
  const userId = people.find(({ name }) => name === 'Ivo Entrevistador')?.userId;
  await call(owner, `/jobs/${job?.id}/members`, { userId });
  const { columns } = await call<Board>(owner, `/applications/funnel-board?jobId=${job?.id}`);
  const who = columns[0]?.cards[0]?.name ?? '';

  await theirs.goto(`/admin/recruiter/jobs/${job?.id}/board`);
  await card(theirs, who).click();
  const panel = theirs.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: 'Notas da equipe' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /Rejeitar|Avançar|Mover|Salvar nota/ })).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Linha do tempo' })).toHaveCount(0);
  await expectAccessible(theirs);
  await theirs.context().close();

  const expert = await member(browser, owner, mailsTo, { name: 'Elis Avaliadora', role: 'expert' });
  await expert.goto('/admin/recruiter/home');
  await expect(expert).toHaveURL('/admin/expert/home');
  // Whether anything waits is up to those who have graded before.
  await expect(
    expert.getByRole('heading', { name: /respostas? esperam? correção|Nada para avaliar agora/ }),
  ).toBeVisible();
  await expectAccessible(expert);
  await expert.context().close();
});

test('addresses that were cut short lead on', async ({ context, page, server }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth/login');
  await signIn(context, server.url, demoAccounts.recruiter);
  for (const address of ['/admin', '/admin/recruiter', '/admin/potential']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/admin/recruiter/home');
  }
});
