import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const FIELDS = [
  { field: 'phone', visible: true, required: false },
  { field: 'resume', visible: true, required: false },
];

test('a recruiter writes, and a guest answers on the page of their link, which the open panel shows', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, server.url);
  const job = await recruiting.publish({ title: 'Pessoa que Responde', fields: FIELDS });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const email = `bia.responde.${Date.now()}@correio.example`;
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, {
    fullName: 'Bia Lopes',
    email,
    noticeVersion,
  });

  await page.goto(`/admin/recruiter/jobs/${job.id}/board`);
  await page.getByRole('button', { name: 'Bia Lopes', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Bia Lopes' });
  await panel.getByRole('button', { name: 'Escrever mensagem' }).click();
  const field = panel.getByRole('textbox', { name: 'Mensagem' });
  await field.fill('Você pode conversar na quinta?');
  await page.reload();
  await expect(field).toHaveValue('Você pode conversar na quinta?');
  await field.press('Control+Enter');
  const log = panel.getByRole('region', { name: 'Conversa sobre a candidatura' });
  await expect(log.getByText('Você pode conversar na quinta?')).toBeVisible();
  await expect(log.getByText('Ainda não lida')).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  const [received] = await mailsTo(email);
  const link = received?.links.find((each) => /\/applications\/[\w-]{43}$/.test(each)) ?? '';
  const visitor = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  const guest = await visitor.newPage();
  await guest.goto(link);
  await expect(guest.getByText('Você pode conversar na quinta?')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Mensagem' }).fill('Posso, às 15h. Meu site: https://bia.example.');
  await guest
    .getByLabel('Anexar arquivos')
    .setInputFiles({ name: 'portfolio.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await guest.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(guest.getByRole('link', { name: 'portfolio.pdf' })).toBeVisible();
  await expectAccessible(guest);
  await visitor.close();

  // Nobody has loaded the panel again.
  await expect(log.getByText('Posso, às 15h.')).toBeVisible();
  await expect(log.getByRole('link', { name: 'https://bia.example' })).toHaveAttribute('rel', /noopener/);
  await expect(log.getByRole('link', { name: 'portfolio.pdf' })).toBeVisible();
  await expect(log.getByText(/^Lida em/)).toBeVisible();

  await panel.getByRole('button', { name: 'Modelos' }).click();
  await page.getByRole('menuitem', { name: 'Agradecer a conversa' }).click();
  await expect(field).toHaveValue(/^Oi, Bia! Obrigada pela conversa/);

  await page.goto('/admin/recruiter/messages');
  await expect(page.getByRole('link', { name: 'Bia Lopes' })).toBeVisible();
  await expectAccessible(page);
});

test('a talent sees where something is unread, and both sides see each other’s words come', async ({
  page,
  context,
  browser,
  server,
}) => {
  const token = await signIn(context, server.url, demoAccounts.talent);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${server.url}/api/v1/conversations/mine`, { headers });
  const { data } = (await answer.json()) as { data: { applicationId: string; unread: number }[] };
  const applicationId = data[0]?.applicationId ?? '';
  expect(data).toHaveLength(1);

  await page.goto('/admin/potential/home');
  const row = page.getByRole('listitem').filter({ hasText: '1 nova mensagem' });
  await expect(row).toHaveCount(1);

  const desk = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  // The company that this talent has applied to.
  await signIn(desk, server.url, 'ines.calado@marelogistica.example');
  const recruiter = await desk.newPage();
  await recruiter.goto(`${server.url}/admin/recruiter/candidates/${applicationId}`);
  const theirs = recruiter.getByRole('region', { name: 'Conversa sobre a candidatura' });
  await expect(theirs.getByText('Ainda não lida')).toBeVisible();

  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(applicationId));
  const mine = page.getByRole('region', { name: 'Conversa sobre a candidatura' });
  await mine.scrollIntoViewIfNeeded();
  await expect(theirs.getByText(/^Lida em/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Combinado, até terça!');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(theirs.getByText('Combinado, até terça!')).toBeVisible();
  await expectAccessible(page);

  const words = recruiter.getByRole('textbox', { name: 'Mensagem' });
  await words.fill('Até lá!');
  await words.press('Control+Enter');
  await expect(mine.getByText('Até lá!')).toBeVisible();
  await desk.close();
});

test('the list of candidates marks who wrote as it happens, and shows those alone', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, server.url);
  const job = await recruiting.publish({ title: 'Pessoa que Avisa', fields: FIELDS });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const email = `lia.avisa.${Date.now()}@correio.example`;
  const form = { fullName: 'Lia Avisa', email, noticeVersion };
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, form);
  await page.goto(`/admin/recruiter/candidates?job=${job.id}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lia Avisa', exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('nova mensagem')).toHaveCount(0);

  const [received] = await mailsTo(email);
  const token = received?.links.map((link) => /\/applications\/([\w-]{43})$/.exec(link)?.[1]).find(Boolean) ?? '';
  const people = await recruiting.call<{ application: { id: string } }[]>(
    'GET',
    `/applications/candidates?jobId=${job.id}`,
  );
  const id = people[0]?.application.id ?? '';
  await recruiting.call('POST', `/applications/${id}/messages`, { body: 'Oi, Lia!' });
  const answer = await context.request.post(`${server.url}/api/v1/applications/status/${token}/messages`, {
    data: { body: 'Oi!' },
  });
  expect(answer.status()).toBe(201);
  await expect(row.getByText('1 nova mensagem')).toBeVisible();

  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await page.getByRole('switch', { name: 'Mensagens não lidas' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/unread=true/);
  await expect(row).toHaveCount(1);
  await expectAccessible(page);

  await row.getByRole('link', { name: 'Lia Avisa', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Lia Avisa' });
  await panel.getByRole('region', { name: 'Conversa sobre a candidatura' }).scrollIntoViewIfNeeded();
  type Entry = { link: string; read: boolean };
  const rung = async () =>
    (await recruiting.call<Entry[]>('GET', '/notifications?type=MESSAGE')).filter(({ link }) => link.includes(id));
  await expect.poll(rung).toMatchObject([{ read: true }]);
  // Whoever goes on from here loses nobody; what was read leaves with the panel.
  await expect(row).toHaveCount(1);
  await page.goBack();
  await expect(row).toHaveCount(0);
});
