import type { BodyInput } from '@prova/contract/endpoint';
import {
  answerInterview,
  cancelInterview,
  changeInterview,
  createInterview,
  getInterview,
  getInterviewInvitation,
  getObservedInterview,
  getSentApplication,
  type InterviewInput,
  listBusyTimes,
  listInterviews,
  listObservedInterviews,
  scheduleInterview,
} from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { getRoomConversation } from '@prova/contract/rooms/rooms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { interviewBody, inviteTo, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { addMember, makeExpert, signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

const HOUR = 3600;

let server: TestServer;
let owner: Person;
let expert: Person;
let other: Person;
let job: JobDetail;
let days = 0;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
  [expert, other] = [await newExpert('Joana Dias'), await newExpert('Rui Alves')];
  job = await publishJob(server, owner);
});
afterAll(() => server.close());
/** A session does not outlive the leaps of the clock. */
beforeEach(async () => {
  owner = await signIn(server, owner.email, PASSWORD);
  expert = await signIn(server, expert.email, PASSWORD);
  other = await signIn(server, other.email, PASSWORD);
});

async function newExpert(name: string): Promise<Person> {
  const person = await signUpMember(server, owner, 'expert', { name });
  await makeExpert(server, person);
  return person;
}
/** On a day that no other test uses. */
const onADay = (given: Partial<InterviewInput> = {}): Partial<InterviewInput> => {
  days += 1;
  return { date: new Date(Date.UTC(2027, 0, 10 + days)).toISOString().slice(0, 10), ...given };
};
const invited = async (given: Partial<InterviewInput> = {}) =>
  inviteTo(server, owner, await applyTo(server, job), onADay({ observerIds: [expert.id], ...given }));
const seen = (as: Person, id: string) => server.call(getObservedInterview, { as: as.token, params: { id } });
const change = (id: string, body: BodyInput<typeof changeInterview>) =>
  server.call(changeInterview, { as: owner.token, params: { id }, body });
const mailsTo = async ({ email }: Person, id: string) =>
  (await server.mails(email))
    .filter(({ kind, text }) => kind.startsWith('interview') && (kind.endsWith('taken_off') || text.includes(id)))
    .toReversed();
const bellsOf = async ({ token: as }: Person) =>
  (await server.call(listNotifications, { as })).data.map(({ title, message, link }) => ({ title, message, link }));
const observed = async ({ token: as }: Person) => (await server.call(listObservedInterviews, { as })).data;

