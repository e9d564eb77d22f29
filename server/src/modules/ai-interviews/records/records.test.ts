import type { AnalysisState } from '@prova/contract/ai-interviews/ai-interview-fields';
import {
  analyseInterview,
  getAnalysisStats,
  getInterviewAnalysis,
  getInterviewTranscript,
  listInterviewRecords,
  reviewAnalysis,
} from '@prova/contract/ai-interviews/analysis';
import { applicationTimeline, revealApplication } from '@prova/contract/applications/applications';
import { cancelInterview } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiPage, inviteToAi } from '../../../../test/ai-interviews-factory.ts';
import { applyTo } from '../../../../test/applications-factory.ts';
import { eraseApplications } from '../../../../test/erase-applications.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { scheduleNew } from '../../../../test/interviews-factory.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { aiInterviewsData } from '../ai-interviews.privacy.ts';

const WHOLE =
  'Eu medi a renderização do painel e descobri que uma lista de mil linhas redesenhava inteira. Eu propus virtualizar a lista, ' +
  'escrevi o componente em React e publiquei em duas etapas. O tempo caiu de 900 para 120 milissegundos.';
/** Nobody says the same to every question; what is repeated counts once. */
const ANSWERS = [
  WHOLE,
  'Eu explico pelo efeito: mostrei à área de vendas o exemplo de um cliente duplicado e ofereci uma versão menor na segunda e a completa na quinta. Eles aceitaram, e nenhum pedido ficou sem resposta.',
  'Eu configurei o TypeScript em modo estrito arquivo por arquivo, começando pelo módulo de pagamentos. Em seis semanas eu corrigi 240 erros, e os chamados por campo vazio caíram pela metade.',
  'Eu evitaria React em uma página que só mostra texto: usei HTML do servidor no nosso blog, retirei 180 kB de script e a página passou a abrir em menos de um segundo.',
  'Eu aprendi na prática a limpar efeitos. Um painel nosso abria conexões sem fechar; eu encontrei a causa com o perfilador, escrevi a limpeza e um teste, e a memória parou de crescer.',
];

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let blindJob: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
  blindJob = await publishJob(server, recruiter, { pipeline: { blind: true } });
});
afterAll(() => server.close());

const as = () => recruiter.token;
const list = async (query: Record<string, unknown> = {}) =>
  (await server.call(listInterviewRecords, { as: as(), query: { days: 90, limit: 50, ...query } })).data;
const detail = async (id: string) => (await server.call(getInterviewAnalysis, { as: as(), params: { id } })).data;

async function held(of = job, given: { fullName?: string; answer?: string } = {}) {
  const { fullName, answer } = given;
  const candidate = await applyTo(server, of, { resume: undefined, ...(fullName && { fullName }) });
  const interview = await inviteToAi(server, recruiter, candidate);
  let said = 0;
  await new AiPage(server, interview.token).toTheEnd(() => answer ?? ANSWERS[said++ % ANSWERS.length] ?? WHOLE);
  await server.drain();
  return { ...interview, candidate };
}

test('an interview that has ended is analysed by itself, and says by which rules', async () => {
  const { id, candidate } = await held();
  const shown = await detail(id);
  expect(shown).toMatchObject({
    kind: 'ai',
    roomId: id,
    status: 'ended',
    failed: false,
    candidateEmail: candidate.email,
    hasTranscript: true,
    analysisState: 'done',
    analyses: 1,
    can: { analyse: true, review: true, openApplication: true },
  });
  expect(shown.analysis).toMatchObject({
    state: 'done',
    method: 'local',
    engine: 'local',
    isCurrent: true,
    technicalAccuracy: { value: null, band: null, missing: 'needs_a_person' },
    recommendation: { label: 'review' },
    review: null,
  });
  expect(shown.analysis?.confidence).toBeLessThanOrEqual(0.4);
  const { lines } = (await server.call(getInterviewTranscript, { as: as(), params: { id } })).data;
  const texts = new Map(lines.map(({ line, text }) => [line, text]));
  const quotes = shown.analysis?.criteria.flatMap(({ evidence }) => evidence) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  for (const { line, start, end, text } of quotes) expect(texts.get(line)?.slice(start, end)).toBe(text);
});

