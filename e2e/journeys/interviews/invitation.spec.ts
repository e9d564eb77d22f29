import { expectAccessible } from '../../support/accessibility.ts';
import { holdScripts } from '../../support/scripts.ts';
import { asRecruiter } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Board = { columns: { stage: { type: string }; cards: { id: string }[] }[] };
type Interview = { id: string; participants: { role: string; answer: string | null; answerNote: string | null }[] };

test('a candidate without an account asks for another time, accepts, and learns of a cancellation', async ({
  context,
  browser,
  server,
  mailsTo,
}) => {
  const ask = await asRecruiter(context, server.url);
  const [job] = await ask<{ id: string }[]>('GET', '/jobs/recruiter/paginated?sort=candidates&status=active');
  const { columns } = await ask<Board>('GET', `/applications/funnel-board?jobId=${job?.id}`);
  const applicationId = columns.find(({ stage }) => stage.type === 'review')?.cards[0]?.id ?? '';
  const { candidate } = await ask<{ candidate: { email: string } }>('GET', `/applications/${applicationId}`);
  const { id } = await ask<Interview>('POST', '/interviews', {
    applicationId,
    date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    time: '14:30',
    timeZone: 'America/Sao_Paulo',
    type: 'presencial',
    location: 'Avenida Paulista, 1000, São Paulo',
    notes: 'Traga um documento com foto.',
    // Whoever recruits has interviews of their own that week.
    allowOverlap: true,
  });
  const answerOf = async () => {
    const { participants } = await ask<Interview>('GET', `/interviews/${id}`);
    const own = participants.find(({ role }) => role === 'candidate');
    return { answer: own?.answer, note: own?.answerNote };
  };
  const linked = async () =>
    (await mailsTo(candidate.email)).flatMap(({ links }) => links).find((each) => each.includes('/admin/interview/'));
  await expect.poll(linked, { message: 'the invitation' }).toBeTruthy();
  const link = (await linked()) ?? '';

  // From a phone far away, on a slow line.
  const abroad = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 360, height: 740 },
  });
  const letThrough = await holdScripts(abroad);
  const page = await abroad.newPage();
  await page.goto(link, { waitUntil: 'commit' });
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/interview\/invitations\//);
  await expect(page.getByText('14:30 – 15:30 (horário de Brasília)')).toBeVisible();
  await page.getByText('Pedir outro horário').click();
  const wish = page.getByLabel('Dias e horários que funcionam para você');
  await wish.fill('Quarta, depois das 16:00.');
  letThrough();
  await expect(page.getByText('02:30 – 03:30 para você (horário do Japão)')).toBeVisible();
  await expect(page.getByText(/^Marcada como .*14:30\s–\s15:30 \(horário de Brasília\)$/)).toBeVisible();
  await expect(wish).toHaveValue('Quarta, depois das 16:00.');
  await expect(page.getByText('Avenida Paulista, 1000, São Paulo')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Você pediu outro horário')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await answerOf()).toEqual({ answer: 'another_time', note: 'Quarta, depois das 16:00.' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Confirmar este horário' }).dblclick();
  await expect(page.getByText('Presença confirmada')).toBeVisible();
  expect((await answerOf()).answer).toBe('accepted');
  // As it is when the page is opened anew.
  await page.reload();
  await expect(page.getByText('Presença confirmada')).toBeVisible();
  const google = page.getByRole('link', { name: /^Google/ });
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//);
  expect(await google.getAttribute('href')).not.toContain(new URL(link).pathname.split('/').at(-1));
  await expectAccessible(page);

  await ask('POST', `/interviews/${id}/cancel`, {});
  await page.reload();
  await expect(page.getByText('Esta entrevista foi cancelada')).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirmar|participar|pedido/ })).toHaveCount(0);
  await expectAccessible(page);
  await abroad.close();
});

test('nobody is asked to sign in below the address of interviews', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const page = await context.newPage();
  const unknown = await page.goto('/admin/interview/anything/else');
  expect(unknown?.status()).toBe(404);
  expect(new URL(page.url()).pathname).toBe('/admin/interview/anything/else');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  // Also with a session that has ended, which is found out on the page.
  await context.addCookies([{ name: 'accessToken', value: 'ended', url: server.url }]);
  await page.goto(`/admin/interview/invitations/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See jobs' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/interview\/invitations\//);
  await expectAccessible(page);
  await context.close();
});
