import { actOnCandidate, moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import {
  cancelInterview,
  completeInterview,
  listUnscheduled,
  undoSchedule,
} from '@prova/contract/interviews/interviews';
import { updateTemplate } from '@prova/contract/jobs/job-email-templates';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { begin, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  const [first, review, ...rest] = wizardData()[4].stages;
  const stages = [first, review, { type: 'interview_ia', name: 'Conversa com a IA', replyDays: 5 }, ...rest];
  job = await publishJob(server, recruiter, { pipeline: { stages: stages as never } });
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  person = await applyTo(server, job, { resume: undefined });
});

/** Everybody is asked for the same hour. */
const ANY_TIME = { allowOverlap: true } as const;
const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const enter = async (type: string) =>
  (
    await server.call(moveCandidate, {
      as: recruiter.token,
      params: { id: person.id },
      body: { targetStageId: stage(type) },
    })
  ).data;
const schedule = () => scheduleNew(server, recruiter, person, ANY_TIME);
const mails = async () =>
  (await server.mails(person.email)).filter(({ kind }) => kind === 'stage_moved' || kind.startsWith('interview'));
const kinds = async () => (await mails()).map(({ kind }) => kind);
const waiting = async (as = recruiter, query: { jobId?: string; page?: number; limit?: number } = {}) =>
  (await server.call(listUnscheduled, { as: as.token, query: { limit: 50, ...query } })).data;
const isWaiting = async () => (await waiting()).some(({ applicationId }) => applicationId === person.id);

