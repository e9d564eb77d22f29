import { QUESTIONS, TEST_FIELDS, writeTest } from '../../tests-factory.ts';
import type { Stage, Writes } from './stage.ts';

const [QUESTION] = QUESTIONS;
const asOwner = ({ owner }: Stage) => ({ as: owner.token });

async function ofNewTest(stage: Stage) {
  return { ...asOwner(stage), params: { id: (await writeTest(stage.server, stage.owner)).id } };
}

async function ofNewQuestion(stage: Stage) {
  const { questions } = await writeTest(stage.server, stage.owner);
  return { ...asOwner(stage), params: { id: questions[0]?.id ?? '' } };
}

export const assessmentWrites: Writes = {
  'assessments.tests.create': (stage) => ({ ...asOwner(stage), body: { ...TEST_FIELDS, questions: QUESTIONS } }),
  'assessments.tests.update': async (stage) => ({
    ...(await ofNewTest(stage)),
    body: { ...TEST_FIELDS, title: 'Outro nome', status: 'published', version: 1 },
  }),
  'assessments.tests.toggleStatus': async (stage) => ({ ...(await ofNewTest(stage)), body: { status: 'draft' } }),
  'assessments.tests.duplicate': ofNewTest,
  'assessments.tests.order': async (stage) => {
    const { id, questions } = await writeTest(stage.server, stage.owner);
    const ids = questions.map((question) => question.id).reverse();
    return { ...asOwner(stage), params: { id }, body: { ids } };
  },
  'assessments.tests.remove': ofNewTest,
  'assessments.tests.readFile': (stage) => ({
    ...asOwner(stage),
    body: {},
    files: { file: { name: 'teste.gift', body: 'O sol nasce no leste. {T}' } },
  }),
  'assessments.questions.create': async (stage) => ({
    ...asOwner(stage),
    body: { ...QUESTION, testId: (await writeTest(stage.server, stage.owner)).id, position: 1 },
  }),
  'assessments.questions.update': async (stage) => ({
    ...(await ofNewQuestion(stage)),
    body: { ...QUESTION, points: 9, version: 1 },
  }),
  'assessments.questions.remove': ofNewQuestion,
};
