import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { createTest, type TestDetails, toggleTest } from '@prova/contract/assessments/tests';
import { listAssignments, sendTests } from '@prova/contract/attempts/assignments';
import { type Attempt, saveAnswers, startTest } from '@prova/contract/attempts/taking';
import { expect } from 'vitest';
import { system } from '../src/platform/actor.ts';
import { after, DAY } from '../src/platform/clock.ts';
import { createContext } from '../src/platform/context.ts';
import { mintToken } from '../src/platform/tokens.ts';
import type { CapturedMail, TestServer } from './harness.ts';
import { undoOver } from './offers-factory.ts';
import type { Person } from './people.ts';

/** A question of each type, as an author writes it. */
export const QUESTIONS = [
  {
    type: 'MULTIPLE_CHOICE',
    text: '<p>Qual método devolve um novo array com os itens que passam por um teste?</p>',
    points: 2,
    topic: 'Arrays',
    explanation: 'filter chama a função para cada item e guarda os que devolvem verdadeiro.',
    options: [
      { text: 'map', correct: false },
      { text: 'filter', correct: true },
      { text: 'forEach', correct: false },
    ],
  },
  {
    type: 'TRUE_FALSE',
    text: '<p>Em JavaScript, <code>NaN === NaN</code> é verdadeiro.</p>',
    points: 1,
    topic: '',
    explanation: 'NaN é diferente de tudo, até de si.',
    correctAnswer: false,
  },
  {
    type: 'ESSAY',
    text: '<p>Explique o que é uma closure.</p>',
    points: 5,
    topic: '',
    explanation: '',
    expectedAnswer: 'Uma função com acesso ao escopo em que nasceu.',
  },
  {
    type: 'CODE',
    text: '<p>Escreva <code>soma(a, b)</code>.</p>',
    points: 5,
    topic: '',
    explanation: '',
    language: 'javascript',
    starterCode: 'function soma(a, b) {\n  \n}\n',
    expectedAnswer: 'return a + b',
  },
  {
    type: 'VIDEO_RESPONSE',
    text: '<p>Conte como você depura um erro que só acontece em produção.</p>',
    points: 5,
    topic: '',
    explanation: '',
    videoSeconds: 120,
  },
] as const;

/** An essay that is graded by two criteria. */
export const RATED_ESSAY = {
  type: 'ESSAY',
  text: '<p>Como você evita cobrar duas vezes?</p>',
  points: 4,
  topic: '',
  explanation: '',
  expectedAnswer: 'Uma chave que identifica o pedido.',
  rubric: [
    { name: 'Reconhece a repetição', description: 'Chave enviada pelo cliente', points: 2.5 },
    { name: 'Responde o mesmo', description: '', points: 1.5 },
  ],
} as const;

/** A question of code with a visible and two hidden cases. */
export const CHECKED_CODE = {
  type: 'CODE',
  text: '<p>Escreva <code>soma(a, b)</code>.</p>',
  points: 6,
  language: 'javascript',
  starterCode: 'function soma(a, b) {\n  \n}\n',
  check: {
    functionName: 'soma',
    solution: 'const soma = (a, b) => a + b;',
    cases: [
      { name: 'pequenos', visible: true, input: '[1, 2]', expected: '3' },
      { name: 'negativos', visible: false, input: '[-4711, 1]', expected: '-4710' },
      { name: '', visible: false, input: '[0.1, 0.2]', expected: '0.3' },
    ],
  },
} as const;

/** The head of a WebM file, as browsers begin one. */
export const WEBM_HEAD = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);
export const VIDEO_PART = { part: { name: 'part', body: WEBM_HEAD } } as const;

/** A picture in PNG, 40 × 20, of which nothing is seen: all of it is transparent. */
export const CLEAR_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAKElEQVRIx+3OsQ0AAAjAoP7/tL5hDAM7TXVZgoKCgoKCgoKCgoKfgwt2mx0Ob+eZvAAAAABJRU5ErkJggg==',
  'base64',
);

/** What a test says of itself where nothing else is given. */
export const TEST_FIELDS = {
  title: 'Fundamentos de JavaScript',
  category: 'frontend',
  difficulty: 'basic',
} as const;

/** A draft with a question of each type. */
export async function writeTest(
  server: TestServer,
  author: Pick<Person, 'token'>,
  given: Record<string, unknown> & { questions?: readonly unknown[] } = {},
): Promise<TestDetails> {
  const body = { ...TEST_FIELDS, questions: QUESTIONS, ...given };
  const { data, status, body: answer } = await server.call(createTest, { as: author.token, body });
  expect(status, JSON.stringify(answer)).toBe(201);
  return data;
}