describe('an expert who observes', () => {
  test('is invited by mail, calendar and bell, each leading to a page of their own', async () => {
    const interview = await invited();
    const roles = interview.participants.map(({ role, name, answer }) => [role, name, answer]);
    expect(roles).toEqual([
      // Whoever schedules with themselves has said that they come.
      ['host', 'Helena Prado', 'accepted'],
      ['observer', 'Joana Dias', null],
      ['candidate', interview.candidateName, null],
    ]);
    const [mail] = await mailsTo(expert, interview.id);
    expect(mail?.subject).toBe(`Você vai observar a entrevista com ${interview.candidateName}`);
    expect(mail?.text).toContain(`/admin/expert/interviews/${interview.id}`);
    expect(mail?.text).toContain('Diga na página da entrevista se você vai.');
    expect(mail?.calendar).toContain('METHOD:REQUEST');
    // What is written to the candidate stands in their invitation.
    expect(mail?.calendar).not.toContain('Traga um projeto');
    const [bell] = await bellsOf(expert);
    expect(bell).toEqual({
      title: 'Você vai observar uma entrevista',
      message: `A equipe convidou você para observar a entrevista com ${interview.candidateName}, da vaga ${job.title}.`,
      link: `/admin/expert/interviews/${interview.id}`,
    });
    // The candidate reads who sees and hears apart from who interviews.
    expect(interview.mail.text).toContain('Com: Helena Prado\nQuem observa: Joana Dias\n');
    const { data: shown } = await server.call(getInterviewInvitation, { params: { token: interview.token } });
    expect([shown.interviewers, shown.observers]).toEqual([['Helena Prado'], ['Joana Dias']]);
    const [own] = await mailsTo(owner, interview.id);
    expect(own?.text).toContain('Está marcada a sua entrevista com');
    expect(own?.text).not.toContain('Diga na página');
  });

  test('sees when, where and who, and nothing of the application', async () => {
    const interview = await invited();
    const { data } = await seen(expert, interview.id);
    expect(data).toEqual({
      id: interview.id,
      type: 'presencial',
      status: 'scheduled',
      startsAt: interview.startsAt,
      endsAt: interview.endsAt,
      minutes: 60,
      movedFrom: null,
      timeZone: 'America/Sao_Paulo',
      location: 'Rua da Aurora, 100',
      roomCode: null,
      companyName: expect.any(String),
      jobTitle: job.title,
      candidateName: interview.candidateName,
      team: [
        { id: expect.any(String), role: 'host', name: 'Helena Prado', photoUrl: null },
        { id: expect.any(String), role: 'observer', name: 'Joana Dias', photoUrl: null },
      ],
      answer: null,
      can: { answer: true },
    });
    expect((await observed(expert)).map(({ id }) => id)).toContain(interview.id);
    // Nobody else sees it there, and it opens nothing else to them.
    expect((await observed(other)).map(({ id }) => id)).not.toContain(interview.id);
    expect((await seen(other, interview.id)).body.error).toBe('INTERVIEW_NOT_FOUND');
    const call = { as: expert.token, params: { id: interview.id } };
    for (const endpoint of [getInterview, getSentApplication, getRoomConversation] as const)
      expect((await server.call(endpoint, call)).body.error).toBe('FORBIDDEN');
    expect((await server.call(listInterviews, { as: expert.token })).body.error).toBe('FORBIDDEN');
  });

  test('is not told the number by which the candidate is called', async () => {
    const interview = await invited({ type: 'telefone', location: '(11) 91234-5678' });
    expect((await seen(expert, interview.id)).data.location).toBe('');
    const [mail] = await mailsTo(expert, interview.id);
    for (const text of [mail?.text, mail?.calendar]) expect(text).not.toMatch(/91234-?5678/);
  });

  test('says whether they come; what they say is no decision of the team', async () => {
    const interview = await invited();
    const params = { id: interview.id };
    const said = await server.call(answerInterview, { as: expert.token, params, body: { answer: 'declined' } });
    expect(said.status).toBe(200);
    expect((await seen(expert, interview.id)).data.answer).toBe('declined');
    const { data } = await server.call(getInterview, { as: owner.token, params });
    expect(data.participants.find(({ role }) => role === 'observer')?.answer).toBe('declined');
    expect(data.open).toEqual([]);
    const undecided = await server.call(listInterviews, { as: owner.token, query: { view: 'undecided', limit: 100 } });
    expect(undecided.data.map(({ id }) => id)).not.toContain(interview.id);
    const theirs = await server.call(answerInterview, { as: other.token, params, body: { answer: 'accepted' } });
    expect(theirs.body.error).toBe('INTERVIEW_NOT_FOUND');
  });

  test('is added, told of changes, asked again where the time has changed, and taken off', async () => {
    const interview = await inviteTo(server, owner, await applyTo(server, job), onADay());
    const added = await change(interview.id, { version: 1, observerIds: [expert.id] });
    expect(added.data.participants.map(({ role }) => role)).toEqual(['host', 'observer', 'candidate']);
    await server.drain();
    const params = { id: interview.id };
    await server.call(answerInterview, { as: expert.token, params, body: { answer: 'accepted' } });
    await change(interview.id, { version: added.data.version, ...onADay({ time: '10:00' }) });
    await server.drain();
    expect((await seen(expert, interview.id)).data.answer).toBeNull();
    const { data: moved } = await server.call(getInterview, { as: owner.token, params });
    // Whoever moves it comes at that time.
    expect(moved.participants.map(({ role, answer }) => [role, answer])).toEqual([
      ['host', 'accepted'],
      ['observer', null],
      ['candidate', null],
    ]);
    const off = await change(interview.id, { version: moved.version, observerIds: [] });
    expect(off.data.participants.map(({ role }) => role)).toEqual(['host', 'candidate']);
    await server.drain();
    expect((await mailsTo(expert, interview.id)).map(({ kind }) => kind).slice(0, 3)).toEqual([
      'interview_panel_invited',
      'interview_panel_changed',
      'interview_panel_taken_off',
    ]);
    expect((await seen(expert, interview.id)).body.error).toBe('INTERVIEW_NOT_FOUND');
    expect((await observed(expert)).map(({ id }) => id)).not.toContain(interview.id);
  });

  test('is reminded, and told when it is called off, with a bell of their own', async () => {
    const interview = await invited();
    const start = Date.parse(interview.startsAt);
    server.clock.advance((start - server.clock.now().getTime()) / 1000 - 2 * HOUR);
    await server.drain();
    expect((await mailsTo(expert, interview.id)).map(({ kind }) => kind)).toContain('interview_panel_reminder');
    owner = await signIn(server, owner.email, PASSWORD);
    expert = await signIn(server, expert.email, PASSWORD);
    await server.call(cancelInterview, {
      as: owner.token,
      params: { id: interview.id },
      body: { reason: 'Vaga cheia' },
    });
    await server.drain();
    const last = (await mailsTo(expert, interview.id)).at(-1);
    expect(last?.kind).toBe('interview_panel_cancelled');
    expect(last?.calendar).toContain('METHOD:CANCEL');
    expect((await bellsOf(expert))[0]).toEqual({
      title: 'Entrevista cancelada',
      message: `A entrevista com ${interview.candidateName} que você ia observar, da vaga ${job.title}, não vai mais acontecer.`,
      link: `/admin/expert/interviews/${interview.id}`,
    });
    const { data } = await seen(expert, interview.id);
    expect(data.status).toBe('cancelled');
    expect(JSON.stringify(data)).not.toContain('Vaga cheia');
    expect((await observed(expert)).map(({ id }) => id)).not.toContain(interview.id);
  });
});

