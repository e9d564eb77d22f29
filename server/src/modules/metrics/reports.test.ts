import { withdrawOwn } from '@prova/contract/applications/applications';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { actOnCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { completeInterview } from '@prova/contract/interviews/interviews';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { changeOf, FIGURES } from '@prova/contract/metrics/figures';
import { recruiterStats } from '@prova/contract/metrics/metrics';
import {
  CASE_LISTS,
  type CaseList,
  listReportCases,
  recruiterCharts,
  recruiterInsights,
  recruiterReports,
} from '@prova/contract/metrics/reports';
import { cancelOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiPage, deadlineIn, inviteToAi, scheduleAi } from '../../../test/ai-interviews-factory.ts';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { eraseApplications } from '../../../test/erase-applications.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { begin, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { beginTest, saveAs, sendTest } from '../../../test/tests-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { changeApplication, loadApplication } from '../applications/applications.service.ts';
import { addProof } from '../matching/matching.service.ts';

let server: TestServer;
let owner: Person;
let manager: Person;
let job: JobDetail;
let other: JobDetail;
let talent: Talent;

const again = async <P extends Person>(person: P): Promise<P> => ({
  ...person,
  ...(await signIn(server, person.email)),
});
const at = async (instant: string) => {
  server.clock.set(instant);
  await server.drain();
  owner = await again(owner);
};
const act = (id: string, body: object) => server.call(actOnCandidate, { as: owner.token, params: { id }, body });
const asSystem = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
type Query = Record<string, unknown>;
const report = async (query: Query = {}, { token: as }: Pick<Person, 'token'> = owner) => {
  const { data } = await server.call(recruiterReports, { as, query: { timeRange: '30d', ...query } });
  const charts = await server.call(recruiterCharts, { as, query: { timeRange: '30d', ...query, until: data.until } });
  return { ...data, ...charts.data };
};
const insights = async (query: Query = {}, { token: as }: Pick<Person, 'token'> = owner) =>
  (await server.call(recruiterInsights, { as, query: { timeRange: '30d', ...query } })).data;
const cases = async (list: CaseList, query: Query = {}, { token: as }: Pick<Person, 'token'> = owner) => {
  const { data, body } = await server.call(listReportCases, { as, query: { list, timeRange: '30d', ...query } });
  return { data, total: body.meta?.total };
};
type Report = Awaited<ReturnType<typeof report>>;
const casesOf = ({ figures }: Report) => FIGURES.map((name) => figures[name].cases);

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set('2026-11-01T12:00:00Z');
  owner = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  manager = await signUpMember(server, owner, 'hiring_manager');
  talent = await signUpTalent(server, { skills: [{ name: 'React', level: 'ADVANCED' }] });
  job = await publishJob(server, owner);
  other = await publishJob(server, owner);
  await server.call(shareJob, { as: owner.token, params: { id: other.id }, body: { userId: manager.id } });

  await at('2026-11-05T12:00:00Z');
  const one = () => applyTo(server, job);
  const [hired, hiredToo, rejected, erased] = [await one(), await one(), await one(), await one()];
  const [reopened, undone, held] = [await one(), await one(), await one()];
  talent = await again(talent);
  const withdrawn = await applyTo(server, job, { as: talent.token, email: talent.email });
  await settle(server);
  const others: AppliedCandidate[] = [];
  for (let count = 0; count < 3; count += 1) others.push(await applyTo(server, other));

  await act(rejected.id, { action: 'reject', reason: 'Não' });
  await act(erased.id, { action: 'reject', reason: 'Não' });
  await act(reopened.id, { action: 'reject', reason: 'Não' });
  await act(reopened.id, { action: 'reopen' });
  const mistake = await act(undone.id, { action: 'reject', reason: 'Não' });
  await server.call(undoChange, {
    as: owner.token,
    params: { id: undone.id },
    body: { eventId: mistake.data.eventId },
  });
  await act(held.id, { action: 'hold' });
  await server.call(withdrawOwn, { as: talent.token, params: { id: withdrawn.id }, body: {} });
  await eraseApplications(server, [erased.id]);

  // A test with an answer, one that nobody begins, an interview that is held, an offer declined, and one called back.
  const sent = await sendTest(server, owner, reopened);
  const attempt = await beginTest(server, sent);
  const essay = attempt.questions.find(({ type }) => type === 'ESSAY');
  await saveAs(server, sent, attempt.seat, [[essay?.id ?? '', 'Assim.']]);
  await server.call(submitAttempt, { params: { token: sent.token, id: sent.id } });
  await sendTest(server, owner, undone, { dueDate: '2026-11-08' });
  const { id } = await scheduleNew(server, owner, reopened);
  await begin(server, id);
  await server.call(completeInterview, { as: owner.token, params: { id } });
  // One that a program holds, and one that nobody begins.
  const { token: secret } = await inviteToAi(server, owner, reopened);
  await new AiPage(server, secret).toTheEnd(() => 'Cuidei de um sistema de pedidos por três anos.');
  await answerOffer(server, (await sendNewOffer(server, owner, reopened)).token, { response: 'decline' });
  await scheduleAi(server, owner, undone, deadlineIn(server, 1));
  const called = await sendNewOffer(server, owner, undone);
  await server.call(cancelOffer, { as: owner.token, params: { id: called.id }, body: {} });

  await at('2026-11-10T12:00:00Z');
  await act(hired.id, { action: 'hire', reason: 'Combinado' });
  await at('2026-11-11T12:00:00Z');
  await act(hiredToo.id, { action: 'hire', reason: 'Combinado' });
  await at('2026-11-12T12:00:00Z');
  const [first, ...rest] = others;
  for (const each of rest) await act(each.id, { action: 'hire', reason: 'Combinado' });
  await answerOffer(server, (await sendNewOffer(server, owner, first ?? hired)).token, { response: 'accept' });
  await at('2026-11-20T12:00:00Z');
  manager = await again(manager);
});
afterAll(() => server.close());

