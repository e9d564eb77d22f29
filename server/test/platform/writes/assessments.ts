import { CHECKED_CODE, CLEAR_PNG, QUESTIONS, TEST_FIELDS, writeTest } from '../../tests-factory.ts';
import { asOwner, type Stage, type Writes } from './stage.ts';

const [QUESTION] = QUESTIONS;

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
  'assessments.pictures.upload': (stage) => ({
    ...asOwner(stage),
    body: {},
    files: { file: { name: 'a.png', body: CLEAR_PNG } },
  }),
  'assessments.tests.append': async (stage) => ({ ...(await ofNewTest(stage)), body: { questions: [QUESTION] } }),
  'assessments.tests.pools': async (stage) => {
    const { id, questions } = await writeTest(stage.server, stage.owner);
    const [one, other] = questions.map((question) => question.id);
    const pools = [{ name: 'Fácil', draws: 1, points: 2, questionIds: [one, other] }];
    return { ...asOwner(stage), params: { id }, body: { version: 1, pools } };
  },
  'assessments.tests.remove': ofNewTest,
  'assessments.tests.readFile': (stage) => ({
    ...asOwner(stage),
    body: {},
    files: { file: { name: 'teste.gift', body: 'O sol nasce no leste. {T}' } },
  }),
  'assessments.questions.try': (stage) => {
    const { language, check } = CHECKED_CODE;
    return { ...asOwner(stage), body: { language, check } };
  },
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