test('what was said is read in order, with who said it; reading it stands in the history', async () => {
  const { id, candidate } = await held();
  const { data } = await server.call(getInterviewTranscript, { as: as(), params: { id } });
  expect(data.lines[0]).toMatchObject({ line: 1, speaker: 'program', name: null, kind: 'ask' });
  expect(data.lines[1]).toMatchObject({
    line: 2,
    speaker: 'candidate',
    name: candidate.name,
    text: WHOLE,
    isTyped: true,
  });
  const history = await server.call(applicationTimeline, { as: as(), params: { id: candidate.id } });
  expect(history.data.some(({ type }) => type === 'viewed')).toBe(true);
});

test('a new analysis overwrites none; a person says whether they agree, of the latest alone', async () => {
  const { id } = await held();
  const first = (await detail(id)).analysis?.id ?? '';
  const review = (analysisId: string, agrees: boolean) =>
    server.call(reviewAnalysis, { as: as(), params: { id }, body: { analysisId, agrees, note: 'Li a transcrição.' } });
  expect((await review(first, true)).status).toBe(200);
  expect((await detail(id)).analysis?.review).toMatchObject({ agrees: true, note: 'Li a transcrição.' });
  const again = await server.call(analyseInterview, { as: as(), params: { id } });
  expect(again.status).toBe(202);
  expect((await server.call(analyseInterview, { as: as(), params: { id } })).data.id).toBe(again.data.id);
  await server.drain();
  const shown = await detail(id);
  expect(shown).toMatchObject({ analyses: 2, analysis: { state: 'done', review: null } });
  expect(shown.analysis?.id).not.toBe(first);
  const other = await held();
  expect((await review((await detail(other.id)).analysis?.id ?? '', false)).body.error).toBe('ANALYSIS_NOT_FOUND');
});

test('an analysis that is lost is shown as failed, hides none before it, and may be asked for again', async () => {
  const { id } = await held();
  const first = (await detail(id)).analysis?.id;
  await server.call(analyseInterview, { as: as(), params: { id } });
  expect(await detail(id)).toMatchObject({ analysisState: 'running', analysis: { id: first, state: 'done' } });
  const hoursAgo = (hours: number, state: AnalysisState) =>
    server.platform.database
      .updateTable('interviewAnalyses')
      .set({ createdAt: new Date(server.clock.now().getTime() - hours * 3_600_000) })
      .where('state', '=', state)
      .where('aiInterviewId', '=', id)
      .execute();
  await hoursAgo(2, 'done');
  await hoursAgo(1, 'running');
  expect(await detail(id)).toMatchObject({
    analysisState: 'failed',
    score: expect.any(Number),
    analysis: { id: first },
  });
  expect((await server.call(analyseInterview, { as: as(), params: { id } })).status).toBe(202);
  await server.drain();
  expect((await detail(id)).analyses).toBe(3);
});

test('nobody is analysed who has said nothing', async () => {
  const candidate = await applyTo(server, job, { resume: undefined });
  const { id, token } = await inviteToAi(server, recruiter, candidate);
  const refused = () => server.call(analyseInterview, { as: as(), params: { id } });
  expect((await refused()).body.error).toBe('NOTHING_TO_ANALYSE');
  const page = new AiPage(server, token);
  const begun = await page.toFirstQuestion();
  for (let turn = begun.session?.turn; turn; ) {
    const { data } = await page.answer(turn.number, '', { skipped: true });
    turn = data.session?.turn ?? null;
  }
  expect((await refused()).body.error).toBe('NOTHING_TO_ANALYSE');
  expect(await detail(id)).toMatchObject({ failed: true, status: 'ended', score: null, band: null, analysis: null });
});

