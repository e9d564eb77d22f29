import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const resume = {
  name: 'curriculo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** Applies to an open job of the demo company, as its own form asks. */
async function apply(request: APIRequestContext, name: string): Promise<void> {
  const list = await (await request.get('/api/v1/public/jobs?company=aurora-sistemas')).json();
  const slug: string = list.data[0].slug;
  const { data: job } = await (await request.get(`/api/v1/public/jobs/${slug}`)).json();
  const answers = job.questions.map((question: { id: string; options?: { id: string }[] }) => ({
    questionId: question.id,
    answer: question.options?.[0]?.id ?? 'Resposta do teste.',
  }));
  const asked = new Set(job.fields.map(({ field }: { field: string }) => field));
  const links = {
    portfolio: 'https://a.example',
    linkedin: 'linkedin.com/in/ana',
    github: 'github.com/ana',
    website: 'https://b.example',
  };
  const data = {
    fullName: name,
    email: `ana.${Date.now()}@correio.example`,
    ...(asked.has('phone') && { phone: '(11) 98888-7777' }),
    ...(asked.has('cover_letter') && { coverLetter: 'Carta.' }),
    ...Object.fromEntries(Object.entries(links).filter(([field]) => asked.has(field))),
    answers,
    noticeVersion: job.noticeVersion,
  };
  const answer = await request.post(`/api/v1/public/jobs/${slug}/applications`, {
    multipart: { data: JSON.stringify(data), ...(asked.has('resume') && { resume }) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('news reach the bell while one looks, are marked as read, and lead to what they are about', async ({
  page,
  context,
  server,
  request,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/jobs');
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: /^Notificações/ });
  await expect(panel.getByRole('heading', { name: 'Notificações' })).toBeVisible();
  // The demo begins with unread news.
  await panel.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(bell).toHaveAccessibleName('Notificações, nenhuma nova');

  await apply(request, 'Ana Beatriz Lopes');
  await expect(bell).toHaveAccessibleName('Notificações, 1 não lida');
  const first = panel.getByRole('listitem').first();
  await expect(first).toContainText('Ana Beatriz Lopes');
  await expect(first).toContainText('agora');
  await expectAccessible(page);
  const list = await panel.getByRole('list').evaluate((element) => element.parentElement?.clientHeight);
  expect(list).toBeLessThanOrEqual(320);

  await first.click();
  await expect(page).toHaveURL(/\/admin\/recruiter\/candidates\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Beatriz Lopes' })).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notificações, nenhuma nova');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notificações, nenhuma nova');
});

test('what one tab has read is read in the others', async ({ page, context, server, request }) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin/recruiter/home');
    await expect(tab.getByRole('button', { name: /^Notificações/ })).toBeVisible();
  }
  await apply(request, 'Caio Figueira');
  // The demo has unread news before: only the new entry itself says that it has come.
  for (const tab of [other, page]) {
    await tab.getByRole('button', { name: /^Notificações/ }).click();
    await expect(tab.getByRole('dialog', { name: /^Notificações/ })).toContainText('Caio Figueira');
  }
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(other.getByRole('button', { name: 'Notificações, nenhuma nova' })).toBeVisible();
});

test('what is switched off stays off, the list is filtered by its address, and all of it works by keyboard', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/home');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver todas' }).click();
  await expect(page).toHaveURL(/\/admin\/recruiter\/notifications$/);
  await page.getByLabel('Tipo').selectOption('MESSAGE');
  await expect(page).toHaveURL(/type=MESSAGE/);
  await expect(page.getByText('Novo pedido sobre dados pessoais').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/novas candidaturas/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Preferências' }).click();
  const mail = page.getByRole('switch', { name: 'E-mail Candidaturas recebidas e retiradas' });
  await expect(mail).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences/new_applications'));
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.getByRole('radio', { name: /Resumo semanal/ }).check();
  await expectAccessible(page);
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /Resumo semanal/ })).toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});

test('the link of a mail stops such mails without signing in, and takes it back', async ({ page, server, request }) => {
  await apply(request, 'Lia Prado');
  const outbox = `${server.url}/dev/outbox.json?to=${demoAccounts.recruiter}`;
  const linkOf = async () => {
    const mails = (await (await request.get(outbox)).json()) as { kind: string; links: string[] }[];
    const mail = mails.find(({ kind }) => kind === 'new_application');
    return mail?.links.find((link) => link.includes('/unsubscribe/')) ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  await page.goto(new URL(await linkOf()).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Parar de receber estes e-mails' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(page.getByRole('heading', { name: 'Pronto, não enviamos mais' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar a receber' }).click();
  await expect(page.getByRole('heading', { name: 'Você voltou a receber estes e-mails' })).toBeVisible();
});
