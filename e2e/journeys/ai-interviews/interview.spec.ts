import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { asRecruiter } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Board = { columns: { stage: { type: string }; cards: { id: string }[] }[] };
type Ask = Awaited<ReturnType<typeof asRecruiter>>;

const ANSWER =
  'Eu medi o que travava, descobri que uma consulta lia a tabela inteira e escrevi um índice parcial no PostgreSQL. ' +
  'Publiquei em duas etapas com uma colega, e o tempo caiu de 900 para 120 milissegundos.';

/** An AI interview with somebody under review. @returns its id and the link in the mail */
async function asked(ask: Ask, mailsTo: (to: string) => Promise<{ links: readonly string[] }[]>, index: number) {
  const jobs = await ask<{ id: string }[]>('GET', '/jobs/recruiter/paginated?sort=candidates&status=active');
  const { columns } = await ask<Board>('GET', `/applications/funnel-board?jobId=${jobs[0]?.id}`);
  const applicationId = columns.find(({ stage }) => stage.type === 'review')?.cards[index]?.id ?? '';
  const { candidate } = await ask<{ candidate: { email: string } }>('GET', `/applications/${applicationId}`);
  const { id } = await ask<{ id: string }>('POST', '/interview-ai/schedule', {
    applicationId,
    date: new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10),
    time: '18:00',
    timeZone: 'America/Sao_Paulo',
    notes: 'Pense em um sistema que você manteve.',
  });
  const linked = async () =>
    (await mailsTo(candidate.email))
      .flatMap(({ links }) => links)
      .find((each) => each.includes('/admin/interview/ai/'));
  await expect.poll(linked, { message: 'the invitation' }).toBeTruthy();
  return { id, link: (await linked()) ?? '' };
}

async function beginWriting(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Escrevendo/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /^Li e concordo/ }).check({ force: true });
  await page.getByRole('button', { name: 'Começar a entrevista' }).click();
}

test('a candidate writes an AI interview on a phone, goes on after a reload, and the team reads what it rests on', async ({
  context,
  browser,
  server,
  mailsTo,
}) => {
  const ask = await asRecruiter(context, server.url);
  const { id, link } = await asked(ask, mailsTo, 0);
  const phone = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.newPage();
  await page.goto(link);
  await expect(page.getByText('Quem pergunta é um programa, uma pergunta por vez.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Começar a entrevista' }).click();
  await expect(page.getByText('Confirme que leu e concorda para começar')).toBeVisible();
  await beginWriting(page);

  await page.getByRole('textbox', { name: 'Seu nome' }).fill('Ana Prado');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Entendi “Ana Prado”. Está certo?' })).toBeVisible();
  await page.getByRole('button', { name: 'Sim, começar' }).click();
  const answer = page.getByRole('textbox', { name: 'Sua resposta' });
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  // What was written outlives a reload, and the same question goes on.
  await expect(page.getByText('Pergunta 1 de 5')).toBeVisible();
  await answer.fill(ANSWER);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Pergunta 1 de 5')).toBeVisible();
  await expect(answer).toHaveValue(ANSWER);

  const end = page.getByRole('heading', { name: /A entrevista terminou$/ });
  const hasEnded = async () => (await end.count()) > 0;
  // Five questions, each followed up once at most.
  for (let turn = 1; turn <= 10 && !(await hasEnded()); turn += 1) {
    await answer.fill(`${ANSWER} Foi assim na vez ${turn}.`);
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect.poll(async () => (await hasEnded()) || (await answer.inputValue()) === '').toBe(true);
  }
  await expect(end).toBeVisible();
  await expectAccessible(page);
  await phone.close();

  const recruiter = await context.newPage();
  await recruiter.goto(`/admin/recruiter/interviews/analysis/${id}`);
  await expect(recruiter.getByText('Heurística local, sem IA').first()).toBeVisible({ timeout: 30_000 });
  await expect(recruiter.getByText('É só uma sugestão: a decisão é da equipe.')).toBeVisible();
  await expectAccessible(recruiter);
  await recruiter
    .getByRole('button', { name: /^Ver na transcrição/ })
    .first()
    .click();
  const transcript = recruiter.getByRole('dialog');
  await expect(transcript.getByText('milissegundos', { exact: false }).first()).toBeVisible();
  await recruiter.keyboard.press('Escape');
  await recruiter.getByRole('button', { name: 'Concordo' }).click();
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expect(recruiter.getByText(/concorda com a análise$/)).toBeVisible();

  await recruiter.goto('/admin/recruiter/interviews/analysis');
  await expect(recruiter.getByRole('heading', { name: 'Análises de entrevistas' })).toBeVisible();
  await expectAccessible(recruiter);
});

test('a candidate who would rather talk to a person says so, and the team reads it with the application', async ({
  context,
  browser,
  server,
  mailsTo,
}) => {
  const ask = await asRecruiter(context, server.url);
  const { id, link } = await asked(ask, mailsTo, 1);
  const visitor = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const page = await visitor.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Pedir uma pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir para falar com uma pessoa?' });
  await dialog.getByRole('textbox').fill('Prefiro conversar em Libras.');
  await dialog.getByRole('button', { name: 'Pedir uma pessoa' }).click();
  await expect(page.getByRole('heading', { name: 'Você pediu para falar com uma pessoa' })).toBeVisible();
  await visitor.close();
  const interviews = await ask<{ reason: string | null; cause: string | null }[]>(
    'GET',
    `/interview-ai?applicationId=${(await ask<{ applicationId: string }>('GET', `/interview-ai/${id}`)).applicationId}`,
  );
  expect(interviews[0]).toMatchObject({ cause: 'asked_for_person', reason: 'Prefiro conversar em Libras.' });
});