/** The same, published. */
export async function publishTest(
  server: TestServer,
  author: Pick<Person, 'token'>,
  given: Record<string, unknown> & { questions?: readonly unknown[] } = {},
): Promise<TestDetails> {
  const test = await writeTest(server, author, given);
  const { data } = await server.call(toggleTest, { as: author.token, params: { id: test.id } });
  return { ...test, ...data };
}

/** A day by which a test can be begun at the hour of the test's clock. */
export const DUE_DATE = '2026-11-30';

export interface SentTest {
  /** Of the test asked. */
  readonly id: string;
  /** Of the link in the candidate's mail. */
  readonly token: string;
  readonly mail: CapturedMail;
}

/** The call alone, also where it is refused. */
export function trySendTest(
  server: TestServer,
  recruiter: Pick<Person, 'token'>,
  applicationId: string,
  testId: string,
) {
  const body = { applicationIds: [applicationId], testIds: [testId], dueDate: DUE_DATE };
  return server.call(sendTests, { as: recruiter.token, body });
}

/** A test in the candidate's mailbox: a published one of the company, or a new one with a question of each type. */
export async function sendTest(
  server: TestServer,
  recruiter: Pick<Person, 'token'>,
  candidate: { readonly id: string; readonly email: string },
  { test, ...given }: { test?: Pick<TestDetails, 'id'> | undefined; dueDate?: string; notes?: string } = {},
): Promise<SentTest> {
  const { id: testId } = test ?? (await publishTest(server, recruiter));
  const body = { applicationIds: [candidate.id], testIds: [testId], dueDate: DUE_DATE, ...given };
  const { data, body: answer } = await server.call(sendTests, { as: recruiter.token, body });
  expect(data?.failed, JSON.stringify(answer)).toEqual([]);
  await undoOver(server);
  const { data: asked } = await server.call(listAssignments, {
    as: recruiter.token,
    query: { applicationId: candidate.id },
  });
  const mail = (await server.mails(candidate.email)).find(({ kind }) => kind === 'test_sent');
  if (!mail) throw new Error('The test did not arrive');
  return { id: asked.find((each) => each.testId === testId)?.id ?? '', mail, token: testTokenIn(mail) };
}

/** The secret in the link of a test's mail. */
export function testTokenIn(mail: CapturedMail): string {
  const link = mail.links.find((each) => each.includes('/tests/'));
  return new URL(link ?? '').pathname.replace('/tests/', '');
}

/** A test that its candidate has begun, with the questions as they are asked. */
export async function beginTest(server: TestServer, { id, token }: Pick<SentTest, 'id' | 'token'>): Promise<Attempt> {
  const { data, status, body } = await server.call(startTest, { params: { token, id } });
  expect(status, JSON.stringify(body)).toBe(200);
  return data;
}

/** Saves answers as a window does, numbered from 1 or from what is given. */
export function saveAs(
  server: TestServer,
  { id, token }: Pick<SentTest, 'id' | 'token'>,
  seat: number,
  answers: readonly (readonly [questionId: string, value: string | boolean | null])[],
  from = 1,
) {
  const typedAt = server.clock.now().toISOString();
  const revisions = answers.map(([questionId, value], index) => ({
    questionId,
    value,
    sequence: from + index,
    typedAt,
  }));
  return server.call(saveAnswers, { params: { token, id }, body: { seat, revisions } });
}

/** A test asked of an application without its mail, beyond its undo: its id, and a link to it. */
export async function askTest(
  server: TestServer,
  recruiter: Pick<Person, 'token'>,
  applicationId: string,
  given?: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const testId = given ?? (await publishTest(server, recruiter)).id;
  const body = { applicationIds: [applicationId], testIds: [testId], dueDate: DUE_DATE };
  const { data } = await server.call(sendTests, { as: recruiter.token, body });
  expect(data.failed).toEqual([]);
  const [link] = await linksTo(server, testId, [applicationId]);
  if (!link) throw new Error('The test was not asked');
  return link;
}

/** A test that was asked of applications and waits, beyond its undo: for each, its id and a link to it. */
export async function linksTo(server: TestServer, testId: string, applicationIds: readonly string[]) {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const expiresAt = after(server.clock.now(), DAY);
  // The sessions of those who call next are not to end by this.
  const asked = await server.platform.database
    .updateTable('testAssignments')
    .set({ sentAt: after(server.clock.now(), -UNDO_SECONDS - 1) })
    .where('applicationId', 'in', applicationIds)
    .where('testId', '=', testId)
    .where('status', '=', 'sent')
    .returning(['id', 'applicationId'])
    .execute();
  const links: { readonly id: string; readonly token: string }[] = [];
  for (const { id, applicationId: subjectId } of asked)
    if (subjectId !== null) links.push({ id, token: await mintToken(ctx, { kind: 'test', subjectId, expiresAt }) });
  return links;
}
