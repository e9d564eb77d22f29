import { QUESTIONS, TEST_FIELDS, writeTest } from '../../tests-factory.ts';
import {
  type AccessTable,
  type Call,
  type ExpectedAccess,
  FORBIDDEN,
  NOT_FOUND,
  ofCompany,
  recruiters,
} from '../outcomes.ts';

const TEST_NOT_FOUND = '404 TEST_NOT_FOUND';
const [QUESTION] = QUESTIONS;

const readers = { unshared: FORBIDDEN, interviewer: FORBIDDEN, hiringManager: FORBIDDEN } as const;
/** Who writes tests: whoever runs the jobs of a company, and its experts. */
const authors = (call?: Call): ExpectedAccess => recruiters(call, { ...readers, expert: 'ok' });
const ofAuthors = (missing: typeof TEST_NOT_FOUND | typeof NOT_FOUND, call: Call): ExpectedAccess =>
  ofCompany(missing, call, { ...readers, expert: 'ok' });

const written: Call = async ({ server, actors }) => ({
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
  'assessments.tests.remove': ofAuthors(TEST_NOT_FOUND, written),

  'assessments.tests.export': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.tests.readFile': authors(() => ({
    body: {},
    files: { file: { name: 'teste.gift', body: 'O sol nasce no leste. {T}' } },
  })),

  'assessments.questions.bank': authors(),
  'assessments.questions.create': ofAuthors(TEST_NOT_FOUND, async ({ server, actors }) => ({
    body: { ...QUESTION, testId: (await writeTest(server, actors.owner)).id },
  })),
  'assessments.questions.update': ofAuthors(NOT_FOUND, async (world, actor) => ({
    ...(await firstQuestion(world, actor)),
    body: { ...QUESTION, version: 1 },
  })),
  'assessments.questions.remove': ofAuthors(NOT_FOUND, firstQuestion),
};
