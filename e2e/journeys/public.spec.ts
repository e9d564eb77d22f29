import type { Page } from '@playwright/test';
import { corruptPdf, pdfOfBytes, pdfResume } from '../../server/test/fixtures/resumes.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { complaintsOf } from '../support/complaints.ts';
import { openAnswering } from '../support/open-answering.ts';
import { newAddress } from '../support/people.ts';
import { recruiterOf } from '../support/recruiting.ts';
import { demoAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

const MB = 1024 * 1024;

const resume = async (name = 'curriculo.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdfResume([['Ana Duarte']]),
});

async function fill(page: Page, email: string, name = 'Ana Duarte'): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefone').fill('(11) 98888-7777');
  await page.getByLabel('Currículo').setInputFiles(await resume());
  await page.getByRole('checkbox', { name: /Li a Política de privacidade/ }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar candidatura' });
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Candidatura enviada' });

/** How far what stands on the page has jumped since it was opened. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shifts: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { seen: { shifts: string[] } }).seen.shifts);
  expect(shifts, path).toEqual([]);
}

test('the head of a page says what it is to readers that run no script', async ({ request, page, server }) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish({ title: 'Pessoa Desenvolvedora "Web" <b>' });
  const answer = await request.get(`/jobs/${slug}`);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<title>Pessoa Desenvolvedora &#34;Web&#34; &#60;b&#62;');
  expect(html).toContain('property="og:title"');
  expect(html).toContain(`rel="canonical" href="${server.url}/jobs/${slug}"`);
  const posting = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Pessoa Desenvolvedora "Web" <b>' });

  for (const path of ['/jobs/nao-existe', '/jobs/nao-existe/apply'])
    expect((await request.get(path)).status()).toBe(404);
  for (const path of ['/offers/um-token-qualquer', '/applications/um-token-qualquer']) {
    const secret = await request.get(path);
    expect(secret.headers()['cache-control']).toContain('no-store');
    expect(secret.headers()['referrer-policy']).toBe('no-referrer');
    expect(secret.headers()['x-robots-tag'] ?? (await secret.text())).toContain('noindex');
  }
});

for (const width of [360, 1440]) {
  test(`public pages are accessible, break no security rule and do not jump at ${width} px`, async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    const complaints = complaintsOf(context);
    const { publish } = await recruiterOf(page, server.url);
    const { slug } = await publish();
    await page.setViewportSize({ width, height: 740 });
    for (const path of [
      '/jobs',
      '/jobs?search=nada-assim&level=senior',
      `/jobs/${slug}`,
      `/jobs/${slug}/apply`,
      '/jobs/nao-existe',
      '/jobs/nao-existe/apply',
      '/offers/um-token-qualquer',
      '/applications/um-token-qualquer',
    ]) {
      await expectStill(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
}

for (const [role, path, greeting] of [
  ['recruiter', '/admin/recruiter/home', /Marta/],
  ['talent', '/admin/potential/home', /Caio/],
] as const) {
  test(`the home of the ${role} is accessible and does not jump`, async ({ page, context, server }) => {
    const complaints = complaintsOf(context);
    await signIn(context, server.url, demoAccounts[role]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expectStill(page, path);
      await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('whoever applies with the keyboard alone is led to each mistake and then through', async ({ page, server }) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish();
  // The page of before the scripts has such a link too, which would load the form again.
  await openAnswering(page, `/jobs/${slug}`);
  const apply = page.getByRole('link', { name: 'Candidatar-me' });
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatura' })).toBeFocused();
  // The browser is told in time to hand the choice of a file to the test.
  const chooser = page.waitForEvent('filechooser');
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Por favor, corrija os erros no formulário')).toBeVisible();
  await expect(page.getByLabel('Currículo')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await resume());
  const offer = page.getByRole('button', { name: 'Preencher com meu currículo' });
  await expect(offer).toBeVisible();
  await offer.focus();
  await page.keyboard.press('Tab');
  const name = page.getByLabel('Nome completo');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Informe seu nome completo');
  await expectAccessible(page);
  await page.keyboard.type('Ana Duarte');
  await expect(page.getByText('Informe seu nome completo')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana.correio.example');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Falta o @. Escreva como em nome@provedor.exemplo')).toBeVisible();
  await page.keyboard.type('11988887777');
  await page.getByRole('checkbox', { name: /Li a Política/ }).focus();
  await page.keyboard.press('Space');
  await send(page).focus();
  await page.keyboard.press('Enter');
  const email = page.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await email.fill(newAddress('teclado'));
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeFocused();
});

test('files that are no résumé are refused in words, one that cannot be read is taken', async ({ page, server }) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish();
  await page.goto(`/jobs/${slug}/apply`);
  const file = page.getByLabel('Currículo');
  const put = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await put('foto.png', Buffer.from('png'));
  await expect(page.getByText('Envie o currículo em PDF, DOC ou DOCX')).toBeVisible();
  await put('vazio.pdf', Buffer.alloc(0));
  await expect(page.getByText('O arquivo está vazio. Confira e escolha de novo')).toBeVisible();
  await put('grande.pdf', Buffer.alloc(5 * MB + 1));
  await expect(page.getByText(/^O currículo pode ter até 5 MB\. Este tem /)).toBeVisible();
  await fill(page, newAddress('disfarce'));
  // A program that calls itself a PDF passes the page and not the server.
  await put('programa.pdf', Buffer.from('MZ\u0090\u0000 this is no document'));
  await send(page).click();
  await expect(
    page
      .locator('[data-field=resume]')
      .getByText(/PDF, DOC ou DOCX/)
      .last(),
  ).toBeVisible();
  await expect(file).toBeFocused();
  await put('quebrado.pdf', await corruptPdf());
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('a connection that breaks during the upload makes one application, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const { publish, call } = await recruiterOf(page, server.url);
  const job = await publish();
  await page.goto(`/jobs/${job.slug}/apply`);
  await fill(page, newAddress('queda'));
  await page.getByLabel('Currículo').setInputFiles({
    name: 'curriculo.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOfBytes(4 * MB),
  });
  let tries = 0;
  await page.route('**/applications', async (route) => {
    tries += 1;
    // First nothing arrives; then the server acts, and its answer is lost.
    if (tries > 1 && tries <= 4) await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(page.getByText('Não foi possível enviar sua candidatura')).toBeVisible();
  await expect(page.getByText(/Nada do que você escreveu se perdeu/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Duarte');
  expect(tries).toBeGreaterThan(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).last().click();
  await expect(sent(page)).toBeVisible();
  const board = await call<{ columns: { total: number }[] }>('GET', `/applications/funnel-board?jobId=${job.id}`);
  expect(board.columns.reduce((sum, { total }) => sum + total, 0)).toBe(1);
});

test('two clicks send once; a second application is answered alike and told by mail', async ({
  page,
  server,
  mailsTo,
}) => {
  const { publish, call } = await recruiterOf(page, server.url);
  const job = await publish();
  const email = newAddress('duas');
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/applications')) sends += 1;
  });
  await page.goto(`/jobs/${job.slug}/apply`);
  await fill(page, email);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(sends).toBe(1);
  await page.goBack();
  await page.goto(`/jobs/${job.slug}/apply`);
  await expect(page.getByLabel('Nome completo')).toHaveValue('');
  await fill(page, email);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const mails = await mailsTo(email, 2);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['application_duplicate', 'application_received']);
  const board = await call<{ columns: { total: number }[] }>('GET', `/applications/funnel-board?jobId=${job.id}`);
  expect(board.columns.reduce((sum, { total }) => sum + total, 0)).toBe(1);
});

