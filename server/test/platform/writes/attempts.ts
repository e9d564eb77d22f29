import { sendTests } from '@prova/contract/attempts/assignments';
import { chooseTest } from '@prova/contract/attempts/open-tests';
import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import { applyTo, statusToken } from '../../applications-factory.ts';
import { takeUnused } from '../../chosen-tests-factory.ts';
import {
  askTest,
  beginTest,
  CHECKED_CODE,
  DUE_DATE,
  publishTest,
  QUESTIONS,
  saveAs,
  VIDEO_PART,
} from '../../tests-factory.ts';
import { asOwner, newApplication, newTalent, type Stage, type Writes } from './stage.ts';

const asked = async (stage: Stage) => askTest(stage.server, stage.owner, (await newApplication(stage)).id);

async function ofNewAssignment(stage: Stage) {
  return { ...asOwner(stage), params: { id: (await asked(stage)).id } };
}

async function byNewLink(stage: Stage) {
  return { params: await asked(stage) };
}

async function ofNewAttempt(stage: Stage) {
  const params = await asked(stage);
  return { params, questions: (await beginTest(stage.server, params)).questions };
}

const videoOf = (questions: readonly { id: string; type: string }[]) =>
  questions.find(({ type }) => type === 'VIDEO_RESPONSE')?.id ?? '';

/** A take of which nothing has arrived. */
async function ofNewTake(stage: Stage) {
  const { params, questions } = await ofNewAttempt(stage);
  const { data } = await stage.server.call(openVideo, { params, body: { questionId: videoOf(questions) } });
  return { params: { ...params, videoId: data.id, number: 1 }, body: {}, files: VIDEO_PART };
}

/** A test that was handed in with an essay in it. */
async function ofEssay(stage: Stage) {
  const { params, questions } = await ofNewAttempt(stage);
  const essay = questions.find(({ type }) => type === 'ESSAY')?.id ?? '';
  await saveAs(stage.server, params, 1, [[essay, 'Uma função que lembra de onde nasceu.']]);
  await stage.server.call(submitAttempt, { params });
  return { params, questions };
}

/** The key of an essay that waits for its points. */
async function waiting(stage: Stage) {
  const { params, questions } = await ofEssay(stage);
  const { attemptId } = await stage.server.platform.database
    .selectFrom('attemptAnswers')
    .select('attemptId')
    .where('grading', '=', 'waiting')
    .innerJoin('testAttempts', 'testAttempts.id', 'attemptAnswers.attemptId')
    .where('testAttempts.assignmentId', '=', params.id)
    .executeTakeFirstOrThrow();
  return { attemptId, questionId: questions.find(({ type }) => type === 'ESSAY')?.id ?? '' };
}

/** A graded result of a talent that proves a skill. */
export async function ofNewProof(stage: Stage) {
  const { server, owner, job } = stage;
  const { name: fullName, email, token } = await newTalent(stage);
  const { id } = await applyTo(server, job, { fullName, email, as: token });
  const test = await publishTest(server, owner, { skills: ['React'], questions: [QUESTIONS[1]] });
  const params = await askTest(server, owner, id, test.id);
  const { questions } = await beginTest(server, params);
  await saveAs(server, params, 1, [[questions[0]?.id ?? '', QUESTIONS[1].correctAnswer]]);
  await server.call(submitAttempt, { params });
  return { as: token, params: { id: params.id } };
}

