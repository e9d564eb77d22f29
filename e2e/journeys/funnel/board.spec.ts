import type { BrowserContext, Page } from '@playwright/test';
import { seedMany } from '../../../server/seeds/volume.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, demoPassword, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Column = {
  stage: { id: string; name: string; type: string };
  total: number;
  cards: { id: string; name: string }[];
};

let token = '';
let jobId = '';

async function api(context: BrowserContext, server: { url: string }, path: string) {
  const answer = await context.request.get(`${server.url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: unknown }).data;
}

async function columns(context: BrowserContext, server: { url: string }): Promise<Column[]> {
  const board = (await api(context, server, `/applications/funnel-board?jobId=${jobId}`)) as { columns: Column[] };
  return board.columns;
}

test.beforeEach(async ({ context, server }) => {
  token = await signIn(context, server.url, demoAccounts.recruiter);
  const jobs = (await api(context, server, '/jobs/recruiter/paginated?limit=50&sort=candidates&status=active')) as {
    id: string;
  }[];
  jobId = jobs[0]?.id ?? '';
});

const volumes = new Map<string, ReturnType<typeof seedMany>>();
/** A job of ten thousand, once in each database. */
function crowded(databaseUrl: string): ReturnType<typeof seedMany> {
  const volume = volumes.get(databaseUrl) ?? seedMany(databaseUrl, { applications: 10_000, jobs: 1 });
  volumes.set(databaseUrl, volume);
  return volume;
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const boardPath = () => `/admin/recruiter/jobs/${jobId}/board`;

test('a card dragged in one window moves in the other, counts too, and undo brings it back', async ({
  page,
  context,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // To a stage with few others: in a full one those who wait too long stand before who has just come.
  const [, first, second] = await columns(context, server);
  const who = first?.cards[0]?.name ?? '';
  const from = column(page, first?.stage.name ?? '');
  const to = column(page, second?.stage.name ?? '');
  await page.goto(boardPath());
  const other = await context.newPage();
  await other.goto(boardPath());
  await expect(other.getByText('atualizado agora')).toBeVisible();
  await expect(card(other, who)).toBeVisible();
  await expectAccessible(page);

  await card(page, who).dragTo(to);
  await expect(to.getByRole('button', { name: who, exact: true })).toBeVisible();
  const there = column(other, second?.stage.name ?? '');
  // Those who wait too long stand before who has just come: in a full column the card is further down, and its count tells.
  await expect(there.getByRole('heading')).toContainText(String((second?.total ?? 0) + 1));
  await expect(column(other, first?.stage.name ?? '').getByRole('button', { name: who, exact: true })).toBeHidden();
  await expect(page.getByText(`${who} foi para ${second?.stage.name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(from.getByRole('button', { name: who, exact: true })).toBeVisible();
  await expect(there.getByRole('heading')).toContainText(String(second?.total));
});

test('a card dropped on the offers opens the offer, stays there meanwhile, and goes back when it is cancelled', async ({
  page,
  context,
  server,
}) => {
  const all = await columns(context, server);
  const [first] = all;
  const who = first?.cards[0]?.name ?? '';
  const offers = column(page, all.find(({ stage }) => stage.type === 'offer')?.stage.name ?? '');
  await page.goto(boardPath());
  await card(page, who).hover();
  await page.mouse.down();
  await offers.hover();
  await expect(offers.locator('[data-landing]')).toBeInViewport();
  await expect(offers.getByText('Abre a oferta para escrever')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Oferta para ${who}` });
  await expect(dialog.getByLabel('Cargo')).not.toHaveValue('');
  await expect(offers.locator(`[data-card="${first?.cards[0]?.id}"]`)).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(column(page, first?.stage.name ?? '').getByRole('button', { name: who, exact: true })).toBeFocused();
  await expect(offers.getByRole('button', { name: who, exact: true })).toBeHidden();
});

test('by keyboard alone: walk, lift, choose, drop, open the panel, go on to the next, close', async ({
  page,
  context,
  server,
}) => {
  const [first, second] = await columns(context, server);
  const [one, two] = first?.cards.map(({ name }) => name) ?? [];
  await page.goto(boardPath());
  await card(page, one ?? '').focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, two ?? '')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, one ?? '')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Cancelado. O cartão de ${one} continua na etapa ${first?.stage.name}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${second?.stage.name}. Enter solta aqui.`)).toBeAttached();
  await page.keyboard.press('Enter');
  const there = column(page, second?.stage.name ?? '').getByRole('button', { name: one ?? '', exact: true });
  await expect(there).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: one ?? '' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();
  await panel.getByRole('heading', { name: 'Currículo' }).scrollIntoViewIfNeeded();
  const sheet = panel.getByRole('img', { name: /^Página 1 de / });
  // Drawn under the policy of the page, with a worker of our own origin: there is ink on it, and its words are known.
  await expect
    .poll(() =>
      sheet.evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((one, at) => at % 4 === 0 && one < 100),
      ),
    )
    .toBe(true);
  await expect(panel.getByText(/Experiência[\s\S]*Formação/)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(panel.getByLabel('Nova nota')).toBeFocused();
  await expect(panel.getByLabel('Nova nota')).toBeInViewport();
  await page.keyboard.type('Liguei hoje');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Liguei hoje')).toBeVisible();
  await expect(panel.getByLabel('Nova nota')).toHaveValue('');
  // What was emptied because it is saved is no mistake.
  await expect(panel.getByLabel('Nova nota')).not.toHaveAttribute('aria-invalid', 'true');
  await panel.getByRole('heading', { name: 'Currículo' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(there).toBeFocused();
});

test('a rejection by its button shows its mail and brings the next one, and undo stops both', async ({
  page,
  context,
  server,
}) => {
  const [first] = await columns(context, server);
  const [who, next] = [first?.cards[1], first?.cards[2]];
  await page.goto(`${boardPath()}?application=${who?.id}`);
  const panel = page.getByRole('dialog', { name: who?.name ?? '', exact: true });
  await panel.getByRole('button', { name: 'Rejeitar' }).click();
  const dialog = page.getByRole('dialog', { name: `Rejeitar a candidatura de ${who?.name}?` });
  await expect(dialog.getByLabel('Assunto')).not.toHaveValue('');
  await expectAccessible(page);
  await page.keyboard.press('2');
  await dialog.getByRole('button', { name: 'Rejeitar e enviar e-mail' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: next?.name ?? '', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(panel.getByRole('button', { name: /^Avançar para/ })).toBeVisible();
  await expect(
    column(page, first?.stage.name ?? '').getByRole('button', { name: who?.name ?? '', exact: true }),
  ).toBeVisible();
});

test('twenty candidates are decided by the keyboard alone: one key for a yes, three for a no with its mail', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const volume = await crowded(server.databaseUrl);
  token = await signIn(context, server.url, volume.email);
  jobId = volume.jobId;
  const [before] = await columns(context, server);
  await page.goto(boardPath());
  const first = page.locator('[data-stage]').first().locator('[data-open]').first();
  await first.focus();
  let presses = 0;
  let name = 'Ninguém';
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('Enter');
  const panel = page.locator('div[role="dialog"]');
  for (let decided = 0; decided < 20; decided += 1) {
    await expect(panel.getByRole('heading').first()).not.toHaveText(name);
    await expect(panel.locator('[data-actions]:not([aria-busy])')).toBeVisible();
    name = (await panel.getByRole('heading').first().textContent()) ?? '';
    if (decided % 2 === 0) {
      await press('a');
    } else {
      await press('r');
      await expect(page.getByLabel('Assunto')).not.toHaveValue('');
      await press('2');
      await press('Enter');
    }
    await expect(
      page.getByText(new RegExp(`^(${name} foi para|Candidatura de ${name} rejeitada)`)).first(),
    ).toBeVisible();
    await expect(page.locator('section[role="dialog"]')).toHaveCount(0);
  }
  expect(presses).toBe(1 + 10 + 3 * 10);
  await expect.poll(async () => (await columns(context, server))[0]?.total).toBe((before?.total ?? 0) - 20);
});

test('an offer is written, seen as the candidate sees it, and sent by a double click once', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  const all = await columns(context, server);
  const who = all[0]?.cards[2];
  const detail = (await api(context, server, `/applications/${who?.id}`)) as { candidate: { email: string } };
  await page.goto(`${boardPath()}?application=${who?.id}`);
  const panel = page.getByRole('dialog', { name: who?.name ?? '' });
  await panel.getByRole('button', { name: 'Enviar oferta' }).click();
  const dialog = page.getByRole('dialog', { name: `Oferta para ${who?.name}` });
  await dialog.getByRole('button', { name: 'Salvar e revisar' }).click();
  await expect(dialog.getByLabel('Valor por mês')).toBeFocused();
  await dialog.getByLabel('Valor por mês').fill('14 mil');
  await dialog.getByLabel('Mensagem').fill('Que bom ter você por aqui.');
  await dialog.getByLabel('Anexos').setInputFiles({
    name: 'beneficios.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar e revisar' }).click();
  const review = page.getByRole('dialog', { name: 'Revise antes de enviar' });
  await expect(review.getByText(/R\$\s14\.000/)).toBeVisible();
  await expect(review.getByText('Que bom ter você por aqui.')).toBeVisible();
  const reason = 'Já conversamos no processo de outra vaga';
  await review.getByLabel('Por que pular?').fill(reason);
  await expectAccessible(page);
  await review.getByRole('button', { name: /^Enviar oferta para/ }).dblclick();
  await expect(review).toBeHidden();
  await expect(panel.getByText('Enviada', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText(reason)).toBeVisible();
  const offer = all.find(({ stage }) => stage.type === 'offer');
  await expect(
    column(page, offer?.stage.name ?? '').getByRole('button', { name: who?.name ?? '', exact: true }),
  ).toBeVisible();
  const offers = (await api(context, server, `/job-offers?applicationId=${who?.id}`)) as { status: string }[];
  expect(offers.filter(({ status }) => status === 'sent')).toHaveLength(1);

  const offerMails = async () => (await mailsTo(detail.candidate.email)).filter(({ kind }) => kind === 'offer_sent');
  await expect.poll(async () => (await offerMails()).length).toBe(1);
  const sent = await offerMails();
  const link = sent[0]?.links.find((one) => one.includes('/offers/')) ?? '';
  const candidate = await context.browser()?.newContext();
  const theirs = await candidate?.newPage();
  await theirs?.goto(link);
  await expect(panel.getByText('Vista', { exact: true }).first()).toBeVisible();
  const offered = column(page, offer?.stage.name ?? '').locator(`[data-card="${who?.id}"]`);
  await expect(offered.getByText('Vista agora')).toBeVisible();
  await theirs?.getByRole('button', { name: 'Aceitar oferta' }).click();
  await theirs?.getByRole('button', { name: 'Sim, aceitar' }).click();
  await expect(panel.getByText('Aceita', { exact: true }).first()).toBeVisible();
  const hired = all.find(({ stage }) => stage.type === 'hired');
  await expect(
    column(page, hired?.stage.name ?? '').getByRole('button', { name: who?.name ?? '', exact: true }),
  ).toBeVisible();
  await candidate?.close();
});

test('an offer half written outlives the session, whether it ends elsewhere or shows at the last click', async ({
  page,
  context,
  browser,
  server,
}) => {
  const who = (await columns(context, server))[0]?.cards[3];
  const path = `${boardPath()}?application=${who?.id}`;
  const dialog = page.getByRole('dialog', { name: `Oferta para ${who?.name}` });
  const openOffer = () =>
    page
      .getByRole('dialog', { name: who?.name ?? '' })
      .getByRole('button', { name: 'Enviar oferta' })
      .click();
  const signInAgain = async () => {
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(path)}`);
    await page.getByLabel('E-mail').fill(demoAccounts.recruiter);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    // Asked once in a browser.
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(path);
  };
  await page.goto(path);
  await openOffer();
  await dialog.getByLabel('Valor por mês').fill('14 mil');
  await dialog.getByLabel('Mensagem').fill('Que bom ter você');

  const elsewhere = await browser.newContext();
  const own = await signIn(elsewhere, server.url, demoAccounts.recruiter);
  const headers = { authorization: `Bearer ${own}`, origin: server.url };
  const answer = await elsewhere.request.get(`${server.url}/api/v1/auth/sessions`, { headers });
  const { data } = (await answer.json()) as { data: { id: string; current: boolean }[] };
  for (const { id } of data.filter(({ current }) => !current))
    await elsewhere.request.delete(`${server.url}/api/v1/auth/sessions/${id}`, { headers });
  await elsewhere.close();
  await signInAgain();
  await openOffer();
  await expect(dialog.getByLabel('Valor por mês')).toHaveValue('14.000,00');
  await expect(dialog.getByLabel('Mensagem')).toHaveValue('Que bom ter você');

  await dialog.getByLabel('Mensagem').fill('Que bom ter você por aqui.');
  await context.addCookies([{ name: 'accessToken', value: 'velho.demais.x', url: server.url, sameSite: 'Lax' }]);
  await context.clearCookies({ name: 'refreshToken' });
  // This click notices it, unless a call that looks for news was faster.
  await dialog
    .getByRole('button', { name: 'Salvar e revisar' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await signInAgain();
  await openOffer();
  await expect(dialog.getByLabel('Mensagem')).toHaveValue('Que bom ter você por aqui.');
  await dialog.getByRole('button', { name: 'Salvar e revisar' }).click();
  const review = page.getByRole('dialog', { name: 'Revise antes de enviar' });
  await expect(review.getByText(/R\$\s14\.000/)).toBeVisible();
  await expect(review.getByText('Que bom ter você por aqui.')).toBeVisible();
});

test('the home counts over the days chosen, and the choice stays in the address', async ({ page }) => {
  await page.goto('/admin/recruiter/home');
  const figures = page.getByRole('region', { name: 'Em números' });
  await expect(figures.getByText('Candidaturas recebidas em 30 dias')).toBeVisible();
  const received = () => figures.getByRole('heading', { name: /^Candidaturas recebidas/ }).locator('../..');
  await figures.getByText('7 dias', { exact: true }).click();
  await expect(figures.getByText('Contratações em 7 dias')).toBeVisible();
  const week = Number(await received().locator('.text-h3').textContent());
  await page.reload();
  await expect(figures.getByRole('radio', { name: '7 dias' })).toBeChecked();
  await figures.getByRole('radio', { name: '7 dias' }).press('ArrowRight');
  await expect(figures.getByRole('radio', { name: '30 dias' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(figures.getByText('Contratações em 90 dias')).toBeVisible();
  await expect(page).toHaveURL(/period=90$/);
  expect(Number(await received().locator('.text-h3').textContent())).toBeGreaterThan(week);
  await expectAccessible(page);
});

test('filters and groups live in the address: chips, a reload, a link, and a way out when nothing matches', async ({
  page,
}) => {
  await page.goto(`${boardPath()}?unopened=1`);
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(chips.getByText('Ainda não aberta')).toBeVisible();
  await expect(page.getByRole('search').getByRole('status').first()).toHaveText(
    /^(Nenhuma candidatura|[\d.]+ candidaturas?)$/,
  );
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByLabel('Cidade ou estado').fill('Cidade que não existe');
  await expect(page).toHaveURL(/location=Cidade.*unopened=1/);
  await expect(page.getByText('Nenhuma candidatura para mostrar')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(chips).toBeHidden();
  await page.getByLabel('Agrupar cartões').selectOption({ label: 'Por origem' });
  await expect(page).toHaveURL(/group=source$/);
  // Of the groups of a long column only those stand in the page that are near what is seen.
  const first = page.locator('[data-stage]').first().getByRole('heading', { level: 3 }).first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const name = await first.textContent();
  await page.reload();
  await expect(page.getByLabel('Agrupar cartões')).toHaveValue('source');
  await expect(first).toHaveText(name ?? '');
});

test('a key opens the search on any screen, which leads to the page of a person', async ({ page, context, server }) => {
  const who = (await columns(context, server))[0]?.cards[0];
  await page.goto('/admin/recruiter/home');
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Buscar ou ir para' }).fill(who?.name ?? '');
  const found = page.getByRole('menuitem', { name: new RegExp(`^${who?.name}.*`) }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await expect(found).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/recruiter\/candidates\/[0-9a-f-]{36}\?application=/);
  await expect(page.getByRole('heading', { level: 1, name: who?.name ?? '', exact: true })).toBeVisible();
});

test('on a phone one stage shows at a time, its cards begin near the top and move by their menu', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await columns(context, server);
  const who = first?.cards[3]?.name ?? '';
  await page.goto(boardPath());
  await expect(column(page, first?.stage.name ?? '')).toBeVisible();
  await expect(column(page, second?.stage.name ?? '')).toBeHidden();
  await expect.poll(async () => (await page.locator('[data-card]').first().boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('button', { name: `Ações de ${who}` }).click();
  await page.getByRole('menuitem', { name: second?.stage.name ?? '' }).click();
  await expect(card(page, who)).toBeHidden();
  await page.getByRole('tab', { name: second?.stage.name ?? '' }).click();
  await expect(column(page, second?.stage.name ?? '')).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(Number(overflow)).toBeLessThanOrEqual(0);
  // However many are late there, and stand before them.
  await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill(who);
  await expect(card(page, who)).toBeVisible();
});

test('ten thousand candidates stay within reach', async ({ page, context, server }) => {
  test.slow();
  const volume = await crowded(server.databaseUrl);
  token = await signIn(context, server.url, volume.email);
  await page.goto(`/admin/recruiter/jobs/${volume.jobId}/board`);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  expect(await page.evaluate("document.querySelectorAll('*').length")).toBeLessThan(3000);

  const board = page.locator('[data-stage]').first();
  const scroller = board.locator('.overflow-y-auto');
  const total = Number((await board.getByRole('listitem').first().getAttribute('aria-setsize')) ?? '0');
  expect(total).toBeGreaterThan(100);
  const seen = new Set<string>();
  await expect(async () => {
    for (const id of await board.locator('[data-card]').evaluateAll((all) => all.map((one) => one.dataset.card ?? '')))
      seen.add(id);
    await scroller.evaluate((element) => element.scrollBy(0, element.clientHeight * 0.8));
    expect(seen.size).toBeGreaterThan(150);
  }).toPass({ intervals: [50] });
  expect(await page.evaluate("document.querySelectorAll('*').length")).toBeLessThan(3000);
});
