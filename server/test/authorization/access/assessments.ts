import { CHECKED_CODE, CLEAR_PNG, QUESTIONS, TEST_FIELDS, writeTest } from '../../tests-factory.ts';
import { type AccessTable, authors, type Call, NOT_FOUND, ofAuthors } from '../outcomes.ts';

const TEST_NOT_FOUND = '404 TEST_NOT_FOUND';
const [QUESTION] = QUESTIONS;

export const written: Call = async ({ server, actors }) => ({
  params: { id: (await writeTest(server, actors.owner)).id },
});
const withBody =
  (body: object): Call =>
  async (world, actor) => ({ ...(await written(world, actor)), body });
const firstQuestion: Call = async ({ server, actors }) => ({
  params: { id: (await writeTest(server, actors.owner)).questions[0]?.id ?? '' },
});

export const assessmentsAccess: AccessTable = {
  'assessments.tests.list': authors(),
  'assessments.tests.get': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.tests.details': ofAuthors(TEST_NOT_FOUND, async (world, actor) => ({
    ...(await written(world, actor)),
    query: { includeAnswers: 'true' },
  })),
  'assessments.tests.questions': ofAuthors(TEST_NOT_FOUND, async (world, actor) => ({
    ...(await written(world, actor)),
    query: { includeAnswers: 'true' },
  })),
  'assessments.tests.create': authors(() => ({ body: { ...TEST_FIELDS, questions: QUESTIONS } })),
  'assessments.tests.update': ofAuthors(TEST_NOT_FOUND, withBody({ ...TEST_FIELDS, version: 1 })),
  'assessments.tests.toggleStatus': ofAuthors(TEST_NOT_FOUND, withBody({ status: 'draft' })),
  'assessments.tests.duplicate': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.tests.order': ofAuthors(TEST_NOT_FOUND, async ({ server, actors }) => {
    const { id, questions } = await writeTest(server, actors.owner);
    return { params: { id }, body: { ids: questions.map((question) => question.id).reverse() } };
  }),
  'assessments.pictures.upload': authors(() => ({ body: {}, files: { file: { name: 'a.png', body: CLEAR_PNG } } })),
  'assessments.tests.append': ofAuthors(TEST_NOT_FOUND, withBody({ questions: [QUESTION] })),
  'assessments.tests.pools': ofAuthors(TEST_NOT_FOUND, withBody({ version: 1, pools: [] })),
  'assessments.tests.remove': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.tests.export': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.tests.readFile': authors(() => ({
    body: {},
    files: { file: { name: 'teste.gift', body: 'O sol nasce no leste. {T}' } },
  })),
  'assessments.questions.bank': authors(),
  'assessments.questions.try': authors(() => {
    const { language, check } = CHECKED_CODE;
    return { body: { language, check } };
  }),
  'assessments.questions.create': ofAuthors(TEST_NOT_FOUND, async ({ server, actors }) => ({
    body: { ...QUESTION, testId: (await writeTest(server, actors.owner)).id },
  })),
  'assessments.questions.update': ofAuthors(NOT_FOUND, async (world, actor) => ({
    ...(await firstQuestion(world, actor)),
    body: { ...QUESTION, version: 1 },
  })),
  'assessments.questions.remove': ofAuthors(NOT_FOUND, firstQuestion),
};
