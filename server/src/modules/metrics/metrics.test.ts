import { actOnCandidate, moveCandidate } from '@prova/contract/funnel/funnel';
import { shareJob } from '@prova/contract/jobs/job-members';
import { createJob } from '@prova/contract/jobs/job-wizard';
import { closeJob, type JobDetail, toggleJob } from '@prova/contract/jobs/jobs';
import { recruiterHome, recruiterStats, TIME_RANGES, type TimeRange } from '@prova/contract/metrics/metrics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { askAndConfirm } from '../../../test/data-requests-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const home = (as: Person, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.call(recruiterHome, { as: as.token, query, headers });

test('a new company has an empty home', async () => {
  expect((await home(recruiter)).data).toEqual({
    jobs: [],
    drafts: [],
    candidates: [],
    waiting: {
      overdue: 0,
      unopened: 0,
      offersOpen: 0,
      offersDeclined: 0,
      offersExpired: 0,
      toSchedule: 0,
      toTest: 0,
      dataRequests: 0,
      mailsFailed: 0,
      overdueJobs: 0,
      unopenedJobs: 0,
      byJob: [],
      next: [],
    },
    figures: {
      days: 30,
      since: '2026-10-22T03:00:00.000Z',
      curveDays: 3,
      activeJobs: 0,
      openApplications: 0,
      applications: { count: 0, before: 0, curve: Array(10).fill(0) },
      hired: { count: 0, before: 0, curve: Array(10).fill(0) },
    },
  });
});

describe('a company at work', () => {
  let job: JobDetail;
  let paused: JobDetail;
  beforeAll(async () => {
    const as = recruiter.token;
    paused = await publishJob(server, recruiter, { details: { title: 'Pessoa de Dados' } });
    await applyTo(server, paused);
    await server.call(toggleJob, { as, params: { id: paused.id } });
    job = await publishJob(server, recruiter);
    await server.call(createJob, { as, body: { ...wizardData()[1], title: 'Pessoa Designer' } });

    // Applied on the evening of the 13th in São Paulo, when it is the 14th elsewhere.
    server.clock.set('2026-11-14T02:59:00Z');
    await applyTo(server, job, { fullName: 'Ontem Silva' });
    server.clock.set('2026-11-14T03:00:00Z');
    await applyTo(server, job, { fullName: 'Hoje Souza' });
    server.clock.set('2026-11-20T12:00:00Z');
    const [rejected, moved, offered, hired] = [
      await applyTo(server, job, { fullName: 'Rita Reis' }),
      await applyTo(server, job, { fullName: 'Mara Melo' }),
      await applyTo(server, job, { fullName: 'Olga Osório' }),
      await applyTo(server, job, { fullName: 'Hugo Horta' }),
    ];
    await server.call(actOnCandidate, {
      as,
      params: { id: rejected.id },
      body: { action: 'reject', reason: 'Outro perfil' },
    });
    const review = job.stages.find(({ type }) => type === 'review');
    await server.call(moveCandidate, { as, params: { id: moved.id }, body: { targetStageId: review?.id ?? '' } });
    await sendNewOffer(server, recruiter, offered);
    await answerOffer(server, (await sendNewOffer(server, recruiter, hired)).token, { response: 'accept' });
  });

  test('shows what is open, who came and what waits', async () => {
    const { data } = await home(recruiter);
    expect(
      data.jobs.map(({ id, status, applications, open, unopened }) => [id, status, applications, open, unopened]),
    ).toEqual([
      // Ontem, Hoje, Mara and Olga; neither the rejected one nor the hired one is open. Nobody has been opened.
      [job.id, 'ACTIVE', 6, 4, 4],
      [paused.id, 'ON_HOLD', 1, 1, 1],
    ]);
    expect(data.drafts.map(({ title, completedSteps }) => [title, completedSteps])).toEqual([['Pessoa Designer', [1]]]);
    expect(data.candidates.map(({ name, stage, status }) => [name, stage, status]).slice(0, 4)).toEqual([
      ['Hugo Horta', 'Contratados', 'hired'],
      ['Olga Osório', 'Oferta enviada', 'offer_sent'],
      ['Mara Melo', 'Em análise', 'review'],
      [expect.any(String), 'Novos candidatos', 'new'],
    ]);
    // The two of a week ago were promised an answer within five days.
    expect(data.waiting).toEqual({
      overdue: 2,
      unopened: 5,
      offersOpen: 1,
      offersDeclined: 0,
      offersExpired: 0,
      toSchedule: 0,
      toTest: 0,
      dataRequests: 0,
      mailsFailed: 0,
      // Who has waited longest, which is the same person here.
      next: (['overdue', 'unopened'] as const).map((work) => ({
        ...{ work, name: 'Ontem Silva', jobId: job.id, jobTitle: job.title },
        applicationId: expect.any(String),
      })),
      overdueJobs: 1,
      unopenedJobs: 2,
      byJob: [
        { jobId: job.id, title: job.title, overdue: 2, unopened: 4 },
        { jobId: paused.id, title: paused.title, overdue: 0, unopened: 1 },
      ],
    });
    expect(data.figures).toMatchObject({ activeJobs: 1, openApplications: 4 });
  });

  test('shows a job that was closed for another 30 days, behind those that run', async () => {
    const closed = await publishJob(server, recruiter, { details: { title: 'Pessoa Analista' } });
    await server.call(closeJob, { as: recruiter.token, params: { id: closed.id }, body: { status: 'FILLED' } });
    const shown = async () => (await home(recruiter)).data.jobs.map(({ id, status }) => [id, status]);
    const running = [
      [job.id, 'ACTIVE'],
      [paused.id, 'ON_HOLD'],
    ];
    expect(await shown()).toEqual([...running, [closed.id, 'FILLED']]);
    server.clock.advance(31 * 86_400);
    recruiter = await signIn(server, recruiter.email);
    expect(await shown()).toEqual(running);
    server.clock.set('2026-11-20T12:00:00Z');
    recruiter = await signIn(server, recruiter.email);
  });

  test('counts the mails that failed of late', async () => {
    const mails = server.platform.database
      .updateTable('mails')
      .set({ state: 'failed' })
      .where('kind', '=', 'offer_sent');
    await mails.where('companyId', '=', recruiter.companyId).execute();
    expect((await home(recruiter)).data.waiting.mailsFailed).toBe(2);
    server.clock.advance(31 * 86_400);
    recruiter = await signIn(server, recruiter.email);
    expect((await home(recruiter)).data.waiting).toMatchObject({ mailsFailed: 0, offersOpen: 0 });
    server.clock.set('2026-11-20T12:00:00Z');
    recruiter = await signIn(server, recruiter.email);
  });

  test('as many as asked for, within bounds', async () => {
    const { data } = await home(recruiter, { limit: 1 });
    expect([data.jobs.length, data.candidates.length]).toEqual([1, 1]);
    for (const limit of [0, 21, 'all']) expect((await home(recruiter, { limit })).body.error).toBe('VALIDATION_FAILED');
  });

  test('counts what was received and who was hired in the days asked for, and in as many before', async () => {
    const figures = async (query: Record<string, unknown>) =>
      (await server.call(recruiterStats, { as: recruiter.token, query })).data;
    // The 14th is the seventh day back; of the week before the evening of the 13th has yet to come, as that of today has.
    expect(await figures({ timeRange: '7' })).toEqual({
      days: 7,
      since: '2026-11-14T03:00:00.000Z',
      curveDays: 1,
      activeJobs: 1,
      openApplications: 4,
      applications: { count: 6, before: 0, curve: [1, 0, 0, 0, 0, 0, 5] },
      hired: { count: 1, before: 0, curve: [0, 0, 0, 0, 0, 0, 1] },
    });
    const later = async (instant: string) => {
      server.clock.set(instant);
      recruiter = await signIn(server, recruiter.email);
    };
    await later('2026-11-27T02:59:00Z');
    expect(await figures({ timeRange: '7d' })).toMatchObject({ applications: { count: 5, before: 2 } });
    await later('2026-11-27T03:00:00Z');
    expect(await figures({ timeRange: '7d' })).toMatchObject({
      applications: { count: 0, before: 1 },
      hired: { count: 0, before: 0 },
    });
    await later('2026-11-27T12:30:00Z');
    expect(await figures({ timeRange: '7d' })).toMatchObject({
      applications: { count: 0, before: 6 },
      hired: { count: 0, before: 1 },
    });
    for (const timeRange of ['30', '30d', '90', '90d', '1y']) {
      expect(await figures({ timeRange })).toMatchObject({
        days: timeRange === '1y' ? 365 : Number.parseInt(timeRange, 10),
        applications: { count: 7, before: 0 },
        hired: { count: 1, before: 0 },
      });
    }
    await later('2026-11-20T12:00:00Z');
  });

  test('draws a span of any length in at most 13 points, the last of which ends today', async () => {
    const curves = async (timeRange: TimeRange) => {
      const { data } = await server.call(recruiterStats, { as: recruiter.token, query: { timeRange } });
      return [data.curveDays, data.applications.curve];
    };
    const zeros = (count: number) => Array<number>(count).fill(0);
    // One came on the evening of the 13th, another on the 14th and five today, the 20th.
    expect(await curves('30')).toEqual([3, [...zeros(7), 2, 0, 5]]);
    expect(await curves('90')).toEqual([7, [...zeros(11), 1, 6]]);
    expect(await curves('1y')).toEqual([29, [...zeros(12), 7]]);
  });

  test('the home takes every span that the figures take, and no other', async () => {
    for (const timeRange of TIME_RANGES) {
      const { data } = await server.call(recruiterStats, { as: recruiter.token, query: { timeRange } });
      expect((await home(recruiter, { timeRange })).data.figures).toEqual(data);
    }
    for (const timeRange of ['8', '1', '0', '-7', '365d', '7D', ' 7']) {
      expect((await home(recruiter, { timeRange })).body.error).toBe('VALIDATION_FAILED');
      const refused = await server.call(recruiterStats, { as: recruiter.token, query: { timeRange } });
      expect([refused.status, refused.body.details?.map(({ field }) => field)]).toEqual([422, ['timeRange']]);
    }
    // An empty one is none.
    expect((await home(recruiter, { timeRange: '' })).data).toEqual((await home(recruiter)).data);
  });

  test('nothing of it to others', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    expect((await home(stranger)).data).toMatchObject({ jobs: [], drafts: [], candidates: [] });
    const headers = { 'x-company-id': recruiter.companyId };
    expect((await home(stranger, {}, headers)).body.error).toBe('NOT_A_MEMBER');
    await server.platform.database
      .insertInto('companyMembers')
      .values({
        id: crypto.randomUUID(),
        companyId: recruiter.companyId,
        userId: stranger.id,
        role: 'expert',
        createdAt: server.clock.now(),
      })
      .execute();
    const refused = [
      await home(stranger, {}, headers),
      await server.call(recruiterStats, { as: stranger.token, headers }),
    ];
    for (const { status, body } of refused) expect([status, body.error]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('nobody is told of work that they cannot do', () => {
  let owner: Person;
  let job: JobDetail;
  let late: AppliedCandidate;
  beforeAll(async () => {
    owner = await signUp(server, 'RECRUITER');
    job = await publishJob(server, owner);
    late = await applyTo(server, job);
    const [declined, tested, interviewed] = [
      await applyTo(server, job),
      await applyTo(server, job),
      await applyTo(server, job),
    ];
    await answerOffer(server, (await sendNewOffer(server, owner, declined)).token, { response: 'decline' });
    await sendNewOffer(server, owner, await applyTo(server, job));
    for (const [person, type] of [
      [tested, 'test'],
      [interviewed, 'interview'],
    ] as const) {
      const stage = job.stages.find((each) => each.type === type);
      const body = { targetStageId: stage?.id ?? '' };
      await server.call(moveCandidate, { as: owner.token, params: { id: person.id }, body });
    }
    server.clock.advance(6 * 86_400);
    owner = await signIn(server, owner.email);
  });
  afterAll(() => server.clock.set('2026-11-20T12:00:00Z'));

  const everything = ['overdue', 'unopened', 'offersOpen', 'offersDeclined', 'offersExpired'] as const;
  test.each([
    ['recruiter', [...everything, 'toSchedule', 'toTest', 'mailsFailed']],
    ['hiring_manager', everything],
    ['interviewer', []],
  ] as const)('a %s', async (role, works) => {
    const member = await signUpMember(server, owner, role);
    await server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId: member.id } });
    const { waiting, jobs } = (await home(member)).data;
    const { next, byJob, overdueJobs, unopenedJobs, ...counts } = waiting;
    expect(
      Object.entries(counts)
        .flatMap(([work, count]) => (count === null ? [] : [work]))
        .sort(),
    ).toEqual([...works].sort());
    // What is named of people, and what the jobs say, is of the same kinds.
    expect(next.filter(({ work }) => !(works as readonly string[]).includes(work))).toEqual([]);
    expect([byJob.length, overdueJobs, unopenedJobs].some((count) => count > 0)).toBe(works.length > 0);
    expect(jobs.map(({ unopened }) => unopened === null)).toEqual([works.length === 0]);
    expect(jobs.flatMap(({ stages }) => stages).some(({ overdue }) => overdue > 0)).toBe(works.length > 0);
    // What each would do about somebody who waits is refused to whom it is not shown.
    const { status } = await server.call(actOnCandidate, {
      as: member.token,
      params: { id: late.id },
      body: { action: 'hold' },
    });
    expect(status === 403).toBe(!(works as readonly string[]).includes('overdue'));
    if (status === 200)
      await server.call(actOnCandidate, { as: member.token, params: { id: late.id }, body: { action: 'reopen' } });
  });

  test('the owner is told of all of it, each with who comes next', async () => {
    const { waiting } = (await home(owner)).data;
    expect(waiting).toMatchObject({ toSchedule: 1, toTest: 1, offersDeclined: 1, dataRequests: 0 });
    expect(waiting.next.map(({ work }) => work).sort()).toEqual(['offersDeclined', 'overdue', 'unopened']);
    expect(waiting.next.find(({ work }) => work === 'overdue')?.applicationId).toBe(late.id);
  });
});

test('what waits are declined offers, too, and for owners requests about data', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, owner);
  const offered = await applyTo(server, job);
  await answerOffer(server, (await sendNewOffer(server, owner, offered)).token, { response: 'decline' });
  const { slug } = await server.platform.database
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  await askAndConfirm(server, { company: slug, kind: 'erase', email: 'apague@correio.example' });
  const { waiting } = (await home(owner)).data;
  expect(waiting).toMatchObject({ offersOpen: 0, offersDeclined: 1, offersExpired: 0, dataRequests: 1 });
  await server.call(actOnCandidate, {
    as: owner.token,
    params: { id: offered.id },
    body: { action: 'reject', reason: 'Outro perfil' },
  });
  expect((await home(owner)).data.waiting.offersDeclined).toBe(0);
});
