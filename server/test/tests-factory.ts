import { createTest, type TestDetails, toggleTest } from '@prova/contract/assessments/tests';
import { expect } from 'vitest';
import type { TestServer } from './harness.ts';
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
