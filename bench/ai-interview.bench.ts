import { randomUUID } from 'node:crypto';
import { AI_CONSENT_VERSION } from '@prova/contract/ai-interviews/ai-interview-fields';
import { type AiInterview, scheduleAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import {
  type AiInvitation,
  answerAiQuestion,
  beginAiInterview,
  confirmAiName,
  sayAiName,
} from '@prova/contract/ai-interviews/session';
import { type Board, getBoard } from '@prova/contract/funnel/funnel';
import { mintToken } from '../server/src/platform/tokens.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { get } from './support/get.ts';
import { inProgram } from './support/in-program.ts';

const INTERVIEWS = 20;
const WARM_UP = 2;
const DAY_MS = 86_400_000;
/** Short, and said of everybody: what the rules ask more about. */
const ANSWERS = [
  'A gente cuidou de tudo naquele projeto, e no fim deu certo para todo mundo.',
  'Eu medi o que travava, corrigi a consulta e conferi que o tempo caiu de 900 para 120 milissegundos.',
];

/** From an answer to the question after it, as the candidate's page waits for it: by the rules, without a model. */
export const measure: Measure = async (bench) => {
  const { jobId } = bench.volume;
  const { data: board } = await get<Board>(bench, getBoard, { jobId, perColumn: 50 });
  const people = board.columns.flatMap(({ stage, cards }) => (stage.type === 'review' ? cards : []));
  const interviews: string[] = [];
  for (const { id } of people.slice(0, INTERVIEWS)) interviews.push((await schedule(bench, id)).id);
  const samples: number[] = [];
  for (const [index, token] of (await linksTo(bench, interviews)).entries()) {
    const waits = await hold(bench, token);
    if (index >= WARM_UP) samples.push(...waits);
  }
  const value = percentile(samples, 0.95);
  return [
    { name: 'next question of an AI interview by the rules, p95', value, limit: 500, unit: 'ms', better: 'lower' },
  ];
};

function schedule({ url, accessToken: token }: Bench, applicationId: string): Promise<AiInterview> {
  const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  return post(url, scheduleAiInterview, { token, body: { applicationId, date, time: '18:00' } });
}

/** The secrets of links as the invitations have them. */
async function linksTo({ databaseUrl }: Bench, interviews: readonly string[]): Promise<string[]> {
  const secrets: string[] = [];
  const expiresAt = new Date(Date.now() + DAY_MS);
  await inProgram(databaseUrl, (ctx) =>
    ctx.transaction(async (ctx) => {
      for (const subjectId of interviews)
        secrets.push(await mintToken(ctx, { kind: 'interview', subjectId, expiresAt }));
    }),
  );
  return secrets;
}

/** Holds an interview to its end. @returns how long each next question took, in milliseconds */
async function hold({ url }: Bench, token: string): Promise<number[]> {
  const holder = randomUUID();
  const step = (endpoint: { readonly path: string }, body: object) =>
    post<AiInvitation>(url, endpoint, { path: { token }, body: { holder, ...body } });
  await step(beginAiInterview, { way: 'text', consent: AI_CONSENT_VERSION });
  await step(sayAiName, { name: 'Pessoa Candidata' });
  let now = await step(confirmAiName, { right: true });
  const waits: number[] = [];
  while (now.session?.turn) {
    const text = ANSWERS[waits.length % ANSWERS.length];
    const body = { turn: now.session.turn.number, text, way: 'text', seconds: 30, skipped: false };
    const began = performance.now();
    now = await step(answerAiQuestion, body);
    waits.push(performance.now() - began);
  }
  return waits;
}

async function post<T>(
  url: string,
  endpoint: { readonly path: string },
  { token, path = {}, body }: { token?: string; path?: Readonly<Record<string, string>>; body: object },
): Promise<T> {
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => path[name] ?? '');
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status} ${answer.error}`);
  return answer.data;
}
