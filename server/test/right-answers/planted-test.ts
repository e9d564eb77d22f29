import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import type { TestServer } from '../harness.ts';
import type { Person } from '../people.ts';
import { askTest, publishTest } from '../tests-factory.ts';

/** Words that stand nowhere but in what is right, expected or explained. */
export const PLANTED = {
  explanation: 'zibeline-explicada',
  expected: 'zibeline-esperada',
  criterion: 'zibeline-criterio',
  solution: 'zibeline-resolvida',
  hiddenName: 'zibeline-escondida',
  hiddenInput: 'zibeline-entrada',
  hiddenResult: 'zibeline-saida',
} as const;
/** What stays here whatever the author shows: of hidden cases one reads whether they passed. */
export const ALWAYS_HIDDEN: readonly string[] = [
  PLANTED.solution,
  PLANTED.hiddenName,
  PLANTED.hiddenInput,
  PLANTED.hiddenResult,
];
/** Which option is right, and whether a statement is true, are no words: the names of their fields tell. */
const FIELDS = /"(?:correct|correctAnswer|expectedAnswer|rubric|explanation|solution)":/g;

const { explanation, expected: expectedAnswer } = PLANTED;
const secret = { explanation };
const rubric = [{ name: PLANTED.criterion, points: 2 }];

/** A question of each type, with a planted word in all that whoever answers must not read. */
const QUESTIONS = [
  {
    type: 'MULTIPLE_CHOICE',
    text: '<p>Qual destes é um número par?</p>',
    ...secret,
    options: [
      { text: 'três', correct: false },
      { text: 'quatro', correct: true },
    ],
  },
  { type: 'TRUE_FALSE', text: '<p>Dois é primo.</p>', ...secret, correctAnswer: true },
  { type: 'ESSAY', text: '<p>Explique o que é um número primo.</p>', ...secret, expectedAnswer, points: 2, rubric },
  {
    type: 'CODE',
    text: '<p>Escreva <code>troca(texto)</code>.</p>',
    ...{ ...secret, expectedAnswer, points: 2, rubric },
    language: 'javascript',
    starterCode: 'function troca(texto) {\n}\n',
    check: {
      functionName: 'troca',
      solution: `const troca = (texto) => (texto === '${PLANTED.hiddenInput}' ? '${PLANTED.hiddenResult}' : texto); // ${PLANTED.solution}`,
      cases: [
        { name: 'à vista', visible: true, input: '["a"]', expected: '"a"' },
        {
          name: PLANTED.hiddenName,
          visible: false,
          input: `["${PLANTED.hiddenInput}"]`,
          expected: `"${PLANTED.hiddenResult}"`,
        },
      ],
    },
  },
  { type: 'VIDEO_RESPONSE', text: '<p>Apresente uma prova.</p>', ...secret, points: 2, rubric, videoSeconds: 60 },
] as const;

/** Runs on what it is given, and says all that it finds. */
export const CURIOUS_CODE =
  'const troca = (...all) => { console.log(JSON.stringify([all, Object.keys(globalThis), String(troca)])); return all[0]; };';

/** The planted words in a text, and the fields that name an answer. */
export function plantedIn(text: string): string[] {
  const words = Object.values(PLANTED).filter((word) => text.includes(word));
  return [...words, ...new Set(text.match(FIELDS))];
}

let count = 0;
/** The planted test, asked of an application: ids of all that it is made of, and a link to it. */
export async function plant(
  server: TestServer,
  author: Pick<Person, 'token'>,
  applicationId: string,
  { showsAnswers }: { showsAnswers: boolean },
) {
  count += 1;
  // Asked nowhere else: what is in use elsewhere is shown to nobody.
  const questions = QUESTIONS.map((question) => ({
    ...question,
    text: question.text.replace('</p>', ` (${count})</p>`),
  }));
  const test = await publishTest(server, author, { title: 'Números primos', showsAnswers, questions });
  return { ...(await askTest(server, author, applicationId, test.id)), testId: test.id, questions: test.questions };
}

/** Gives points to all that waits for somebody. */
export async function gradeAll(server: TestServer, author: Pick<Person, 'token'>): Promise<void> {
  const { data: tasks } = await server.call(listGrading, { as: author.token });
  const grades = tasks.map(({ attemptId, questionId, rubric }) => ({
    ...{ attemptId, questionId },
    ...(rubric.length > 0 ? { criteria: rubric.map(() => 1) } : { points: 1 }),
  }));
  const { data } = await server.call(gradeAnswers, { as: author.token, body: { grades } });
  if (data.graded !== grades.length) throw new Error('Not all was graded');
}