test('the list filters by days, status, kind, job and words, and scores come before those without one', async () => {
  const shop = await publishJob(server, recruiter, { details: { title: 'Analista de Logística Reversa' } });
  const first = await held(shop);
  const waiting = await inviteToAi(server, recruiter, await applyTo(server, shop, { resume: undefined }));
  const person = await applyTo(server, shop, { resume: undefined });
  const live = await scheduleNew(server, recruiter, person, { allowOverlap: true, date: '2026-12-16' });
  await server.call(cancelInterview, { as: as(), params: { id: live.id }, body: {} });
  const ids = async (query: Record<string, unknown>) => (await list({ jobId: shop.id, ...query })).map(({ id }) => id);
  expect((await ids({})).sort()).toEqual([first.id, waiting.id, live.id].sort());
  expect(await ids({ status: 'ended' })).toEqual([first.id]);
  expect(await ids({ status: 'waiting' })).toEqual([waiting.id]);
  expect(await ids({ status: 'cancelled' })).toEqual([live.id]);
  expect(await ids({ kind: 'live' })).toEqual([live.id]);
  expect(await ids({ search: first.candidate.name })).toEqual([first.id]);
  expect((await ids({ search: 'logistica reversa' })).length).toBe(3);
  expect(await ids({ search: '%' })).toEqual([]);
  expect((await ids({ sort: 'score' }))[0]).toBe(first.id);
  const stats = (await server.call(getAnalysisStats, { as: as(), query: { days: 90, jobId: shop.id } })).data;
  expect(stats).toMatchObject({
    total: 3,
    byStatus: { waiting: 1, active: 0, ended: 1, cancelled: 1 },
    analysed: 1,
    toAnalyse: 0,
    averageScore: null,
    averageSeconds: null,
  });
});

test('who is hidden is hidden here too, from searches as from what was said', async () => {
  const { id, candidate } = await held(blindJob);
  const [record] = await list({ jobId: blindJob.id });
  expect(record).toMatchObject({ id, candidateName: null, candidateEmail: null });
  expect(await list({ jobId: blindJob.id, search: candidate.name })).toEqual([]);
  const { lines } = (await server.call(getInterviewTranscript, { as: as(), params: { id } })).data;
  expect(lines.map(({ name }) => name)).toEqual(lines.map(() => null));
});

test('the name of who is hidden stands in no word of theirs and in no quote, which stand where they are shown', async () => {
  const answer = `${WHOLE} Quem liderou fui eu, Berenice Quaresma, e a Berenice mediu o resultado de novo com o time inteiro.`;
  const { id, candidate } = await held(blindJob, { fullName: 'Berenice Quaresma Prado', answer });
  const shown = async () => ({
    analysis: (await detail(id)).analysis,
    lines: (await server.call(getInterviewTranscript, { as: as(), params: { id } })).data.lines,
  });
  const { analysis, lines } = await shown();
  expect(JSON.stringify({ analysis, lines })).not.toMatch(/berenice|quaresma/i);
  expect(lines[1]?.text).toContain('fui eu, [nome], e a [nome] mediu');
  const texts = new Map(lines.map(({ line, text }) => [line, text]));
  const quotes = analysis?.criteria.flatMap(({ evidence }) => evidence) ?? [];
  expect(quotes.some(({ text }) => text.includes('[nome]'))).toBe(true);
  for (const { line, start, end, text } of quotes) expect(texts.get(line)?.slice(start, end)).toBe(text);
  const reason = 'A conversa foi boa.';
  await server.call(revealApplication, { as: as(), params: { id: candidate.id }, body: { reason } });
  expect((await shown()).lines[1]?.text).toContain('fui eu, Berenice Quaresma, e a Berenice mediu');
});

test('erasing the candidate leaves no word of it, and no analysis', async () => {
  const { id, candidate } = await held();
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const subject = { userId: null, email: null, applicationIds: [candidate.id] };
  await ctx.transaction(async (ctx) => aiInterviewsData.erases?.(ctx, subject));
  await eraseApplications(server, [candidate.id]);
  expect(await detail(id)).toMatchObject({ candidateName: null, hasTranscript: false, analysis: null });
  const { data } = await server.call(getInterviewTranscript, { as: as(), params: { id } });
  expect(data.lines).toEqual([]);
});
