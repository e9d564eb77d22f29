import { chooseTest } from '@prova/contract/attempts/open-tests';
import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { startTest, submitAttempt } from '@prova/contract/attempts/taking';
import { openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import { takeUnused } from '../../chosen-tests-factory.ts';
import { askTest, DUE_DATE, publishTest, QUESTIONS, saveAs, VIDEO_PART } from '../../tests-factory.ts';
import {
  type AccessTable,
  authors,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  NO_AUTHORS,
  NOT_FOUND,
  ofAuthors,
  ofCompany,
  ofShared,
  ofTalent,
  recruiters,
  talents,
} from '../outcomes.ts';
import type { Actor, World } from '../world.ts';
import { written } from './assessments.ts';

const TEST_NOT_FOUND = '404 TEST_NOT_FOUND';

/** Who does not see how far the others have come cannot tell that a test was sent. */
const NO_TESTS = { interviewer: NOT_FOUND } as const;
const askedOne: Call = ({ assignmentId }) => ({ params: { id: assignmentId } });
const byLink: Call = ({ testToken, assignmentId }) => ({ params: { token: testToken, id: assignmentId } });
const begun: Call = async (world, actor) => {
  const call = await byLink(world, actor);
  await world.server.call(startTest, call);
  return call;
};
/** An attempt with a video question of which nothing was recorded so far. */
async function toFilm(world: World, actor: Actor) {
  const { params } = await byLink(world, actor);
  const { data } = await world.server.call(startTest, { params });
  const { database } = world.server.platform;
  const attempts = database.selectFrom('testAttempts').select('id').where('assignmentId', '=', world.assignmentId);
  await database.deleteFrom('answerVideos').where('attemptId', 'in', attempts).execute();
  return { params, body: { questionId: data.questions.find(({ type }) => type === 'VIDEO_RESPONSE')?.id ?? '' } };
}
/** A take whose first part has arrived. */
async function filmed(world: World, actor: Actor) {
  const { params, body } = await toFilm(world, actor);
  const { data } = await world.server.call(openVideo, { params, body });
  const call = { params: { ...params, videoId: data.id, number: 1 }, body: {}, files: VIDEO_PART };
  await world.server.call(putVideoPart, call);
  return call;
}
/** The first answer of an attempt that was handed in. */
async function answered(world: World, actor: Actor): Promise<{ attemptId: string; questionId: string }> {
  await world.server.call(submitAttempt, await begun(world, actor));
  return world.server.platform.database
    .selectFrom('attemptAnswers')
    .innerJoin('testAttempts', 'testAttempts.id', 'attemptAnswers.attemptId')
    .select(['attemptId', 'questionId'])
    .where('testAttempts.assignmentId', '=', world.assignmentId)
    .orderBy('questionId')
    .executeTakeFirstOrThrow();
}
/** The same, as two people left it whose grades are apart; it is to be decided. */
async function differing(world: World, actor: Actor) {
  const key = await answered(world, actor);
  const { database } = world.server.platform;
  await database
    .updateTable('attemptAnswers')
    .set({ grading: 'differs' })
    .where('attemptId', '=', key.attemptId)
    .execute();
  return { ...key, points: 1 };
}
const ofSelf =
  (start: boolean): Call =>
  async ({ server, actors, self: { applicationId } }) => {
    const { id, token } = await askTest(server, actors.owner, applicationId);
    if (start) await server.call(startTest, { params: { token, id } });
    return { params: { id } };
  };

/** A graded result of the talent that proves a skill. */
export async function proving({ server, actors, self: { applicationId } }: World) {
  const test = await publishTest(server, actors.owner, { skills: ['React'], questions: [QUESTIONS[1]] });
  const params = await askTest(server, actors.owner, applicationId, test.id);
  const { data: attempt } = await server.call(startTest, { params });
  await saveAs(server, params, attempt.seat, [[attempt.questions[0]?.id ?? '', QUESTIONS[1].correctAnswer]]);
  await server.call(submitAttempt, { params });
  return { params: { id: params.id } };
}

export const attemptsAccess: AccessTable = {
  'assessments.send': recruiters(
    async ({ server, actors, applicationId }) => ({
      body: {
        applicationIds: [applicationId],
        testIds: [(await publishTest(server, actors.owner)).id],
        dueDate: DUE_DATE,
      },
    }),
    { ...NO_AUTHORS, foreign: TEST_NOT_FOUND, removed: TEST_NOT_FOUND },
  ),
  'assessments.undoSend': ofCompany('404 APPLICATION_NOT_FOUND', ({ applicationId }) => ({
    body: { sendings: [{ applicationId, eventId: applicationId }] },
  })),
  'assessments.interviewResults': ofCompany(
    '404 INTERVIEW_NOT_FOUND',
    ({ interviewId }) => ({ params: { id: interviewId } }),
    { interviewer: '404 INTERVIEW_NOT_FOUND', hiringManager: 'ok' },
  ),
  'assessments.assignments.list': mixing(
    ofCompany('404 APPLICATION_NOT_FOUND', ({ applicationId }) => ({ query: { applicationId } }), {
      hiringManager: 'ok',
    }),
    {
      'the application': {
        call: ({ foreign }) => ({ query: { applicationId: foreign.applicationId } }),
        outcome: '404 APPLICATION_NOT_FOUND',
      },
    },
  ),
  'assessments.assignments.update': ofCompany(
    NOT_FOUND,
    async (world, actor) => ({
      ...(await askedOne(world, actor)),
      body: { version: 1, dueDate: DUE_DATE, extraMinutes: 10 },
    }),
    NO_TESTS,
  ),
  'assessments.assignments.cancel': ofCompany(NOT_FOUND, askedOne, NO_TESTS),
  'assessments.assignments.mail': ofCompany(NOT_FOUND, askedOne, NO_TESTS),
  'assessments.taking.sendLink': byToken(({ testedToken }) => ({ params: { token: testedToken } })),
  'assessments.taking.invitation': byToken(({ testToken }) => ({ params: { token: testToken } })),
  'assessments.taking.opened': byToken(({ testToken }) => ({ params: { token: testToken } })),
  'assessments.taking.start': byToken(byLink),
  'assessments.taking.save': byToken(async (world, actor) => ({
    ...(await begun(world, actor)),
    body: {
      seat: 1,
      revisions: [
        { questionId: world.applicationId, sequence: 1, value: 'x', typedAt: world.server.clock.now().toISOString() },
      ],
    },
  })),
  'assessments.taking.state': byToken(begun),
  'assessments.taking.run': byToken(async (world, actor) => {
    const call = await begun(world, actor);
    const { data } = await world.server.call(startTest, call);
    const questionId = data.questions.find(({ check }) => check !== null)?.id ?? '';
    return { ...call, body: { questionId, code: 'const soma = (a, b) => a + b' } };
  }),
  'assessments.taking.line': byToken(begun),
  'assessments.videos.open': byToken(toFilm),
  'assessments.videos.get': byToken(async (world, actor) => ({ params: (await filmed(world, actor)).params })),
  'assessments.videos.part': byToken(filmed),
  'assessments.videos.complete': byToken(async (world, actor) => ({
    params: (await filmed(world, actor)).params,
    body: { parts: 1, seconds: 3 },
  })),
  'assessments.taking.signals': byToken(async (world, actor) => ({
    ...(await begun(world, actor)),
    body: { signals: [{ kind: 'paste', amount: 12, happenedAt: world.server.clock.now().toISOString() }] },
  })),
  'assessments.taking.submit': byToken(begun),
  'assessments.taking.reuse': byToken(async ({ server, actors, self: { applicationId } }) => {
    const test = await publishTest(server, actors.owner, { openToTalents: true, questions: [QUESTIONS[1]] });
    const by = { as: actors.self.token };
    const { data: chosen } = await server.call(chooseTest, { ...by, params: { id: test.id } });
    const { data: link } = await server.call(openOwnTests, { ...by, params: { id: chosen.id } });
    const params = { token: link.token, id: chosen.id };
    await server.call(startTest, { params });
    await server.call(submitAttempt, { params });
    return { params: await askTest(server, actors.owner, applicationId, test.id) };
  }),
  'assessments.taking.decline': byToken(async (world, actor) => ({ ...(await byLink(world, actor)), body: {} })),
  'assessments.taking.help': byToken(async (world, actor) => ({
    ...(await byLink(world, actor)),
    body: { need: 'time' },
  })),
  'assessments.taking.result': byToken(async (world, actor) => {
    const call = await begun(world, actor);
    await world.server.call(submitAttempt, call);
    return call;
  }),
  'assessments.taking.answers': byToken(async ({ server, actors }) => ({
    params: await takeUnused(server, actors.owner, actors.self),
  })),
  'assessments.stages.list': ofShared('404 JOB_NOT_FOUND', ({ jobId }) => ({ query: { jobId } })),
  'assessments.stages.save': ofCompany('404 JOB_NOT_FOUND', ({ jobId, testStageId, testId }) => ({
    params: { id: testStageId },
    body: { jobId, testIds: [testId], dueDays: 7, automatic: true },
  })),
  'assessments.grading.list': authors(),
  'assessments.grading.tests': authors(),
  'assessments.grading.grade': authors(
    async (world, actor) => ({
      body: { grades: [{ ...(await answered(world, actor)), points: 1 }] },
    }),
    { foreign: NOT_FOUND },
  ),
  'assessments.grading.decide': authors(async (world, actor) => ({ body: await differing(world, actor) }), {
    foreign: NOT_FOUND,
  }),
  'assessments.grading.regrade': ofCompany(
    NOT_FOUND,
    async (world, actor) => {
      const { questionId } = await answered(world, actor);
      return { params: { id: world.assignmentId }, body: { questionId, points: 1 } };
    },
    NO_TESTS,
  ),
  'assessments.open.list': talents(),
  'assessments.open.ways': talents(() => ({ query: { skills: 'React' } })),
  'assessments.open.choose': talents(async ({ server, actors }) => ({
    params: { id: (await publishTest(server, actors.owner, { openToTalents: true })).id },
  })),
  'assessments.open.drop': ofTalent(TEST_NOT_FOUND, async ({ server, actors }) => {
    const test = await publishTest(server, actors.owner, { openToTalents: true });
    const { data } = await server.call(chooseTest, { as: actors.self.token, params: { id: test.id } });
    return { params: { id: data.id } };
  }),
  'assessments.own.list': talents(),
  'assessments.own.open': ofTalent(TEST_NOT_FOUND, ofSelf(false)),
  'assessments.own.submit': ofTalent(TEST_NOT_FOUND, ofSelf(true)),
  'assessments.own.ofJob': talents(({ jobId }) => ({ params: { id: jobId } })),
  'assessments.results.list': recruiters(undefined, { talent: 'ok', interviewer: FORBIDDEN }),
  'assessments.results.get': ofCompany(
    NOT_FOUND,
    async (world, actor) => {
      const { params } = await begun(world, actor);
      await world.server.call(submitAttempt, { params });
      return { params: { id: (params as { id: string }).id } };
    },
    { talent: NOT_FOUND, self: NOT_FOUND, interviewer: NOT_FOUND, hiringManager: 'ok' },
  ),
  'assessments.results.answers': ofTalent(NOT_FOUND, async ({ server, actors }) => {
    const { id } = await takeUnused(server, actors.owner, actors.self);
    return { params: { id } };
  }),
  'assessments.results.proof': ofTalent(NOT_FOUND, async (world) => ({
    ...(await proving(world)),
    body: { shown: true },
  })),
  'assessments.results.analysis': ofAuthors(TEST_NOT_FOUND, written),
  'assessments.results.compare': ofCompany(TEST_NOT_FOUND, ({ testId }) => ({ params: { id: testId } }), {
    interviewer: FORBIDDEN,
    hiringManager: 'ok',
    // A test is the company's; of its results only those of shared jobs are there.
    unshared: 'ok',
    removed: '403 NO_COMPANY',
  }),
  'assessments.results.stats': recruiters(undefined, { talent: 'ok', interviewer: FORBIDDEN }),
};
