import type { APIRequestContext } from '@playwright/test';
import { pdfResume } from '../../server/test/fixtures/resumes.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { complaintsOf } from '../support/complaints.ts';
import { join, joined, newAddress } from '../support/people.ts';
import { type Job, type Recruiting, recruitingOf } from '../support/recruiting.ts';
import { expect, test } from '../support/test.ts';

// The way of most people, as it moves for them.
test.use({ reducedMotion: 'no-preference' });

type Board = { columns: { stage: { type: string }; cards: { id: string; name: string }[] }[] };

const QUESTIONS = [
  { type: 'essay', text: 'O que você mudaria em um sistema que já funciona?', required: true },
  {
    type: 'multiple_choice',
    text: 'Quando você pode começar?',
    options: [{ text: 'Agora' }, { text: 'Em trinta dias' }],
    required: true,
  },
];

/** Applies as the form does, and answers with the id of the card. */
async function applyTo(request: APIRequestContext, recruiting: Recruiting, job: Job, email: string): Promise<string> {
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const answer = await request.post(`/api/v1/public/jobs/${job.slug}/applications`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    multipart: {
      data: JSON.stringify({ fullName: 'Bia Lopes', email, phone: '(11) 98888-7777', noticeVersion }),
      resume: { name: 'bia.pdf', mimeType: 'application/pdf', buffer: await pdfResume([['Bia Lopes']]) },
    },
  });
  expect(answer.status()).toBe(201);
  const board = await recruiting.call<Board>('GET', `/applications/funnel-board?jobId=${job.id}`);
  return board.columns.flatMap(({ cards }) => cards)[0]?.id ?? '';
}

