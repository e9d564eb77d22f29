import { getApplication } from '@prova/contract/applications/applications';
import { getCompanyMails } from '@prova/contract/companies/companies';
import { actOnCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { undoChanges } from '@prova/contract/funnel/mass-actions';
import { scheduleInterviews } from '@prova/contract/funnel/schedule-interviews';
import { consecutiveTimes, type Interval, overlap } from '@prova/contract/interviews/consecutive-times';
import { listBusyTimes, listInterviews } from '@prova/contract/interviews/interviews';
import { instantsOf } from '@prova/contract/interviews/local-time';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

const ZONE = 'America/Sao_Paulo';
let server: TestServer;
let ana: Person;
let colleague: Person;
let bia: Person;
let job: JobDetail;
let people: AppliedCandidate[];

beforeAll(async () => {
  server = await startTestServer({ MAILS_PER_COMPANY: '1500' });
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Prado', verified: true });
  colleague = await signUpMember(server, ana, 'recruiter', { name: 'Caio Reis' });
  bia = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await signIn(server, ana.email, PASSWORD);
  bia = await signIn(server, bia.email, PASSWORD);
  job = await publishJob(server, ana);
  people = [await applyTo(server, job), await applyTo(server, job), await applyTo(server, job)];
});

interface Asked {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly version?: number;
}
let asked = 0;
/** Each an hour after the one before, on a day that no other test uses. */
function times(of: readonly { id: string }[] = people): Asked[] {
  asked += 1;
  const date = new Date(Date.UTC(2027, 0, 4 + asked)).toISOString().slice(0, 10);
  return of.map(({ id }, index) => ({ id, date, time: `${String(9 + index).padStart(2, '0')}:00` }));
}
const place = { type: 'presencial', location: 'Rua da Aurora, 100' } as const;
const many = (body: object, options: CallOptions = {}) =>
  server.call(scheduleInterviews, { as: ana.token, ...options, body: { jobId: job.id, ...place, ...body } });
const kindsOf = async ({ email }: Pick<AppliedCandidate, 'email'>) =>
  (await server.mails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview'));
const applicationOf = async ({ id }: { id: string }) =>
  (await server.call(getApplication, { as: ana.token, params: { id } })).data;
const listed = async ({ id: jobId }: Pick<JobDetail, 'id'> = job) =>
  (await server.call(listInterviews, { as: ana.token, query: { jobId, limit: 100 } })).data;
describe('several interviews', () => {
  test('are scheduled each at a time of its own, and told once they stand', async () => {
    const interviewerIds = [ana.id, colleague.id];
    const given = times();
    const { status, data } = await many({
      minutes: 45,
      notes: 'Traga um projeto.',
      interviewerIds,
      applications: given,
    });
    expect([status, data.failed]).toEqual([200, []]);
    expect(data.processed).toEqual(people.map(({ id }) => id));
    expect(data.changes.map(({ card, undoUntil }) => [card.status, card.version, undoUntil !== null])).toEqual(
      Array(3).fill(['interview_scheduled', 2, true]),
    );
    const interviews = await listed();
    expect(new Set(interviews.map(({ id }) => id))).toEqual(new Set(data.changes.map((each) => each.interviewId)));
    const shown = interviews.map(({ applicationId, startsAt, minutes, timeZone, location, notes }) => ({
      ...{ applicationId, startsAt, minutes, timeZone, location, notes },
    }));
    expect(shown).toEqual(
      given.toReversed().map(({ id, date, time }) => ({
        applicationId: id,
        startsAt: instantsOf(date, time, ZONE).at[0]?.toISOString(),
        minutes: 45,
        timeZone: ZONE,
        location: 'Rua da Aurora, 100',
        notes: 'Traga um projeto.',
      })),
    );
    expect(interviews[0]?.participants.map(({ role, name }) => [role, name])).toEqual([
      ['host', 'Ana Prado'],
      ['interviewer', 'Caio Reis'],
      ['candidate', people[2]?.name],
    ]);
    for (const one of people) expect(await kindsOf(one)).toEqual([]);
    await undoOver(server);
    for (const one of people) expect(await kindsOf(one)).toEqual(['interview_invited']);
  });

  test('are taken back by one call, and nobody hears of them', async () => {
    const before = await Promise.all(people.map(applicationOf));
    const { changes } = (await many({ applications: times() })).data;
    const undone = { jobId: job.id, changes: changes.map(({ card, eventId }) => ({ id: card.id, eventId })) };
    const { data } = await server.call(undoChanges, { as: ana.token, body: undone });
    expect([data.processed, data.failed]).toEqual([people.map(({ id }) => id), []]);
    expect(data.changes.map(({ card }) => card.status)).toEqual(Array(3).fill('new'));
    const again = (await server.call(undoChanges, { as: ana.token, body: undone })).data;
    expect(again.failed.map(({ error }) => error)).toEqual(Array(3).fill('UNDO_EXPIRED'));
    await undoOver(server);
    for (const one of people) expect(await kindsOf(one)).toEqual([]);
    expect(await listed()).toEqual([]);
    for (const [index, one] of people.entries())
      expect(await applicationOf(one)).toMatchObject({
        status: before[index]?.status,
        replyDueAt: before[index]?.replyDueAt,
      });
  });

  test('are too late to be taken back after ten seconds, also one by one', async () => {
    const [change] = (await many({ applications: times().slice(0, 1) })).data.changes;
    const params = { id: change?.card.id ?? '' };
    server.clock.advance(10.001);
    const late = await server.call(undoChange, { as: ana.token, params, body: { eventId: change?.eventId } });
    expect(late.body.error).toBe('UNDO_EXPIRED');
  });

  test('leave out whoever cannot be invited, each with the reason, and the others are invited', async () => {
    const [scheduled, changed, gone] = people as [AppliedCandidate, AppliedCandidate, AppliedCandidate];
    const [elsewhere, foreign, held, skipped, past, good] = [
      await applyTo(server, await publishJob(server, ana)),
      await applyTo(server, await publishJob(server, bia)),
      await applyTo(server, job),
      await applyTo(server, job),
      await applyTo(server, job),
      await applyTo(server, job),
    ];
    await scheduleNew(server, ana, scheduled, { date: '2027-03-01', interviewerIds: [colleague.id] });
    await scheduleNew(server, ana, elsewhere, { date: '2027-03-02', time: '10:00' });
    await server.platform.database
      .updateTable('candidates')
      .set({ email: null })
      .where('id', '=', gone.candidateId)
      .execute();
    await server.call(actOnCandidate, { as: ana.token, params: { id: held.id }, body: { action: 'hold' } });
    const unknown = newId();
    const at = (id: string, date: string, time: string) => ({ id, date, time });
    const applications = [
      at(scheduled.id, '2027-03-03', '09:00'),
      { ...at(changed.id, '2027-03-03', '09:00'), version: 7 },
      at(gone.id, '2027-03-03', '09:00'),
      at(elsewhere.id, '2027-03-03', '09:00'),
      at(foreign.id, '2027-03-03', '09:00'),
      at(unknown, '2027-03-03', '09:00'),
      at(held.id, '2027-03-03', '09:00'),
      at(skipped.id, '2027-03-14', '02:30'),
      at(past.id, '2026-01-05', '09:00'),
      at(good.id, '2027-03-03', '09:00'),
    ];
    const { status, data } = await many({ timeZone: 'America/New_York', applications });
    expect(status).toBe(200);
    expect(data.processed).toEqual([good.id]);
    const said = new Map(data.failed.map(({ id, error, reason, message }) => [id, [error, reason ?? message]]));
    expect([...said]).toEqual([
      [scheduled.id, ['ACTION_REFUSED', 'Já há uma entrevista marcada ou em andamento.']],
      [changed.id, ['STALE_MOVE', expect.any(String)]],
      [gone.id, ['CANDIDATE_UNREACHABLE', 'Esta pessoa foi apagada: não há e-mail para o convite.']],
      [elsewhere.id, ['APPLICATION_NOT_FOUND', expect.any(String)]],
      [foreign.id, ['APPLICATION_NOT_FOUND', expect.any(String)]],
      [unknown, ['APPLICATION_NOT_FOUND', expect.any(String)]],
      [held.id, ['ACTION_REFUSED', 'A candidatura está em espera. Retome antes de continuar.']],
      [skipped.id, ['VALIDATION_FAILED', 'Nesse dia o relógio pula este horário. Escolha 01:30 ou 03:30']],
      [past.id, ['VALIDATION_FAILED', 'A data da entrevista não pode estar no passado']],
    ]);
  });

  test('ask nobody to be in two places, not even for each other', async () => {
    const [first, second, third] = people as [AppliedCandidate, AppliedCandidate, AppliedCandidate];
    const other = await applyTo(server, job);
    const slot = { date: '2027-04-05', interviewerIds: [colleague.id] };
    await scheduleNew(server, ana, other, { ...slot, time: '10:00' });
    const applications = [
      { id: first.id, date: '2027-04-05', time: '10:45' },
      { id: second.id, date: '2027-04-05', time: '14:00' },
      { id: third.id, date: '2027-04-05', time: '14:30' },
    ];
    const { data } = await many({ interviewerIds: [colleague.id, ana.id], applications });
    expect(data.processed).toEqual([second.id]);
    expect(data.failed.map(({ id, error, message }) => [id, error, message])).toEqual([
      [first.id, 'INTERVIEWER_BUSY', expect.stringContaining('Caio Reis já tem entrevista nesse horário')],
      [third.id, 'INTERVIEWER_BUSY', expect.stringContaining('Ana Prado')],
    ]);
    const all = await many({ interviewerIds: [colleague.id], allowOverlap: true, applications });
    expect(all.data.processed).toEqual([first.id, third.id]);
    const busy = await server.call(listBusyTimes, {
      as: ana.token,
      query: { interviewerIds: [colleague.id, bia.id].join() },
    });
    const day = busy.data.filter(({ startsAt }) => startsAt.startsWith('2027-04-05'));
    expect(day.map(({ userId, startsAt }) => [userId, startsAt.slice(11, 16)])).toEqual(
      ['13:00', '13:45', '17:00', '17:30'].map((time) => [colleague.id, time]),
    );
  });

  test('are refused as a whole for what all have in common', async () => {
    const applications = times();
    const refused = async (body: object, options: CallOptions = {}) => {
      const answer = await many({ applications, ...body }, options);
      return [answer.body.error, answer.body.details?.map(({ field }) => field)];
    };
    expect(await refused({ location: '' })).toEqual(['VALIDATION_FAILED', ['location']]);
    expect(await refused({ type: 'video', location: 'sala 3' })).toEqual(['VALIDATION_FAILED', ['location']]);
    expect(await refused({ interviewerIds: [bia.id] })).toEqual(['INTERVIEWER_NOT_FOUND', undefined]);
    expect(await refused({ timeZone: 'Lua/Norte' })).toEqual(['VALIDATION_FAILED', ['timeZone']]);
    const [first] = applications;
    expect(await refused({ applications: [first, { ...first, id: first?.id.toUpperCase() }] })).toEqual([
      'VALIDATION_FAILED',
      ['applications.1.id'],
    ]);
    expect(await refused({}, { as: bia.token })).toEqual(['JOB_NOT_FOUND', undefined]);
    const newcomer = await signUp(server, 'RECRUITER');
    const own = await publishJob(server, newcomer);
    const [theirs] = times([await applyTo(server, own)]);
    const video = { jobId: own.id, type: 'video', location: 'https://video.example/a', applications: [theirs] };
    expect(await refused(video, { as: newcomer.token })).toEqual(['VALIDATION_FAILED', ['location']]);
    expect(await listed()).toEqual([]);
  });

  test('are for who schedules, in whole or for each', async () => {
    const manager = await signUpMember(server, ana, 'hiring_manager');
    await server.call(shareJob, { as: ana.token, params: { id: job.id }, body: { userId: manager.id } });
    const applications = times();
    expect((await many({ applications }, { as: manager.token })).body.error).toBe('FORBIDDEN');
    const { data } = await many({ applications, jobId: undefined }, { as: manager.token });
    expect(data.failed.map(({ error }) => error)).toEqual(Array(3).fill('FORBIDDEN'));
    const theirs = await many({ applications, jobId: undefined }, { as: bia.token });
    expect(theirs.data.failed.map(({ error }) => error)).toEqual(Array(3).fill('APPLICATION_NOT_FOUND'));
    expect((await many({ applications, jobId: undefined })).data.processed).toEqual(people.map(({ id }) => id));
  });

  test('sent twice under one key are scheduled once', async () => {
    const headers = { 'idempotency-key': newId() };
    const applications = times();
    const answers = await Promise.all([1, 2, 3].map(() => many({ applications }, { headers })));
    for (const { status, data } of answers) expect([status, data]).toEqual([200, answers[0]?.data]);
    expect(answers[0]?.data.processed).toHaveLength(3);
    expect(await listed()).toHaveLength(3);
    await undoOver(server);
    for (const one of people) expect(await kindsOf(one)).toEqual(['interview_invited']);
  });

  test('from two sides at the same instant are scheduled once for each', async () => {
    const [here, there] = [times(), times()];
    const both = await Promise.all([
      many({ applications: here }),
      many({ interviewerIds: [colleague.id], applications: there.toReversed() }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ data }) => data.processed).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    for (const { error } of both.flatMap(({ data }) => data.failed)) expect(error).toBe('ACTION_REFUSED');
  });
});

test('whose invitation has no room in today’s mails is left out, and that can be known before', async () => {
  const small = await startTestServer({ MAILS_PER_COMPANY: '8' });
  try {
    const owner = await signUp(small, 'RECRUITER', { verified: true });
    const own = await publishJob(small, owner);
    // Each has got a mail already: that they applied.
    const applied = [];
    for (let index = 0; index < 6; index += 1) applied.push(await applyTo(small, own));
    await small.drain();
    const params = { id: owner.companyId };
    const mails = async () => (await small.call(getCompanyMails, { as: owner.token, params })).data;
    expect(await mails()).toMatchObject({ limit: 8, sentToday: 6, left: 2 });
    const call = (of: readonly AppliedCandidate[]) =>
      small.call(scheduleInterviews, {
        as: owner.token,
        body: { jobId: own.id, ...place, applications: times(of) },
      });
    const first = (await call(applied.slice(0, 1))).data;
    expect(first.failed).toEqual([]);
    // It has not left yet, and takes its room all the same.
    expect(await mails()).toMatchObject({ sentToday: 6, left: 1 });
    const { data } = await call(applied.slice(1, 4));
    expect(data.processed).toEqual([applied[1]?.id]);
    expect(data.failed.map(({ id, error, message }) => [id, error, message])).toEqual(
      applied
        .slice(2, 4)
        .map(({ id }) => [id, 'MAIL_LIMIT_REACHED', expect.stringContaining('já enviou os 8 e-mails de hoje')]),
    );
    // What is taken back gives its room back.
    const changes = first.changes.map(({ card, eventId }) => ({ id: card.id, eventId }));
    await small.call(undoChanges, { as: owner.token, body: { changes } });
    const two = await Promise.all([call(applied.slice(2, 3)), call(applied.slice(3, 4))]);
    expect(two.flatMap((answer) => answer.data.processed)).toHaveLength(1);
    await undoOver(small);
    expect(await mails()).toMatchObject({ sentToday: 8, left: 0, waiting: 0 });
    small.clock.advance(86_400);
    const { token } = await signIn(small, owner.email, PASSWORD);
    const tomorrow = await small.call(scheduleInterviews, {
      as: token,
      body: { jobId: own.id, ...place, applications: times(applied.slice(4)) },
    });
    expect(tomorrow.data.failed).toEqual([]);
  } finally {
    await small.close();
  }
});

test('500 people are spread over 20 working days by two interviewers: nobody twice at a time, and who cannot come is left out', async () => {
  const PEOPLE = 500;
  const crowd = await crowdOf(PEOPLE);
  const invalid = new Set([17, 120, 343, 499].map((index) => crowd[index] ?? ''));
  for (const [index, id] of [...invalid].entries())
    await scheduleNew(server, ana, { id }, { date: `2027-01-${15 + index}`, time: '07:00', allowOverlap: true });
  const team = [ana.id, colleague.id];
  const first = instantsOf('2027-06-01', '09:00', ZONE).at[0] as Date;
  const slots = consecutiveTimes(
    {
      timeZone: ZONE,
      first,
      minutes: 20,
      pause: 1,
      from: '09:00',
      until: '18:00',
      weekdays: [1, 2, 3, 4, 5],
      busy: [],
    },
    PEOPLE,
    new Date('2027-09-01T00:00:00Z'),
  );
  expect(slots).toHaveLength(PEOPLE);
  expect(new Set(slots.map(({ date }) => date)).size).toBe(20);
  const processed: string[] = [];
  const failed: string[] = [];
  for (let from = 0; from < PEOPLE; from += 100) {
    const applications = crowd.slice(from, from + 100).map((id, index) => {
      const { date = '', time = '' } = slots[from + index] ?? {};
      return { id, date, time };
    });
    const { data } = await many({ minutes: 20, interviewerIds: team, applications });
    processed.push(...data.processed);
    failed.push(...data.failed.map(({ id }) => id));
  }
  expect(processed).toHaveLength(PEOPLE - invalid.size);
  expect(new Set(failed)).toEqual(invalid);
  const rows = await server.platform.database
    .selectFrom('interviewParticipants')
    .innerJoin('interviews', 'interviews.id', 'interviewParticipants.interviewId')
    .select(['userId', 'startsAt as start', 'endsAt as end'])
    .where('startsAt', '>=', first)
    .where('userId', 'is not', null)
    .orderBy('startsAt')
    .execute();
  const byMember = Map.groupBy(rows, ({ userId }) => userId);
  expect([...byMember].map(([userId, own]) => [userId, own.length]).toSorted()).toEqual(
    team.map((userId) => [userId, processed.length]).toSorted(),
  );
  for (const own of byMember.values())
    expect(own.slice(1).filter((each, index) => overlap(each, own[index] as Interval))).toEqual([]);
});

/** So many open applications of the job: one from outside, and the others as it is. */
async function crowdOf(people: number): Promise<string[]> {
  const { database } = server.platform;
  const first = await applyTo(server, job);
  const candidate = await database
    .selectFrom('candidates')
    .selectAll()
    .where('id', '=', first.candidateId)
    .executeTakeFirstOrThrow();
  const { active: _, ...application } = await database
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: people - 1 }, (_, index) => ({
    candidate: { ...candidate, id: newId(), email: `lote${index}@correio.example` },
    id: newId(),
  }));
  await database
    .insertInto('candidates')
    .values(copies.map((copy) => copy.candidate))
    .execute();
  await database
    .insertInto('applications')
    .values(copies.map(({ id, candidate }) => ({ ...application, id, candidateId: candidate.id })))
    .execute();
  return [first.id, ...copies.map(({ id }) => id)];
}