describe('who may be asked to observe', () => {
  test('are the experts of the company alone, and they do not interview', async () => {
    const colleague = await signUpMember(server, owner, 'interviewer');
    const foreign = await signUp(server, 'RECRUITER');
    const elsewhere = await signUpMember(server, foreign, 'expert');
    await makeExpert(server, elsewhere);
    // A recruiter's account has no home of experts.
    const recruiter = await signUpMember(server, owner, 'expert');
    const { id } = await applyTo(server, job);
    const tried = async (body: Partial<InterviewInput>) =>
      (await server.call(createInterview, { as: owner.token, body: interviewBody(id, onADay(body)) })).body.error;
    for (const each of [colleague, elsewhere, recruiter, owner])
      expect(await tried({ observerIds: [each.id] })).toBe('INTERVIEWER_NOT_FOUND');
    expect(await tried({ interviewerIds: [expert.id] })).toBe('INTERVIEWER_NOT_FOUND');
    expect(await tried({ observerIds: Array(6).fill(expert.id) })).toBe('VALIDATION_FAILED');
    const scheduled = await scheduleNew(server, owner, { id }, onADay());
    const late = await change(scheduled.id, { version: 1, observerIds: [colleague.id] });
    expect(late.body.error).toBe('INTERVIEWER_NOT_FOUND');
  });

  test('have one conversation at a time', async () => {
    const [one, two] = [await applyTo(server, job), await applyTo(server, job)];
    const slot = onADay({ observerIds: [expert.id] });
    await scheduleNew(server, owner, one, { ...slot, time: '14:00' });
    const colleague = await signUpMember(server, owner, 'interviewer');
    const body = interviewBody(two.id, { ...slot, time: '14:30', interviewerIds: [colleague.id] });
    const refused = await server.call(createInterview, { as: owner.token, body });
    expect([refused.body.error, refused.body.message]).toEqual([
      'INTERVIEWER_BUSY',
      expect.stringContaining('Joana Dias'),
    ]);
    const scheduledAt = new Date(Date.parse(`${slot.date}T14:15:00-03:00`)).toISOString();
    const at = { applicationId: two.id, scheduledAt, type: 'presencial', location: 'Rua A', observerIds: [expert.id] };
    expect((await server.call(scheduleInterview, { as: owner.token, body: at as never })).body.error).toBe(
      'INTERVIEWER_BUSY',
    );
  });
});

test('an hour that another company has taken is taken, and nothing more is said of it', async () => {
  const boss = await signUp(server, 'RECRUITER', { verified: true });
  const both = await signUpMember(server, owner, 'interviewer', { name: 'Caio Reis' });
  await addMember(server, boss, both, 'interviewer');
  const theirs = await publishJob(server, boss);
  const candidate = await applyTo(server, theirs);
  const slot = onADay({ interviewerIds: [both.id] });
  const hidden = await scheduleNew(server, boss, candidate, slot);
  await undoOver(server);
  owner = await signIn(server, owner.email, PASSWORD);
  const busy = await server.call(listBusyTimes, { as: owner.token, query: { interviewerIds: both.id } });
  expect(busy.data).toEqual([{ userId: both.id, startsAt: hidden.startsAt, endsAt: hidden.endsAt }]);
  const body = interviewBody((await applyTo(server, job)).id, slot);
  const refused = await server.call(createInterview, { as: owner.token, body });
  expect(refused.body.error).toBe('INTERVIEWER_BUSY');
  for (const said of [candidate.name, hidden.id, theirs.title])
    expect(JSON.stringify([busy.body, refused.body])).not.toContain(said);
});

test('bells of somebody whom the job hides speak of a person as one does', async () => {
  const interview = await invited();
  await server.platform.database
    .updateTable('notifications')
    .set({
      params: JSON.stringify({
        event: 'observed_asked',
        interviewId: interview.id,
        jobTitle: 'QA',
        candidateName: null,
      }),
    })
    .where('userId', '=', expert.id)
    .execute();
  const said = async (as: Person, locale: string) =>
    (
      await server.call(listNotifications, {
        as: as.token,
        headers: { 'accept-language': locale, cookie: `app-locale=${locale}` },
      })
    ).data[0]?.message;
  expect(await said(expert, 'pt-BR')).toBe(
    'A equipe convidou você para observar a entrevista com uma pessoa candidata, da vaga QA.',
  );
  expect(await said(expert, 'en-US')).toBe(
    'The team has invited you to observe the interview with a candidate for QA.',
  );
});