test('a history that was reckoned by hand is what each figure says', async () => {
  const { figures, jobs, ...all } = await report();
  expect(all).toMatchObject({
    days: 30,
    since: '2026-10-22T03:00:00.000Z',
    until: '2026-11-20T12:00:00.000Z',
    formerSince: '2026-09-22T03:00:00.000Z',
    formerUntil: '2026-10-21T12:00:00.000Z',
    timeZone: 'America/Sao_Paulo',
  });
  // A test, and an interview by the program.
  expect(figures.assessments).toMatchObject({ value: 2, cases: 2, former: { value: 0, cases: 0 } });
  // Five hired, two rejected, one withdrawn: who was taken up again has no end, and what was undone never was.
  expect(figures.conversion).toMatchObject({ value: 62.5, cases: 8, former: { value: null, cases: 0 } });
  // 9 and 10 days, and three times 11.
  expect(figures.closingTime).toMatchObject({ cases: 5 });
  expect(figures.closingTime.value).toBeCloseTo(10.4, 3);
  expect(figures.closingTime.median).toBeCloseTo(11, 3);
  expect(figures.activeCandidates).toMatchObject({ value: 3, cases: 3, former: { value: 0, cases: 0 } });
  // A test, two interviews and two offers were answered, a test and an interview were not; the offer that was called back is not
  // counted.
  expect(figures.engagement).toMatchObject({ cases: 7, median: null });
  expect(figures.engagement.value).toBeCloseTo(500 / 7, 3);
  expect(jobs.map(({ id, applications, interviews }) => [id, applications, interviews])).toEqual([
    [job.id, 8, 2],
    [other.id, 3, 0],
  ]);
});