export const attemptWrites: Writes = {
  'assessments.send': async (stage) => ({
    ...asOwner(stage),
    body: {
      applicationIds: [(await newApplication(stage)).id],
      testIds: [(await publishTest(stage.server, stage.owner)).id],
      dueDate: DUE_DATE,
    },
  }),
  'assessments.undoSend': async (stage) => {
    const body = {
      applicationIds: [(await newApplication(stage)).id],
      testIds: [(await publishTest(stage.server, stage.owner)).id],
      dueDate: DUE_DATE,
    };
    const { data } = await stage.server.call(sendTests, { ...asOwner(stage), body });
    return { ...asOwner(stage), body: { sendings: data.sent } };
  },
  'assessments.assignments.update': async (stage) => ({
    ...(await ofNewAssignment(stage)),
    body: { version: 1, dueDate: DUE_DATE, extraMinutes: 10 },
  }),
  'assessments.assignments.cancel': ofNewAssignment,
  'assessments.assignments.mail': ofNewAssignment,
  'assessments.taking.sendLink': async (stage) => {
    const { id, email } = await newApplication(stage);
    await askTest(stage.server, stage.owner, id);
    return { params: { token: await statusToken(stage.server, email) } };
  },
  'assessments.taking.opened': byNewLink,
  'assessments.taking.start': byNewLink,
  'assessments.taking.reuse': async (stage) => {
    const { server, owner, job } = stage;
    const { name: fullName, email, token: as } = await newTalent(stage);
    const { id } = await applyTo(server, job, { fullName, email, as });
    const test = await publishTest(server, owner, { openToTalents: true, questions: [QUESTIONS[1]] });
    const { data: chosen } = await server.call(chooseTest, { as, params: { id: test.id } });
    const { data: link } = await server.call(openOwnTests, { as, params: { id: chosen.id } });
    const params = { token: link.token, id: chosen.id };
    await beginTest(server, params);
    await server.call(submitAttempt, { params });
    return { params: await askTest(server, owner, id, test.id) };
  },
  'assessments.taking.answers': async (stage) => ({
    params: await takeUnused(stage.server, stage.owner, await newTalent(stage)),
  }),
  'assessments.taking.decline': async (stage) => ({ ...(await byNewLink(stage)), body: {} }),
  'assessments.taking.help': async (stage) => ({ ...(await byNewLink(stage)), body: { need: 'pause' } }),
  'assessments.taking.save': async (stage) => {
    const { params, questions } = await ofNewAttempt(stage);
    const typedAt = stage.server.clock.now().toISOString();
    const revisions = [{ questionId: questions[0]?.id ?? '', sequence: 1, value: 'x', typedAt }];
    return { params, body: { seat: 1, revisions } };
  },
  'assessments.taking.run': async (stage) => {
    const { id } = await publishTest(stage.server, stage.owner, { questions: [CHECKED_CODE] });
    const params = await askTest(stage.server, stage.owner, (await newApplication(stage)).id, id);
    const { questions } = await beginTest(stage.server, params);
    return { params, body: { questionId: questions[0]?.id ?? '', code: CHECKED_CODE.check.solution } };
  },
  'assessments.videos.open': async (stage) => {
    const { params, questions } = await ofNewAttempt(stage);
    return { params, body: { questionId: videoOf(questions) } };
  },
  'assessments.videos.part': ofNewTake,
  'assessments.videos.complete': async (stage) => {
    const call = await ofNewTake(stage);
    await stage.server.call(putVideoPart, call);
    return { params: call.params, body: { parts: 1, seconds: 3 } };
  },
  'assessments.taking.signals': async (stage) => ({
    params: (await ofNewAttempt(stage)).params,
    body: { signals: [{ kind: 'page_left', amount: 30, happenedAt: stage.server.clock.now().toISOString() }] },
  }),
  'assessments.taking.submit': async (stage) => ({ params: (await ofNewAttempt(stage)).params }),
  'assessments.stages.save': async (stage) => ({
    ...asOwner(stage),
    params: { id: stage.job.stages.find(({ type }) => type === 'test')?.id ?? '' },
    body: {
      jobId: stage.job.id,
      testIds: [(await publishTest(stage.server, stage.owner)).id],
      dueDays: 5,
      automatic: false,
    },
  }),
  'assessments.grading.grade': async (stage) => {
    const key = await waiting(stage);
    return { ...asOwner(stage), body: { grades: [{ ...key, points: 3 }] } };
  },
  'assessments.grading.decide': async (stage) => {
    const key = await waiting(stage);
    const { database } = stage.server.platform;
    await database
      .updateTable('attemptAnswers')
      .set({ grading: 'differs' })
      .where('attemptId', '=', key.attemptId)
      .where('questionId', '=', key.questionId)
      .execute();
    return { ...asOwner(stage), body: { ...key, points: 3, comment: 'Fico no meio.' } };
  },
  'assessments.grading.regrade': async (stage) => {
    const { params, questions } = await ofEssay(stage);
    return {
      ...asOwner(stage),
      params: { id: params.id },
      body: { questionId: questions[0]?.id ?? '', points: 1, comment: 'Valeu a ideia.' },
    };
  },
  'assessments.results.answers': async (stage) => {
    const { token: as } = await newTalent(stage);
    const { id } = await takeUnused(stage.server, stage.owner, { token: as });
    return { as, params: { id } };
  },
  'assessments.results.proof': async (stage) => ({ ...(await ofNewProof(stage)), body: { shown: true } }),
  'assessments.open.choose': async (stage) => ({
    as: (await newTalent(stage)).token,
    params: { id: (await publishTest(stage.server, stage.owner, { openToTalents: true })).id },
  }),
  'assessments.open.drop': async (stage) => {
    const { token: as } = await newTalent(stage);
    const test = await publishTest(stage.server, stage.owner, { openToTalents: true });
    const { data } = await stage.server.call(chooseTest, { as, params: { id: test.id } });
    return { as, params: { id: data.id } };
  },
  'assessments.own.submit': async (stage) => {
    const { server, owner, job } = stage;
    const { name: fullName, email, token } = await newTalent(stage);
    const { id } = await applyTo(server, job, { fullName, email, as: token });
    const asked = await askTest(server, owner, id);
    await beginTest(server, asked);
    return { as: token, params: { id: asked.id } };
  },
};
