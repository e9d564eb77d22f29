import {
  cancelAiInterview,
  listAiInterviews,
  scheduleAiInterview,
  undoAiSchedule,
} from '@prova/contract/ai-interviews/ai-interviews';
import { listOwnAiInterviews } from '@prova/contract/ai-interviews/session';
import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import type { NotAskedReason } from '@prova/contract/applications/not-asked';
import { settledSeconds, UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { actOnCandidate, getBoard, moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { actOnCandidates, MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { listUnscheduled } from '@prova/contract/interviews/interviews';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { closeJob, duplicateJob, getJob, type JobDetail, saveDaysToBegin } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aiInterviewBody } from '../../../test/ai-interviews-factory.ts';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob, stagesWithAi } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { somebodyWaits } from '../../../test/somebody-waits.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let stageId: string;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  job = await publishJob(server, recruiter, { pipeline: { stages: stagesWithAi({ daysToBegin: 4 }) } });
  stageId = idOf('interview_ia');
  person = await applyTo(server, job, { resume: undefined });
});

const idOf = (type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';
const move = (targetStageId = stageId) =>
  server.call(moveCandidate, { as: recruiter.token, params: { id: person.id }, body: { targetStageId } });
const save = (daysToBegin: number | null, id = stageId) =>
  server.call(saveDaysToBegin, { as: recruiter.token, params: { id: job.id, stageId: id }, body: { daysToBegin } });
const asked = async () =>
  (await server.call(listAiInterviews, { as: recruiter.token, query: { applicationId: person.id } })).data;
const detail = async () => (await server.call(getApplication, { as: recruiter.token, params: { id: person.id } })).data;
const kinds = async () =>
  (await server.mails(person.email)).map(({ kind }) => kind).filter((kind) => /^(stage_moved|ai_)/.test(kind));
const waiting = async () =>
  (await server.call(listUnscheduled, { as: recruiter.token, query: { jobId: job.id, limit: 50 } })).data;
const asWizard = ({ position: _, questions: __, ...stage }: JobDetail['stages'][number]) => stage;
const act = (action: 'hold' | 'reopen' | 'reject') =>
  server.call(actOnCandidate, { as: recruiter.token, params: { id: person.id }, body: { action } });
const forgetAddress = () =>
  server.platform.database
    .updateTable('candidates')
    .set({ email: null })
    .where('id', 'in', (query) => query.selectFrom('applications').select('candidateId').where('id', '=', person.id))
    .execute();
const minutes = async (count: number) => {
  server.clock.advance(count * 60);
  await server.drain();
};
const history = async () =>
  (await server.call(applicationTimeline, { as: recruiter.token, params: { id: person.id } })).data.filter(
    ({ type }) => type === 'ai_interview',
  );

describe('whoever comes into a stage that asks by itself', () => {
  test('is asked once the step can no longer be taken back, and is told once, by mail and bell', async () => {
    const account = await signUp(server, 'POTENTIAL');
    const { name: fullName, email, token: as } = account;
    person = await applyTo(server, job, { as, fullName, email, resume: undefined });
    await move();
    expect(await asked()).toEqual([]);
    await undoOver(server);
    const begun = server.clock.now().getTime();
    const [interview, ...others] = await asked();
    expect(others).toEqual([]);
    expect(interview).toMatchObject({ status: 'scheduled', organiserName: 'Helena Prado', notes: null });
    const days = (new Date(interview?.closesAt ?? 0).getTime() - begun) / DAY_MS;
    expect(days).toBeGreaterThan(3.99);
    expect(days).toBeLessThanOrEqual(4);
    expect(await detail()).toMatchObject({ status: 'ai_interview_scheduled', interviewAhead: true, replyDueAt: null });
    expect(await history()).toMatchObject([{ actor: { kind: 'system' }, data: { status: 'scheduled' } }]);
    await undoOver(server);
    await minutes(2);
    // The invitation says more than the mail of the stage, which is not sent beside it.
    expect(await kinds()).toEqual(['ai_interview_invited']);
    const { data: bells } = await server.call(listNotifications, { as });
    expect(bells.map(({ type }) => type)).toEqual(['INTERVIEW_SCHEDULED']);
    expect((await server.call(listOwnAiInterviews, { as })).data).toMatchObject([{ id: interview?.id }]);
    expect(await waiting()).toEqual([]);
  });

  test('of many at once is asked, too', async () => {
    const people = [person, await applyTo(server, job, { resume: undefined })];
    // Approved from the stage before.
    for (person of people) await move(idOf('review'));
    const applications = people.map(({ id }) => ({ id }));
    const body = { action: 'approve', applications, jobId: job.id } as const;
    const acted = await server.call(actOnCandidates, { as: recruiter.token, body });
    expect(acted.status, JSON.stringify(acted.body)).toBe(200);
    await undoOver(server);
    for (person of people) expect(await asked()).toHaveLength(1);
  });

  test('waits for nobody of the team while the last of the most at once may still be asked', async () => {
    await move();
    server.clock.advance(settledSeconds(MOST_AT_ONCE) + 5);
    expect(await waiting()).toEqual([]);
    server.clock.advance(15);
    expect(await waiting()).toMatchObject([{ applicationId: person.id }]);
  });

  test('and leaves it again at once, or is taken back, is asked nothing', async () => {
    const { data } = await move();
    await server.call(undoChange, {
      as: recruiter.token,
      params: { id: person.id },
      body: { eventId: data.eventId },
    });
    await undoOver(server);
    expect(await asked()).toEqual([]);
    await move();
    await move(idOf('review'));
    await undoOver(server);
    expect([await asked(), (await kinds()).filter((kind) => kind.startsWith('ai_'))]).toEqual([[], []]);
  });

  test('twice within the seconds is asked once', async () => {
    await move();
    await move(idOf('review'));
    await move();
    await undoOver(server);
    await undoOver(server);
    expect([(await asked()).length, await kinds()]).toEqual([1, ['ai_interview_invited']]);
  });

  test('and was asked by hand meanwhile is asked once, as the team has said it', async () => {
    await move();
    await server.call(scheduleAiInterview, { as: recruiter.token, body: aiInterviewBody(server, person.id) });
    await undoOver(server);
    await undoOver(server);
    expect(await asked()).toMatchObject([{ notes: 'Pense em um projeto seu.' }]);
    expect(await kinds()).toEqual(['ai_interview_invited']);
  });

  test('and whose interview is taken back is asked no second time, and gets the mail of the stage', async () => {
    await move();
    await undoOver(server);
    const [interview] = await asked();
    const undone = await server.call(undoAiSchedule, { as: recruiter.token, params: { id: interview?.id ?? '' } });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    await minutes(2);
    expect([await asked(), await kinds()]).toEqual([[], ['stage_moved']]);
    expect(await waiting()).toMatchObject([{ applicationId: person.id, notAsked: null }]);
  });

  test('comes back after the team has called it off, is asked again; after they were heard they are left to the team', async () => {
    await move();
    await undoOver(server);
    const [first] = await asked();
    await server.call(cancelAiInterview, { as: recruiter.token, params: { id: first?.id ?? '' }, body: {} });
    await move(idOf('review'));
    await move();
    await undoOver(server);
    expect((await asked()).map(({ status }) => status)).toEqual(['scheduled', 'cancelled']);
    // Nobody began it.
    await server.platform.database
      .updateTable('aiInterviews')
      .set({ status: 'failed', endedAt: server.clock.now() })
      .where('applicationId', '=', person.id)
      .where('status', '=', 'scheduled')
      .execute();
    await move(idOf('review'));
    await move();
    await minutes(2);
    expect(await asked()).toHaveLength(2);
    expect(await waiting()).toMatchObject([{ applicationId: person.id, notAsked: 'HELD_BEFORE' }]);
    expect((await history())[0]).toMatchObject({ data: { status: 'not_scheduled', reason: 'HELD_BEFORE' } });
  });

  describe('and is out of the process when they were to be asked', () => {
    const seconds = async (count: number) => {
      server.clock.advance(count);
      await server.drain();
    };
    const undo = async (eventId: string) => {
      const body = { eventId };
      const undone = await server.call(undoChange, { as: recruiter.token, params: { id: person.id }, body });
      expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    };

    test('is asked once they are taken up again', async () => {
      await move();
      await act('reject');
      await minutes(2);
      expect([await asked(), await kinds()]).toEqual([[], []]);
      await act('reopen');
      await undoOver(server);
      await minutes(2);
      expect([(await asked()).length, await kinds()]).toEqual([1, ['ai_interview_invited']]);
    });

    test.each([
      ['the rejection', () => act('reject')],
      ['the next move', () => move(idOf('review'))],
    ])('is asked once %s is undone', async (_, leave) => {
      await move();
      await seconds(6);
      const { data } = await leave();
      await seconds(6);
      await undo(data.eventId);
      await undoOver(server);
      await minutes(2);
      expect([(await asked()).length, await kinds()]).toEqual([1, ['ai_interview_invited']]);
    });
  });

  test('and was asked, or left to the team, gets nothing anew when they are taken up again', async () => {
    await move();
    await undoOver(server);
    await act('reject');
    await minutes(2);
    await act('reopen');
    await minutes(2);
    expect((await asked()).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await kinds()).not.toContain('stage_moved');
  });

  test('is told of the stage once, also where it asks nobody', async () => {
    await save(null);
    await move();
    await undoOver(server);
    await save(4);
    await act('reject');
    await undoOver(server);
    await act('reopen');
    await undoOver(server);
    await minutes(2);
    expect([(await asked()).length, (await kinds()).toSorted()]).toEqual([1, ['ai_interview_invited', 'stage_moved']]);
  });

  test('is asked in the name of who answers for the job then, not of somebody who leaves at that moment', async () => {
    const rui = await signUpMember(server, recruiter, 'recruiter');
    job = await publishJob(server, rui, { pipeline: { stages: stagesWithAi({ daysToBegin: 4 }) } });
    person = await applyTo(server, job, { resume: undefined });
    await move(idOf('interview_ia'));
    server.clock.advance(UNDO_SECONDS + 1);
    const { drained } = await server.platform.database.transaction().execute(async (trx) => {
      await sql`select from companies where id = ${recruiter.companyId} for no key update`.execute(trx);
      const drained = server.drain();
      await somebodyWaits(trx);
      await sql`update jobs set owner_id = ${recruiter.id} where id = ${job.id}`.execute(trx);
      await sql`update company_members set removed_at = now() where user_id = ${rui.id}`.execute(trx);
      // Wrapped, so that it is not waited for before the transaction has ended.
      return { drained };
    });
    await drained;
    expect(await asked()).toMatchObject([{ organiserName: 'Helena Prado' }]);
  });

  test.each<[NotAskedReason, () => Promise<unknown>, () => Promise<unknown>]>([
    ['ON_HOLD', () => act('hold'), () => act('reopen')],
    ['CANDIDATE_UNREACHABLE', () => forgetAddress(), async () => undefined],
  ])('and cannot be (%s) waits for the team, which reads why', async (reason, prevent, goOn) => {
    await move();
    await prevent();
    await undoOver(server);
    await goOn();
    await minutes(2);
    expect(await asked()).toEqual([]);
    expect(await waiting()).toMatchObject([{ applicationId: person.id, notAsked: reason }]);
    expect((await history())[0]).toMatchObject({
      actor: { kind: 'system' },
      toStatus: null,
      data: { status: 'not_scheduled', reason },
    });
  });
});

describe('whether a stage asks by itself', () => {
  test('is off unless somebody wants it so: it promises a next step, and waits for the team', async () => {
    expect((await save(null)).data).toEqual({ stageId, daysToBegin: null });
    await move();
    await undoOver(server);
    expect([await asked(), await kinds()]).toEqual([[], ['stage_moved']]);
    expect(await waiting()).toMatchObject([{ applicationId: person.id, notAsked: null }]);
    const plain = await publishJob(server, recruiter, { pipeline: { stages: stagesWithAi({}) } });
    expect(plain.stages[2]).toMatchObject({ type: 'interview_ia', daysToBegin: null });
  });

  test('is said on the board and in the wizard, goes with a copy, and ends where the stage becomes another', async () => {
    await save(9);
    const board = await server.call(getBoard, { as: recruiter.token, query: { jobId: job.id } });
    expect(board.data.columns.map(({ stage }) => stage.daysToBegin).filter(Boolean)).toEqual([9]);
    const copy = await server.call(duplicateJob, { as: recruiter.token, params: { id: job.id } });
    expect(copy.data.stages[2]).toMatchObject({ daysToBegin: 9 });
    const step = (stages: unknown) =>
      server.call(saveStep, {
        as: recruiter.token,
        params: { n: 4 },
        body: { jobId: job.id, data: { stages: stages as never } },
      });
    const drawn = job.stages.map(asWizard).map(({ daysToBegin: _, ...stage }) => stage);
    // Left out it stays.
    expect((await step(drawn)).data.stages[2]).toMatchObject({ daysToBegin: 9 });
    const given = (stage: object) => drawn.map((one) => (one.id === stageId ? { ...one, ...stage } : one));
    expect((await step(given({ daysToBegin: null }))).data.stages[2]).toMatchObject({ daysToBegin: null });
    await save(9);
    expect((await step(given({ type: 'custom' }))).data.stages[2]).toMatchObject({ type: 'custom', daysToBegin: null });
    const wrong = await step(given({ type: 'custom', daysToBegin: 3 }));
    expect(wrong.body.details?.map(({ field }) => field)).toEqual(['stages.2.daysToBegin']);
  });

  test('stays as somebody has left it beside a wizard that was opened before, and as it was on a closed job', async () => {
    expect((await save(null)).status).toBe(200);
    const opened = { jobId: job.id, version: job.version, data: { stages: job.stages.map(asWizard) } };
    const late = await server.call(saveStep, { as: recruiter.token, params: { n: 4 }, body: opened as never });
    expect(late.body.error).toBe('VERSION_CONFLICT');
    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'CANCELLED' } });
    expect((await save(7)).body.error).toBe('JOB_STATUS_REFUSED');
    const shown = await server.call(getJob, { as: recruiter.token, params: { id: job.id } });
    expect(shown.data.stages[2]).toMatchObject({ daysToBegin: null });
  });

  test('takes whole days within bounds, of such a stage of the job alone', async () => {
    for (const days of [0, 91, 1.5]) expect((await save(days)).status).toBe(422);
    expect((await save(3, idOf('interview'))).body.error).toBe('STAGE_NOT_FOUND');
    const other = await publishJob(server, recruiter, { pipeline: { stages: stagesWithAi({}) } });
    expect((await save(3, other.stages[2]?.id)).body.error).toBe('STAGE_NOT_FOUND');
    const shown = await server.call(getJob, { as: recruiter.token, params: { id: job.id } });
    expect(shown.data.stages[2]).toMatchObject({ daysToBegin: 4 });
  });
});