test('what is said rests on what was counted', async () => {
  server.clock.set('2026-11-02T12:00:00Z');
  let company = await signUp(server, 'RECRUITER');
  const slow = await publishJob(server, company);
  const people: AppliedCandidate[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await applyTo(server, slow));
  server.clock.set('2026-11-06T12:00:00Z');
  company = await again(company);
  for (const { id } of people.slice(1))
    await server.call(actOnCandidate, { as: company.token, params: { id }, body: { action: 'reject', reason: 'Não' } });
  const stage = slow.stages.find(({ type }) => type === 'new')?.name;
  const holds = { kind: 'stageHolds', jobId: slow.id, jobTitle: slow.title, stage, medianDays: 4, people: 5 };
  expect(await insights({}, company)).toEqual([holds]);
  // An answer was promised in five days.
  server.clock.set('2026-11-07T11:00:00Z');
  company = await again(company);
  const due = { kind: 'promisesDue', applications: 1, jobs: [{ id: slow.id, title: slow.title }] };
  expect(await insights({}, company)).toEqual([due, holds]);
  await at('2026-11-20T12:00:00Z');
});

test('what was erased counts as a number, without a name', async () => {
  const { data } = await cases('conversion');
  expect(data.filter(({ erased }) => erased)).toMatchObject([{ name: null, outcome: 'rejected' }]);
  expect(data.map(({ outcome }) => outcome).toSorted()).toEqual(
    ['hired', 'hired', 'hired', 'hired', 'hired', 'rejected', 'rejected', 'withdrawn'].toSorted(),
  );
  expect((await cases('engagement')).data.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual(
    [
      'ai_interview answered',
      'ai_interview missed',
      'interview answered',
      'offer answered',
      'offer answered',
      'test answered',
      'test missed',
    ].toSorted(),
  );
});

/** What the report says of a list. */
function numberOf(list: CaseList, said: Report, skillId: string | undefined): number {
  if (list === 'technology') return said.technologies.find((each) => each.skillId === skillId)?.people ?? 0;
  if (list === 'compatible') return said.compatible.total;
  const sum = (of: 'applications' | 'interviews') => said.jobs.reduce((all, each) => all + each[of], 0);
  if (list === 'applications' || list === 'interviews') return sum(list);
  return said.figures[list].cases;
}

test.each(CASE_LISTS)('the list of %s has as many as its number says, for whoever reads it', async (list) => {
  for (const [reader, query] of [
    [owner, {}],
    [owner, { jobId: job.id }],
    [owner, { timeRange: '7d' }],
    [owner, { timeRange: '1y' }],
    [manager, {}],
  ] as const) {
    const said = await report(query, reader);
    const skillId = said.technologies[0]?.skillId;
    const listed = await cases(
      list,
      { ...query, until: said.until, ...(list === 'technology' && skillId ? { skillId } : {}) },
      reader,
    );
    expect(listed.total, JSON.stringify(query)).toBe(numberOf(list, said, skillId));
    expect(listed.data).toHaveLength(Math.min(25, listed.total ?? 0));
  }
});

test('the span before is the same one as many days ago', async () => {
  const before = await report();
  await at('2026-12-20T12:00:00Z');
  const { figures } = await report();
  for (const name of ['assessments', 'conversion', 'closingTime', 'engagement', 'activeCandidates'] as const)
    expect(figures[name].former, name).toEqual({
      value: before.figures[name].value,
      cases: before.figures[name].cases,
    });
  expect(figures.conversion).toMatchObject({ value: null, cases: 0 });
  expect(await report({ timeRange: '1y' })).toMatchObject({ days: 365, figures: { conversion: { cases: 8 } } });
  await at('2027-01-05T12:00:00Z');
  expect(await report({ timeRange: '7' })).toMatchObject({
    days: 7,
    since: '2026-12-30T03:00:00.000Z',
    formerSince: '2026-12-23T03:00:00.000Z',
    formerUntil: '2026-12-29T12:00:00.000Z',
  });
  await at('2026-11-20T12:00:00Z');
});

test('a curve leads from the former value to this one, and each of its points is what the figure said then', async () => {
  const now = await report();
  for (const name of FIGURES) {
    const { curve, former, value } = now.figures[name];
    expect([curve.length, curve[0], curve.at(-1)], name).toEqual([11, former.value, value]);
  }
  expect(now.figures.activeCandidates.curve).toEqual([0, 0, 0, 0, 0, 8, 8, 6, 3, 3, 3]);
  // Three days lie between two points.
  for (const place of [5, 7, 8, 9]) {
    await at(new Date(Date.UTC(2026, 10, 20 - 3 * (10 - place), 12)).toISOString());
    const then = await report();
    for (const name of FIGURES)
      expect(now.figures[name].curve[place], `${name} ${place}`).toEqual(then.figures[name].value);
  }
  await at('2026-11-20T12:00:00Z');
  const lengths = async (timeRange: string) => (await report({ timeRange })).figures.engagement.curve.length;
  expect([await lengths('7d'), await lengths('90d'), await lengths('1y')]).toEqual([8, 14, 14]);
});

test('hiring managers count the jobs shared with them, other companies theirs, and interviewers nothing', async () => {
  manager = await again(manager);
  const said = await report({}, manager);
  expect(casesOf(said)).toEqual([0, 0, 3, 3, 0, 1]);
  expect(said.jobs.map(({ id }) => id)).toEqual([other.id]);
  const stranger = await signUp(server, 'RECRUITER');
  const foreign = await report({ jobId: job.id }, stranger);
  expect(casesOf(foreign)).toEqual([0, 0, 0, 0, 0, 0]);
  expect([foreign.jobs, foreign.technologies]).toEqual([[], []]);
  expect(await insights({ jobId: job.id }, stranger)).toEqual([]);
  expect((await cases('applications', { jobId: job.id }, stranger)).total).toBe(0);
  const interviewer = await signUpMember(server, owner, 'interviewer');
  for (const endpoint of [recruiterReports, recruiterCharts, recruiterInsights, listReportCases])
    expect((await server.call(endpoint, { as: interviewer.token, query: { list: 'applications' } })).status).toBe(403);
});

test('technologies tell what is proven from what is declared, and whoever fits is shown until an interview is ahead', async () => {
  const company = await signUp(server, 'RECRUITER');
  const wanted = await publishJob(server, company);
  const people: AppliedCandidate[] = [];
  for (const score of [95, null]) {
    const person = await signUpTalent(server, {
      skills: wanted.skills.map(({ name }) => ({ name, level: 'ADVANCED' })),
    });
    for (const { name } of score ? wanted.skills : [])
      await addProof(asSystem(), {
        talentId: person.talentId,
        skill: name,
        score: score ?? 0,
        provenAt: server.clock.now(),
        source: 'test',
        sourceId: crypto.randomUUID(),
      });
    people.push(await applyTo(server, wanted, { as: person.token, email: person.email, fullName: person.name }));
  }
  await settle(server);
  const first = await report({}, company);
  expect(first.technologies).toHaveLength(wanted.skills.length);
  for (const each of first.technologies) expect(each).toMatchObject({ people: 2, proven: 1 });
  const skillId = first.technologies[0]?.skillId;
  const listed = await cases('technology', { skillId }, company);
  expect(listed.data.map(({ outcome }) => outcome).toSorted()).toEqual(['declared', 'proven']);
  const proven = first.compatible.people.find(({ applicationId }) => applicationId === people[0]?.id);
  expect(proven).toMatchObject({ interview: null, canSchedule: true, scheduleRefusal: null, jobId: wanted.id });
  expect(proven?.match).toBeGreaterThanOrEqual(80);
  expect(proven?.proofs[0]).toMatchObject({ score: 95 });
  expect(await insights({}, company)).toContainEqual({ kind: 'unscheduledMatches', people: first.compatible.total });
  expect((await cases('compatible', {}, company)).total).toBe(first.compatible.total);
  // Who is on hold cannot be scheduled: they are shown, and no insight asks for it.
  const handle = (action: string) =>
    server.call(actOnCandidate, { as: company.token, params: { id: proven?.applicationId ?? '' }, body: { action } });
  await handle('hold');
  const meanwhile = await report({}, company);
  expect(meanwhile.compatible.total).toBe(first.compatible.total);
  const held = meanwhile.compatible.people.find(({ applicationId }) => applicationId === proven?.applicationId);
  expect(held).toMatchObject({ interview: null, canSchedule: false, scheduleRefusal: 'ON_HOLD' });
  const asked = (await insights({}, company)).find(({ kind }) => kind === 'unscheduledMatches');
  expect(asked ?? { people: 0 }).toMatchObject({ people: first.compatible.total - 1 });
  await handle('reopen');
  await scheduleNew(server, company, people[0] ?? { id: '' });
  const then = await report({}, company);
  expect(then.compatible.total).toBe(first.compatible.total);
  expect(then.compatible.people.find(({ applicationId }) => applicationId === people[0]?.id)).toMatchObject({
    interview: { startsAt: expect.any(String) },
    canSchedule: false,
    scheduleRefusal: 'INTERVIEW_ALREADY_SCHEDULED',
  });
});

test('half past eleven in the evening in São Paulo is of one day, wherever the server stands', async () => {
  const company = await signUp(server, 'RECRUITER');
  const late = await publishJob(server, company);
  server.clock.set('2026-11-14T02:30:00Z');
  const { id } = await applyTo(server, late);
  const ctx = asSystem();
  await changeApplication(ctx, await loadApplication(ctx, id), {
    type: 'rejected',
    toStatus: 'rejected',
    statusBefore: 'new',
  });
  const zone = process.env.TZ;
  try {
    for (const TZ of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      process.env.TZ = TZ;
      for (const [now, counted] of [
        // The 13th is the seventh day back of the 19th, and not of the 20th.
        ['2026-11-20T02:45:00Z', 1],
        ['2026-11-20T03:00:00Z', 0],
      ] as const) {
        server.clock.set(now);
        const reader = await again(company);
        const said = await report({ timeRange: '7d' }, reader);
        const home = await server.call(recruiterStats, { as: reader.token, query: { timeRange: '7d' } });
        const listed = await cases('applications', { timeRange: '7d' }, reader);
        const seen = [said.figures.conversion.cases, said.jobs[0]?.applications, home.data.applications.count];
        expect([...seen, listed.total], `${TZ} ${now}`).toEqual(Array(4).fill(counted));
        expect(said.since).toBe(counted ? '2026-11-13T03:00:00.000Z' : '2026-11-14T03:00:00.000Z');
      }
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('an even flow has not changed, asked about in the morning', async () => {
  server.clock.set('2026-06-01T12:00:00Z');
  const company = await signUp(server, 'RECRUITER');
  const steady = await publishJob(server, company);
  for (let day = 0; day < 59; day += 1) {
    // At eight in the evening; that of today has yet to come.
    server.clock.set(new Date(Date.UTC(2026, 5, 2 + day, 23)));
    const { id } = await applyTo(server, steady);
    const ctx = asSystem();
    await changeApplication(ctx, await loadApplication(ctx, id), {
      type: 'rejected',
      toStatus: 'rejected',
      statusBefore: 'new',
    });
  }
  server.clock.set('2026-07-31T12:00:00Z');
  const reader = await again(company);
  const { figures } = await report({}, reader);
  const former = { value: 0, cases: 29 };
  expect(figures.conversion).toEqual({ value: 0, cases: 29, former, curve: Array(11).fill(0), median: null });
  for (const name of FIGURES) {
    const { value, former } = figures[name];
    expect(['same', 'unknown'], name).toContain(changeOf(name, value, former.value).kind);
  }
  const { data } = await server.call(recruiterStats, { as: reader.token, query: { timeRange: '30d' } });
  expect(data.applications).toMatchObject({ count: 29, before: 29 });
});

test('a company of one day has numbers, and no former ones', async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  const company = await signUp(server, 'RECRUITER');
  expect(casesOf(await report({}, company))).toEqual([0, 0, 0, 0, 0, 0]);
  const fresh = await publishJob(server, company);
  await applyTo(server, fresh);
  const { figures } = await report({ timeRange: '1y' }, company);
  expect(figures.activeCandidates).toMatchObject({ value: 1, former: { value: 0, cases: 0 } });
  expect(figures.conversion).toMatchObject({ value: null, cases: 0, former: { value: null, cases: 0 } });
  expect(await insights({ timeRange: '1y' }, company)).toEqual([]);
  expect((await server.call(recruiterReports, { as: company.token, query: { timeRange: '2d' } })).status).toBe(422);
});
