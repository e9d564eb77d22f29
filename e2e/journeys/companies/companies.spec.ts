import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { twoHalves } from '../../../server/test/fixtures/pictures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import type { CapturedMail } from '../../support/outbox.ts';
import { newAddress } from '../../support/people.ts';
import { demoAccounts, demoPassword, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

/** Recruits for two companies. */
const RAFAEL = 'rafael.antunes@aurora.example';
const AURORA = 'Aurora Sistemas';
const CAJUINA = 'Estúdio Cajuína';

type Served = { url: string; databaseUrl: string };
type Member = { userId: string; email: string; jobs: number };
type Company = { id: string; name: string };

/** Calls of the API as one person. */
function callsOf(server: Served, token: string) {
  return async <T>(method: string, path: string, data?: object, companyId?: string): Promise<T> => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(companyId && { 'x-company-id': companyId }),
        ...(data && { 'content-type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
}

async function somebody(browser: Browser, server: Served, email: string) {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const call = callsOf(server, await signIn(context, server.url, email));
  const { user } = await call<{ user: { id: string; companies: Company[] } }>('GET', '/auth/status');
  return { context, call, user };
}

async function inDatabase(server: Served, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

const companyNamed = (companies: readonly Company[], name: string) =>
  companies.find((each) => each.name === name)?.id ?? '';

/** Where the newest invitation to an address leads, once so many of them have come; other mails may come besides. */
async function invitationTo(mailsTo: (email: string) => Promise<CapturedMail[]>, email: string, count = 1) {
  let links: string[] = [];
  const read = async () => {
    links = (await mailsTo(email)).flatMap((mail) => mail.links.filter((link) => link.includes('/auth/invitation')));
    return links.length;
  };
  await expect.poll(read, { message: `invitations to ${email}` }).toBeGreaterThanOrEqual(count);
  const link = new URL(links[0] ?? '');
  return link.pathname + link.search;
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sua conta/ }).click();
}

/** Invites through the screen of the team; answers where the mail leads. */
async function invite(
  context: BrowserContext,
  email: string,
  mailsTo: (email: string) => Promise<CapturedMail[]>,
): Promise<string> {
  const page = await context.newPage();
  await page.goto('/admin/recruiter/team');
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('list', { name: 'Convites em aberto' })).toContainText(email);
  await page.close();
  return invitationTo(mailsTo, email);
}

test('a company is changed by its owner where it stands, and shown to everybody', async ({ page, context, server }) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/settings');
  await page.getByRole('button', { name: /^Setor: .*Editar$/ }).click();
  await page.getByLabel('Setor', { exact: true }).fill('Energia limpa');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Setor: Energia limpa. Editar' })).toBeFocused();
  await page.getByRole('button', { name: /^LinkedIn: .*Editar$/ }).click();
  await page.getByLabel('LinkedIn', { exact: true }).fill('linkedin.com/in/marta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('linkedin.com/company/', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const logo = await twoHalves();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher logo' }).click();
  await (await chooser).setFiles({ name: 'aurora.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByText('Logo atualizada')).toBeVisible();
  await expectAccessible(page);

  // The profile shows the same record; what it saves here, another window must not undo unseen.
  await page.getByRole('button', { name: 'Setor: Energia limpa. Editar' }).click();
  await page.getByLabel('Setor', { exact: true }).fill('Energia do sol');
  const profile = await context.newPage();
  await profile.goto('/admin/recruiter/profile?tab=company');
  await profile.getByRole('button', { name: 'Setor: Energia limpa. Editar' }).click();
  await profile.getByLabel('Setor', { exact: true }).fill('Energia do vento');
  await profile.getByRole('button', { name: 'Salvar' }).click();
  await expect(profile.getByRole('button', { name: 'Setor: Energia do vento. Editar' })).toBeVisible();
  await profile.close();
  // Whether the page has been read again by then or not, Enter saves nothing.
  await page.getByLabel('Setor', { exact: true }).press('Enter');
  await expect(page.getByText('Isto mudou em outro lugar enquanto você editava.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Energia do vento' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar o meu' }).click();
  await expect(page.getByRole('button', { name: 'Setor: Energia do sol. Editar' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver página pública' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Aurora Sistemas/ })).toBeVisible();
  await expect(page.getByText('Energia do sol')).toBeVisible();
  const shown = page.locator('main img[src^="/logos/"]').first();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('list', { name: 'Vagas abertas' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('each window stays at its company; one that loses it is led out, with a word', async ({ browser, server }) => {
  const marta = await somebody(browser, server, demoAccounts.recruiter);
  const rafael = await somebody(browser, server, RAFAEL);
  const [aurora, cajuina] = [AURORA, CAJUINA].map((name) => companyNamed(rafael.user.companies, name));
  type Board = { columns: { stage: { id: string; name: string }; cards: { id: string; name: string }[] }[] };
  const jobs = await marta.call<{ id: string }[]>('GET', '/jobs/recruiter/paginated?sort=candidates&status=active');
  const jobId = jobs[0]?.id;
  const board = await marta.call<Board>('GET', `/applications/funnel-board?jobId=${jobId}`);
  const [, first, ...others] = board.columns;
  const candidate = first?.cards[0];
  // To the stage with the fewest others: in a full one those who wait too long stand before who has just come.
  const [second] = others.slice(0, -2).sort((a, b) => a.cards.length - b.cards.length);

  const live = await rafael.context.newPage();
  await live.goto(`/admin/recruiter/jobs/${jobId}/board`);
  await expect(live.getByText('atualizado agora')).toBeVisible();

  const other = await rafael.context.newPage();
  await other.goto('/admin/recruiter/home');
  await openMenu(other);
  const switcher = other.getByLabel('Empresa em que você está trabalhando');
  await expect(switcher.locator('option:checked')).toHaveText(AURORA);
  await expectAccessible(other);
  const loadedAnew = other.waitForEvent('load');
  await switcher.selectOption({ label: CAJUINA });
  await loadedAnew;
  await expect(other).toHaveURL('/admin/recruiter/home');
  await other.goto('/admin/recruiter/team');
  await expect(other.getByText(CAJUINA)).toBeVisible();
  await expect(other.getByRole('list', { name: 'Pessoas da equipe' })).toContainText('Lídia Portela');

  // The window with the board hears of its own company as before, and lists what is of it.
  await marta.call('PUT', `/applications/candidate/${candidate?.id}/stage`, { targetStageId: second?.stage.id });
  const column = live.getByRole('region', { name: new RegExp(`^${second?.stage.name}`) });
  await expect(column.getByRole('button', { name: candidate?.name ?? '', exact: true })).toBeVisible();
  await live.goto('/admin/recruiter/team');
  await expect(live.getByRole('list', { name: 'Pessoas da equipe' })).toContainText('Marta Ribeiro');

  // Removed from the second company while its window is open.
  const lidia = await somebody(browser, server, 'lidia@estudiocajuina.example');
  await other.goto('/admin/recruiter/jobs');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const members = (await lidia.call<{ members: Member[] }>('GET', `/companies/${cajuina}/members`)).members;
  const me = members.find(({ email }) => email === RAFAEL);
  const heir = members.find(({ email }) => email === 'lidia@estudiocajuina.example');
  await lidia.call('POST', `/companies/${cajuina}/members/${me?.userId}/removal`, { handOverTo: heir?.userId });
  // The next call tells it so: that of a click, or one that the page makes by itself before it.
  await other.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
  await expect(other).toHaveURL('/admin/recruiter/home');
  await expect(other.getByText('Você não participa mais da empresa em que estava trabalhando aqui.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(other);
  await openMenu(other);
  await expect(other.getByLabel('Empresa em que você está trabalhando')).toBeHidden();
  await other.goto('/admin/recruiter/team');
  await expect(other.getByText(AURORA)).toBeVisible();
  expect(aurora).not.toBe('');
  for (const { context } of [marta, rafael, lidia]) await context.close();
});

test('an invitation is accepted by who is signed in as the invited, and by nobody else', async ({
  browser,
  server,
  mailsTo,
}) => {
  const marta = await somebody(browser, server, demoAccounts.recruiter);
  const lidia = await somebody(browser, server, 'lidia@estudiocajuina.example');
  const path = await invite(marta.context, 'lidia@estudiocajuina.example', mailsTo);

  // Somebody else at this computer.
  const rafael = await somebody(browser, server, RAFAEL);
  const wrong = await rafael.context.newPage();
  await wrong.goto(path);
  await expect(wrong.getByText('Este convite é para outro e-mail')).toBeVisible();
  await expect(wrong.getByRole('button', { name: 'Aceitar convite' })).toBeHidden();
  await expectAccessible(wrong);
  await wrong.getByRole('button', { name: 'Sair desta conta' }).click();
  await expect(wrong).toHaveURL(/\/auth\/login/);
  await wrong.goto(path);
  await wrong.getByRole('link', { name: 'Entrar' }).click();
  await wrong.getByLabel('E-mail').fill('lidia@estudiocajuina.example');
  await wrong.getByLabel('Senha', { exact: true }).fill(demoPassword);
  for (const box of await wrong.getByRole('checkbox').all()) await box.check();
  await wrong.getByRole('button', { name: 'Entrar', exact: true }).click();
  // Back at the invitation, as the invited.
  await expect(wrong.getByRole('button', { name: 'Aceitar convite' })).toBeVisible();

  const page = await lidia.context.newPage();
  await page.goto(path);
  await expect(page.getByText(`Marta Ribeiro convidou você para a equipe de ${AURORA}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page).toHaveURL('/admin/recruiter/home');
  await page.goto('/admin/recruiter/team');
  await expect(page.getByRole('list', { name: 'Pessoas da equipe' })).toContainText('Lídia Portela (você)');

  // The other window comes second, and joins nothing again.
  await wrong.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(wrong).toHaveURL('/admin/recruiter/home');
  await page.goto(path);
  await expect(page.getByText('Este convite já foi aceito.')).toBeVisible();
  for (const { context } of [marta, rafael, lidia]) await context.close();
});

test('an invitation that was taken back or ran out says what to do', async ({ browser, server, mailsTo }) => {
  const marta = await somebody(browser, server, demoAccounts.recruiter);
  const [revoked, expired] = [newAddress('davi'), newAddress('elisa')];
  const paths = [await invite(marta.context, revoked, mailsTo), await invite(marta.context, expired, mailsTo)];
  const page = await marta.context.newPage();
  await page.goto('/admin/recruiter/team');
  const open = page.getByRole('list', { name: 'Convites em aberto' });
  await open
    .getByRole('listitem')
    .filter({ hasText: revoked })
    .getByRole('button', { name: 'Cancelar convite' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(open).not.toContainText(revoked);
  await inDatabase(server, `update company_invitations set expires_at = now() - interval '1 hour' where email = $1`, [
    expired,
  ]);
  await inDatabase(
    server,
    `update tokens set expires_at = now() - interval '1 hour'
     where kind = 'invitation' and subject_id = (select id from company_invitations where email = $1)`,
    [expired],
  );

  const guest = await (await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })).newPage();
  await guest.goto(paths[0] ?? '');
  await expect(guest.getByRole('heading', { name: 'Este convite terminou' })).toBeVisible();
  await expect(guest.getByText('Este convite foi cancelado por quem convidou.')).toBeVisible();
  await expectAccessible(guest);
  await guest.goto(paths[1] ?? '');
  await expect(guest.getByRole('heading', { name: 'Este convite expirou' })).toBeVisible();
  await expectAccessible(guest);

  // Sent again, it is good once more, by its new link.
  await page.reload();
  const row = open.getByRole('listitem').filter({ hasText: expired });
  await expect(row).toContainText('Expirado');
  await inDatabase(server, `update company_invitations set sent_at = now() - interval '2 minutes' where email = $1`, [
    expired,
  ]);
  await row.getByRole('button', { name: 'Reenviar' }).click();
  await expect(row).not.toContainText('Expirado');
  await guest.goto(await invitationTo(mailsTo, expired, 2));
  await expect(guest.getByRole('heading', { name: 'Convite para a equipe' })).toBeVisible();
  await guest.context().close();
  await marta.context.close();
});

test('the ownership is handed over by who proves to be there', async ({ browser, server }) => {
  const marta = await somebody(browser, server, demoAccounts.recruiter);
  const page = await marta.context.newPage();
  await page.goto('/admin/recruiter/team');
  const people = page.getByRole('list', { name: 'Pessoas da equipe' });
  const name = 'Rafael Antunes';
  const heir = people.getByRole('listitem').filter({ hasText: name });
  // As if she had signed in an hour ago.
  await inDatabase(server, `update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`, [
    marta.user.id,
  ]);
  await page.getByRole('button', { name: `Ações para ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Passar a responsabilidade' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText(`Passar a responsabilidade pela empresa a ${name}?`);
  await ask.getByRole('button', { name: 'Passar a responsabilidade' }).click();

  const identity = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(identity).toBeVisible();
  await expectAccessible(page);
  await identity.getByLabel('Sua senha').fill('não é esta');
  await identity.getByRole('button', { name: 'Confirmar' }).click();
  await expect(identity.getByText('Senha incorreta.')).toBeVisible();
  await identity.getByLabel('Sua senha').fill(demoPassword);
  await identity.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`${name} agora é responsável pela empresa`)).toBeVisible();
  await expect(heir).toContainText('Responsável pela empresa');
  await expect(page.getByRole('button', { name: 'Convidar' })).toBeHidden();
  // The record is read from now on, no longer changed.
  await page.goto('/admin/recruiter/settings');
  await expect(page.getByText('Só responsáveis pela empresa alteram estes dados.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Editar$/ })).toHaveCount(0);
  await expectAccessible(page);
  // Other journeys know her as the owner.
  const rafael = await somebody(browser, server, RAFAEL);
  const aurora = companyNamed(rafael.user.companies, AURORA);
  await rafael.call('POST', `/companies/${aurora}/transfer`, { userId: marta.user.id });
  for (const { context } of [marta, rafael]) await context.close();
});