describe('entering a stage of interviews', () => {
  test('writes that a time will come, and asks the team for it', async () => {
    await enter('interview');
    await undoOver(server);
    const [mail, ...others] = await mails();
    expect([mail?.kind, others]).toEqual(['stage_moved', []]);
    expect(mail?.text).toContain('Vamos escrever de novo com a data e o horário.');
    expect((await waiting()).at(-1)).toEqual({
      applicationId: person.id,
      jobId: job.id,
      jobTitle: job.title,
      candidateName: person.name,
      stageName: 'Conversa com o time',
      since: expect.any(String),
      notAsked: null,
      can: { schedule: true },
    });
  });

  test('of an AI interview promises none: the team writes about what comes next', async () => {
    await enter('interview_ia');
    await undoOver(server);
    const [mail] = await mails();
    expect(mail?.text).toContain('Vamos escrever para você sobre o próximo passo.');
    expect(mail?.text).not.toMatch(/horário|conversar/);
    expect(await isWaiting()).toBe(true);
  });

  test('with an interview scheduled at once sends its invitation alone', async () => {
    await enter('interview');
    server.clock.advance(8);
    await schedule();
    expect(await isWaiting()).toBe(false);
    await undoOver(server);
    await undoOver(server);
    expect(await kinds()).toEqual(['interview_invited']);
    // It says the time itself, and nothing of one that is still to come.
    const [mail] = await mails();
    expect(mail?.text).not.toContain('Vamos escrever de novo');
    expect(mail?.text).toContain('3 de dezembro de 2026');
  });

  test('with an interview ahead already says nothing more', async () => {
    await schedule();
    await undoOver(server);
    await enter('interview');
    await undoOver(server);
    expect(await kinds()).toEqual(['interview_invited']);
  });

  test.each([
    ['taken back', (id: string) => server.call(undoSchedule, { as: recruiter.token, params: { id } })],
    ['called off', (id: string) => server.call(cancelInterview, { as: recruiter.token, params: { id }, body: {} })],
  ])('with an interview that is %s before anybody heard of it sends the mail of the stage', async (_how, end) => {
    await enter('interview');
    server.clock.advance(8);
    const { id } = await schedule();
    // The move can be undone no more, the interview still can.
    server.clock.advance(4);
    await server.drain();
    expect(await kinds()).toEqual([]);
    expect((await end(id)).status).toBe(200);
    await undoOver(server);
    expect(await kinds()).toEqual(['stage_moved']);
  });

  test('is told once, by a bell, too', async () => {
    const account = await signUp(server, 'POTENTIAL');
    const { name: fullName, email, token: as } = account;
    person = await applyTo(server, job, { as, fullName, email, resume: undefined });
    await enter('interview');
    await schedule();
    await undoOver(server);
    await undoOver(server);
    const bells = await server.call(listNotifications, { as: account.token });
    expect(bells.data.map(({ type }) => type)).toEqual(['INTERVIEW_SCHEDULED']);
  });

  test('the words that a company has chosen are those of its invitation', async () => {
    const own = await publishJob(server, recruiter);
    const template = own.templates.find(({ kind }) => kind === 'interview');
    const changed = await server.call(updateTemplate, {
      as: recruiter.token,
      params: { id: template?.id ?? '' },
      body: { body: 'Oi {{candidateName}}, que bom falar com você!' },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    person = await applyTo(server, own, { resume: undefined });
    const targetStageId = own.stages.find(({ type }) => type === 'interview')?.id ?? '';
    await server.call(moveCandidate, { as: recruiter.token, params: { id: person.id }, body: { targetStageId } });
    await schedule();
    await undoOver(server);
    expect((await mails())[0]?.text).toContain('que bom falar com você!');
  });
});

describe('who waits for a time', () => {
  test('waits until there is one, and again when it is taken back', async () => {
    const moved = await enter('interview');
    expect(await isWaiting()).toBe(true);
    const { eventId } = moved;
    await server.call(undoChange, { as: recruiter.token, params: { id: person.id }, body: { eventId } });
    expect(await isWaiting()).toBe(false);
    await enter('interview');
    const { id } = await schedule();
    expect(await isWaiting()).toBe(false);
    await server.call(undoSchedule, { as: recruiter.token, params: { id } });
    expect(await isWaiting()).toBe(true);
  });

  test('waits no more once it was held, the application moved on, stands still or is over', async () => {
    await enter('interview');
    const { id } = await schedule();
    await begin(server, id);
    await server.call(completeInterview, { as: recruiter.token, params: { id } });
    expect(await isWaiting()).toBe(false);
    for (const leave of [
      () => enter('review'),
      () =>
        server.call(actOnCandidate, {
          as: recruiter.token,
          params: { id: person.id },
          body: { action: 'hold' },
        }),
      () =>
        server.call(actOnCandidate, {
          as: recruiter.token,
          params: { id: person.id },
          body: { action: 'reject', cause: 'availability', mail: null },
        }),
    ]) {
      person = await applyTo(server, job, { resume: undefined });
      await enter('interview');
      expect(await isWaiting()).toBe(true);
      await leave();
      expect(await isWaiting()).toBe(false);
    }
  });

  test('is seen by those who read interviews, of the jobs that they see', async () => {
    await enter('interview');
    const manager = await signUpMember(server, recruiter, 'hiring_manager');
    const interviewer = await signUpMember(server, recruiter, 'interviewer');
    expect(await waiting(manager)).toEqual([]);
    for (const { id: userId } of [manager, interviewer])
      await server.call(shareJob, { as: recruiter.token, params: { id: job.id }, body: { userId } });
    expect((await waiting(manager)).at(-1)).toMatchObject({ applicationId: person.id, can: { schedule: false } });
    expect(await waiting(interviewer)).toEqual([]);
    expect(await waiting(await signUp(server, 'RECRUITER'))).toEqual([]);
  });

  test('comes page by page, whoever has waited longest first, and by job', async () => {
    const other = await publishJob(server, recruiter);
    expect(await waiting(recruiter, { jobId: other.id })).toEqual([]);
    const all = await waiting();
    const since = all.map((each) => each.since);
    expect(since).toEqual(since.toSorted());
    const pages = await Promise.all([1, 2].map((page) => waiting(recruiter, { page, limit: 1, jobId: job.id })));
    expect(pages.flat()).toEqual(all.slice(0, 2));
  });
});