test('what is typed survives a reload, a visit to the job and its end', async ({ page, server }) => {
  const { publish, call } = await recruiterOf(page, server.url);
  const job = await publish();
  await page.goto(`/jobs/${job.slug}/apply`);
  await fill(page, newAddress('fechada'));
  await expect(page.getByText('Salvo').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Duarte');
  await expect(page.getByRole('checkbox', { name: /Li a Política/ })).not.toBeChecked();
  await page.getByRole('link', { name: 'Voltar para a vaga' }).click();
  await page.goBack();
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98888-7777');
  await call('POST', `/jobs/${job.id}/close`, { status: 'FILLED' });
  await page.getByLabel('Currículo').setInputFiles(await resume());
  await page.getByRole('checkbox', { name: /Li a Política/ }).check();
  await send(page).click();
  await expect(page.getByText('Esta vaga não recebe mais candidaturas')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Duarte');
  await expectAccessible(page);
  await page.goto(`/jobs/${job.slug}`);
  await expect(page.getByText('Esta vaga não recebe mais candidaturas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Candidatar-me' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a signed-in talent finds the form filled in, and is told of an earlier application', async ({
  page,
  context,
  server,
}) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish();
  await signIn(context, server.url, demoAccounts.talent);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStill(page, `/jobs/${slug}/apply`);
  await expect(page.getByText(/vai receber, tirado do seu perfil/)).toBeVisible();
  await expect(page.getByText(demoAccounts.talent)).toBeVisible();
  await page.getByRole('button', { name: 'Editar: Nome completo' }).click();
  await expect(page.getByLabel('Nome completo')).not.toHaveValue('');
  await page.getByLabel('Nome completo').fill('Caio Figueira');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toHaveCount(0);
  await page.goto(`/jobs/${slug}`);
  await expect(page.getByRole('link', { name: 'Acompanhar candidatura' }).first()).toBeVisible();
  await page.goto(`/jobs/${slug}/apply`);
  await expect(page.getByText('Você já se candidatou a esta vaga')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('hostile and endless texts stay texts', async ({ page, context, server }) => {
  const complaints = complaintsOf(context);
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish({
    title: `<img src=x onerror=alert(1)> ${'Desenvolvimento'.repeat(6)}`,
    questions: [{ type: 'essay', text: '<script>alert(1)</script> {{name}} $t(close)?', required: true }],
  });
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [`/jobs/${slug}`, `/jobs/${slug}/apply`]) {
    await page.goto(path);
    await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await fill(page, newAddress('longo'), 'A'.repeat(10_000));
  await page.getByLabel('<script>alert(1)</script> {{name}} $t(close)?').fill('<script>alert(2)</script>');
  await send(page).click();
  await expect(page.getByText('Use no máximo 120 caracteres')).toBeVisible();
  await page.getByLabel('Nome completo').fill('<b onclick=alert(3)>Ana</b> Duarte');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an expired session does not stand in the way of applying', async ({ page, context, server }) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish();
  await signIn(context, server.url, demoAccounts.talent);
  await page.goto(`/jobs/${slug}/apply`);
  await expect(page.getByText(/vai receber, tirado do seu perfil/)).toBeVisible();
  await context.clearCookies({ name: 'refreshToken' });
  await context.addCookies([{ name: 'accessToken', value: 'velho.demais.x', url: server.url, sameSite: 'Lax' }]);
  await page.getByRole('button', { name: 'Editar: E-mail' }).click();
  await page.getByLabel('E-mail').fill(newAddress('expirada'));
  // The one that was sent before is the account's.
  await page.getByRole('button', { name: 'Trocar o currículo' }).click();
  await page.getByLabel('Currículo').setInputFiles(await resume());
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('what cannot be loaded says so, keeps its place and can be tried again', async ({ page, context, server }) => {
  // The server brings what a page begins with; after a move the browser asks for it.
  await openAnswering(page, '/');
  await page.route('**/api/v1/public/jobs?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vagas' }).click();
  await expect(page.getByText('Não foi possível carregar as vagas')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Não foi possível carregar as vagas')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await signIn(context, server.url, demoAccounts.talent);
  await page.route(/api\/v1\/(applications|job-offers)/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/potential/home');
  await expect(page.getByText('Não foi possível carregar suas ofertas')).toBeVisible();
  await expect(page.getByText('Não foi possível carregar suas candidaturas')).toBeVisible();
  await expectAccessible(page);

  await signIn(context, server.url, demoAccounts.recruiter);
  await page.route('**/dashboard/recruiter/complete*', (route) => route.abort());
  await page.goto('/admin/recruiter/home');
  await expect(page.getByText('Não foi possível carregar o início')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible();
});

test('an address that ends in a sign of its own opens, and the page of failures leads back', async ({ page }) => {
  await page.goto('/#%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vagas' }).click();
  await expect(page).toHaveURL('/jobs');
  const answer = page.waitForResponse('/500');
  await page.evaluate(() => location.assign('/500'));
  expect((await answer).status()).toBe(500);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('a search stays in the address, and an address that asks for the impossible is forgiven', async ({ page }) => {
  await page.goto('/jobs?level=imperador&contractType=<b>&page=-1&search=react');
  await expect(page.getByText(/^\d+ vagas?$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /React/ }).first()).toBeVisible();
  await page.getByLabel('Senioridade').selectOption('mid');
  await expect(page).toHaveURL('/jobs?search=react&level=mid');
  // The way back from a job keeps it, too.
  await page.getByRole('heading', { level: 2, name: /React/ }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /React/ })).toBeVisible();
  await page.getByRole('link', { name: 'Todas as vagas' }).click();
  await expect(page).toHaveURL('/jobs?search=react&level=mid');
  await page.getByLabel('Cargo, tecnologia ou empresa').fill('nada assim existe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nenhuma vaga para esta busca')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /React/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByLabel('Cargo, tecnologia ou empresa')).toHaveValue('');
});

test('a lost connection is said, by the page that cannot be loaded and by the form that cannot be sent', async ({
  page,
  server,
}) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish();
  await openAnswering(page, `/jobs/${slug}`);
  const apply = page.getByRole('link', { name: 'Candidatar-me' });
  await page.context().setOffline(true);
  await apply.click();
  await expect(page.getByRole('heading', { name: 'A página não carregou' })).toBeVisible();
  await page.context().setOffline(false);
  // It goes on by itself.
  await fill(page, newAddress('semrede'));
  await page.getByLabel('Currículo').setInputFiles(await resume());
  await expect(page.getByRole('button', { name: 'Preencher com meu currículo' })).toBeVisible();
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByText('Sem conexão. Tentando de novo…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(page.getByText('Envio cancelado')).toBeVisible();
  await page.context().setOffline(false);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});