test('from a published job to a hire, and to an account that holds it', async ({ browser, page, mailsTo, server }) => {
  test.slow();
  const recruiter = newAddress('marta');
  const candidate = newAddress('caio');
  const complaints = complaintsOf(page.context());

  await join(page, mailsTo, { name: 'Marta Ribeiro', email: recruiter, company: 'Aurora Sistemas' });
  const recruiting = await recruitingOf(page.context(), server.url);
  const job = await recruiting.publish({ questions: QUESTIONS });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Pessoa Desenvolvedora Back-end Sênior' })).toBeVisible();
  await expect(page.getByText('Ninguém se candidatou ainda')).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  const visitorComplaints = complaintsOf(visitor);
  const guest = await visitor.newPage();
  await guest.goto(`${server.url}/jobs/${job.slug}?src=grupo`);
  await expect(guest.getByRole('complementary').getByText('R$ 14.000 – 18.500')).toBeVisible();
  await guest.getByRole('link', { name: 'Candidatar-me' }).click();
  await expect(guest).toHaveURL(`${server.url}/jobs/${job.slug}/apply?src=grupo`);
  await guest.getByLabel('Nome completo').fill('Caio Figueira');
  await guest.getByLabel('E-mail').fill(candidate);
  await guest.getByLabel('Telefone').pressSequentially('81999990142');
  await expect(guest.getByLabel('Telefone')).toHaveValue('(81) 99999-0142');
  await guest.getByLabel('Currículo').setInputFiles({
    name: 'curriculo-caio-figueira.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume([['Caio Figueira', 'PostgreSQL, Node.js']]),
  });
  await expect(guest.getByText('curriculo-caio-figueira.pdf')).toBeVisible();
  await guest.getByLabel('GitHub').fill('caio-figueira');
  await guest.getByLabel(QUESTIONS[0]?.text ?? '').fill('Mediria antes de mudar.');
  await guest.getByRole('radio', { name: 'Em trinta dias' }).check();
  await guest.getByRole('checkbox', { name: /Li a Política de privacidade/ }).check();
  await guest.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeFocused();
  await expect(guest.getByText(`Enviamos para ${candidate} um e-mail`)).toBeVisible();
  await expect(guest.getByText(/A empresa prometeu responder até/)).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Criar conta grátis' })).toBeVisible();
  await expectAccessible(guest);
  // What was sent is not offered for sending again: not by a reload, not on the way back.
  await guest.reload();
  await expect(guest.getByText(`Enviamos para ${candidate} um e-mail`)).toBeVisible();
  await guest.goBack();
  await expect(guest.getByRole('link', { name: 'Candidatar-me' })).toBeVisible();
  await guest.goForward();
  await expect(guest.getByRole('heading', { level: 1, name: 'Candidatura enviada' })).toBeVisible();

  // The recruiter has not touched the page since: it hears of the application by itself.
  await expect(page.getByRole('button', { name: 'Notificações, 1 não lida' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Caio Figueira', exact: true })).toBeVisible();
  await expectAccessible(page);
  expect((await mailsTo(recruiter, 2)).map(({ kind }) => kind)).toContain('new_application');

  const [received] = await mailsTo(candidate);
  expect(received?.kind).toBe('application_received');
  const statusLink = received?.links.find((link) => link.includes('/applications/')) ?? '';
  await guest.goto(statusLink);
  await expect(guest.getByText('Etapa atual: Candidatura', { exact: true })).toBeVisible();
  await expect(guest.getByText('Agora é com a empresa.')).toBeVisible();
  await guest.getByRole('button', { name: 'Desistir da vaga' }).click();
  await expect(guest.getByRole('button', { name: 'Manter candidatura' })).toBeFocused();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Manter candidatura' }).click();
  await expect(guest.getByRole('button', { name: 'Desistir da vaga' })).toBeFocused();

  const board = await recruiting.call<Board>('GET', `/applications/funnel-board?jobId=${job.id}`);
  const card = board.columns.flatMap(({ cards }) => cards)[0];
  expect(card?.name).toBe('Caio Figueira');
  const offer = await recruiting.call<{ id: string }>('POST', '/job-offers', {
    applicationId: card?.id,
    position: 'Pessoa Desenvolvedora Back-end Sênior',
    payMin: 1_600_000,
    contractType: 'PJ',
    benefits: ['Equipamento da empresa'],
    startOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    message: 'Gostamos de como você mede antes de mudar.',
  });
  await recruiting.call('POST', `/job-offers/${offer.id}/send`, {});

  const mails = await mailsTo(candidate, 2);
  const offerLink = mails.flatMap(({ links }) => links).find((link) => link.includes('/offers/')) ?? '';
  await guest.goto(offerLink);
  await expect(guest.getByRole('heading', { level: 1, name: 'Pessoa Desenvolvedora Back-end Sênior' })).toBeVisible();
  await expect(guest.getByText('R$ 16.000 por mês')).toBeVisible();
  await expect(guest.getByText('PJ', { exact: true })).toBeVisible();
  await expect(guest.getByText('Equipamento da empresa')).toBeVisible();
  await expect(guest.getByText('Gostamos de como você mede antes de mudar.')).toBeVisible();
  await expect(guest.getByText('Vista', { exact: true })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Aceitar oferta' }).click();
  await expect(guest.getByRole('heading', { name: 'Aceitar esta oferta?' })).toBeVisible();
  await guest.getByLabel('Recado para a empresa').fill('Combinado. Até logo.');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Sim, aceitar' }).dblclick();
  await expect(guest.getByText('Você aceitou a oferta')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Combinado. Até logo.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Aceitar oferta' })).toHaveCount(0);
  await expectAccessible(guest);

  const after = await recruiting.call<Board>('GET', `/applications/funnel-board?jobId=${job.id}&show=all`);
  expect(after.columns.find(({ stage }) => stage.type === 'hired')?.cards.map(({ name }) => name)).toEqual([
    'Caio Figueira',
  ]);
  await expect(page.getByRole('button', { name: /^Notificações, [2-9] não lidas$/ })).toBeVisible();
  await expect.poll(async () => (await mailsTo(recruiter)).map(({ kind }) => kind)).toContain('offer_answered');
  await guest.goto(statusLink);
  await expect(guest.getByText('Etapa atual: Contratação')).toBeVisible();
  await expect(guest.getByText('Você aceitou a oferta.')).toBeVisible();

  await guest.goto(`${server.url}/jobs/${job.slug}`);
  await join(guest, mailsTo, { name: 'Caio Figueira', email: candidate });
  await expect(guest.getByText('Encontramos 1 candidatura feita com o seu e-mail')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Trazer para a minha conta' }).click();
  await expect(guest.getByText('Encontramos 1 candidatura')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Encerradas 1' }).click();
  await expect(guest.getByRole('link', { name: 'Pessoa Desenvolvedora Back-end Sênior' })).toBeVisible();
  await expect(guest.getByText('Você aceitou')).toBeVisible();
  await expectAccessible(guest);
  expect([...complaints, ...visitorComplaints]).toEqual([]);
  await visitor.close();
});

test('an application is withdrawn by the link of its mail, for good', async ({
  page,
  browser,
  request,
  mailsTo,
  server,
}) => {
  await joined(page, server.url, mailsTo, {
    name: 'Marta Ribeiro',
    email: newAddress('retirada'),
    company: 'Maré Logística',
  });
  const recruiting = await recruitingOf(page.context(), server.url);
  const job = await recruiting.publish();
  const email = newAddress('bia');
  await applyTo(request, recruiting, job, email);
  const link = (await mailsTo(email))[0]?.links.find((one) => one.includes('/applications/')) ?? '';

  const visitor = await browser.newContext({ locale: 'pt-BR' });
  const guest = await visitor.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Desistir da vaga' }).click();
  await guest.getByLabel('Motivo').fill('Aceitei outra vaga.');
  await guest.getByRole('button', { name: 'Sim, desistir' }).dblclick();
  await expect(guest.getByText(/Você retirou esta candidatura em/)).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(guest);
  await guest.reload();
  await expect(guest.getByText('Você retirou a candidatura.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Desistir da vaga' })).toHaveCount(0);
  // Told once it cannot be taken back any more.
  await expect.poll(async () => (await mailsTo(email)).map(({ kind }) => kind)).toContain('withdrawal_confirmed');
  const board = await recruiting.call<{ counts: object }>('GET', `/applications/funnel-board?jobId=${job.id}`);
  expect(board.counts).toEqual({ open: 0, hired: 0, closed: 1 });
  await visitor.close();
});

test('an offer is answered once, whichever window asks first', async ({ page, browser, request, mailsTo, server }) => {
  await joined(page, server.url, mailsTo, {
    name: 'Marta Ribeiro',
    email: newAddress('janelas'),
    company: 'Jatobá Saúde',
  });
  const recruiting = await recruitingOf(page.context(), server.url);
  const job = await recruiting.publish();
  const email = newAddress('bia');
  const applicationId = await applyTo(request, recruiting, job, email);
  const offer = await recruiting.call<{ id: string }>('POST', '/job-offers', {
    applicationId,
    position: 'Pessoa Desenvolvedora',
    payMin: 1_600_000,
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  await recruiting.call('POST', `/job-offers/${offer.id}/send`, {});
  const link = (await mailsTo(email, 2)).flatMap(({ links }) => links).find((one) => one.includes('/offers/')) ?? '';

  const visitor = await browser.newContext({ locale: 'pt-BR' });
  const [first, second] = [await visitor.newPage(), await visitor.newPage()];
  for (const window of [first, second]) {
    await window.goto(link);
    await expect(window.getByRole('button', { name: 'Aceitar oferta' })).toBeVisible();
  }
  // Both are about to answer: a window that is looked at again later would read the answer of the other one first.
  await first.getByRole('button', { name: 'Recusar oferta' }).click();
  await second.getByRole('button', { name: 'Aceitar oferta' }).click();
  await first.getByRole('button', { name: 'Sim, recusar' }).click();
  await expect(first.getByText('Você recusou a oferta')).toBeVisible();
  await second.getByRole('button', { name: 'Sim, aceitar' }).click();
  await expect(second.getByText('Você recusou a oferta')).toBeVisible();
  await expectAccessible(first);
  await expect(second.getByRole('button', { name: 'Aceitar oferta' })).toHaveCount(0);
  await expectAccessible(second);
  await visitor.close();
});
