import { applicationTimeline, getApplication, withdrawByToken } from '@prova/contract/applications/applications';
import { changeMemberRole, getTeam, removeMember } from '@prova/contract/companies/team';
import { actOnCandidate, undoChange } from '@prova/contract/funnel/funnel';
import {
  answerInterview,
  answerInvitation,
  cancelInterview,
  changeInterview,
  completeInterview,
  getInterview,
  getInterviewInvitation,
  listInterviews,
  listOwnInterviews,
  mailInvitationAgain,
  markNoShow,
} from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { invitationToken, inviteTo, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let server: TestServer;
let recruiter: Person;
let colleague: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
  colleague = await signUpMember(server, recruiter, 'interviewer', { name: 'Caio Reis' });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());
/** A session does not outlive the leaps of the clock. */
const signInAgain = async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
};
beforeEach(signInAgain);

/** So many days from now at an hour of São Paulo, as somebody types it. */
const inDays = (days: number, time = '14:00') => ({
  date: new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10),
  time,
});
const read = async (id: string) => (await server.call(getInterview, { as: recruiter.token, params: { id } })).data;
const change = (id: string, body: Record<string, unknown>) =>
  server.call(changeInterview, { as: recruiter.token, params: { id }, body: body as never });
const answer = (token: string, body: Record<string, unknown>) =>
  server.call(answerInvitation, { params: { token }, body: body as never });
const statusOf = async ({ id }: Pick<AppliedCandidate, 'id'>) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data.status;
const mailsTo = async (email: string) =>
  (await server.mails(email)).filter(({ kind }) => kind.startsWith('interview')).toReversed();
const kindsOf = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const historyOf = async ({ id }: Pick<AppliedCandidate, 'id'>) =>
  (await server.call(applicationTimeline, { as: recruiter.token, params: { id } })).data
    .filter(({ type }) => type === 'interview')
    .map(({ data }) => data.status)
    .toReversed();
const ahead = async (seconds: number) => {
  server.clock.advance(seconds);
  await server.drain();
  await signInAgain();
};

/** What a calendar reads in the mails of somebody: method, sequence, start, the oldest first. */
async function calendarOf(email: string): Promise<unknown[]> {
  return (await mailsTo(email)).flatMap(({ calendar }) => {
    if (!calendar) return [];
    const file = new ICAL.Component(ICAL.parse(calendar));
    const event = file.getFirstSubcomponent('vevent');
    const start = event?.getFirstPropertyValue('dtstart') as InstanceType<typeof ICAL.Time>;
    return [
      [
        file.getFirstPropertyValue('method'),
        event?.getFirstPropertyValue('uid'),
        event?.getFirstPropertyValue('sequence'),
        start.toJSDate().toISOString(),
      ],
    ];
  });
}

describe('moving', () => {
  test('tells everybody, asks again, and calendars follow', async () => {
    const ana = await applyTo(server, job);
    const people = { interviewerIds: [recruiter.id, colleague.id] };
    const { id, version, token } = await inviteTo(server, recruiter, ana, {
      date: '2027-03-12',
      time: '10:00',
      timeZone: 'America/New_York',
      ...people,
    });
    await answer(token, { answer: 'accepted' });
    const seen = async () => (await server.call(getInterviewInvitation, { params: { token } })).data.movedFrom;
    expect(await seen()).toBeNull();
    // The clocks of New York are put forward in between.
    const moved = await change(id, { version, date: '2027-03-15', time: '10:00', minutes: 45 });
    expect(moved.data).toMatchObject({ startsAt: '2027-03-15T14:00:00.000Z', minutes: 45, status: 'scheduled' });
    expect(moved.data.participants.map((each) => each.answer)).toEqual(['accepted', null, null]);
    await server.drain();
    // Everybody who is asked again reads when it was before.
    expect(await seen()).toBe('2027-03-12T15:00:00.000Z');
    const asColleague = await server.call(getInterview, { as: colleague.token, params: { id } });
    expect(asColleague.data.movedFrom).toBe('2027-03-12T15:00:00.000Z');
    expect(await kindsOf(ana.email)).toEqual(['interview_invited', 'interview_moved']);
    expect((await mailsTo(ana.email)).at(-1)?.text).toMatch(/10:00\s–\s10:45 \(Horário de Verão do Leste, GMT-4\)/);
    await server.call(cancelInterview, { as: recruiter.token, params: { id }, body: { reason: 'Vaga preenchida' } });
    await server.drain();
    // Whoever called it off hears nothing of it from the bell; who was to interview with them does.
    const calledOff = async ({ token: as }: Person) =>
      (await server.call(listNotifications, { as })).data.filter(({ title }) => title === 'Entrevista cancelada')
        .length;
    expect([await calledOff(recruiter), await calledOff(colleague)]).toEqual([0, 1]);
    const expected = [
      ['REQUEST', id, 0, '2027-03-12T15:00:00.000Z'],
      ['REQUEST', id, 1, '2027-03-15T14:00:00.000Z'],
      ['CANCEL', id, 2, '2027-03-15T14:00:00.000Z'],
    ];
    expect(await calendarOf(ana.email)).toEqual(expected);
    expect((await calendarOf(colleague.email)).slice(-3)).toEqual(expected);
    expect(await historyOf(ana)).toEqual(['scheduled', 'accepted', 'moved', 'cancelled']);
    expect(await statusOf(ana)).toBe('interview_cancelled');
    // The page by the old link says what has become of it, and nothing of the company's reason.
    const page = await server.call(getInterviewInvitation, { params: { token } });
    expect(page.data).toMatchObject({ status: 'cancelled', cause: 'called_off', can: { answer: false } });
    expect(JSON.stringify(page.body)).not.toContain('Vaga preenchida');
  });

  test('before the invitation has left invites to what it is now, once', async () => {
    const ana = await applyTo(server, job);
    const { id, version } = await scheduleNew(server, recruiter, ana, inDays(3));
    await change(id, { version, ...inDays(4) });
    await undoOver(server);
    expect(await kindsOf(ana.email)).toEqual(['interview_invited']);
    await signInAgain();
    expect((await read(id)).movedFrom).toBeNull();
    expect((await calendarOf(ana.email)).length).toBe(1);
  });

  test('by what somebody read before it was changed is refused', async () => {
    const ana = await applyTo(server, job);
    const { id, version } = await scheduleNew(server, recruiter, ana, inDays(5, '09:00'));
    expect((await change(id, { version, notes: 'Outra coisa' })).status).toBe(200);
    expect((await change(id, { version, ...inDays(6) })).body.error).toBe('VERSION_CONFLICT');
    expect((await change(id, { version: version + 1, date: '2027-01-11' })).body.details?.[0]?.field).toBe('time');
  });

  test('takes people off and adds others, who are each told', async () => {
    const ana = await applyTo(server, job);
    const other = await signUpMember(server, recruiter, 'hiring_manager', { name: 'Davi Melo' });
    const { id, version } = await inviteTo(server, recruiter, ana, {
      ...inDays(7, '09:00'),
      interviewerIds: [recruiter.id, colleague.id],
    });
    const { data } = await change(id, { version, interviewerIds: [other.id, recruiter.id] });
    expect(data.participants.map(({ role, name }) => [role, name])).toEqual([
      ['host', 'Davi Melo'],
      ['interviewer', 'Helena Prado'],
      ['candidate', ana.name],
    ]);
    await server.drain();
    expect(await kindsOf(other.email)).toEqual(['interview_panel_invited']);
    expect((await kindsOf(colleague.email)).at(-1)).toBe('interview_panel_taken_off');
    expect((await calendarOf(colleague.email)).at(-1)).toEqual(['CANCEL', id, 1, data.startsAt]);
  });
});

describe('answering', () => {
  test('another time leaves the interview as it is and waits for the team; a no ends it', async () => {
    const ana = await applyTo(server, job);
    const { id, token } = await inviteTo(server, recruiter, ana, inDays(8, '09:00'));
    const missing = await answer(token, { answer: 'another_time' });
    expect(missing.body.details?.[0]).toMatchObject({
      field: 'note',
      message: 'Diga quais dias e horários funcionam para você',
    });
    await answer(token, { answer: 'another_time', note: 'Depois das 18h.' });
    expect(await read(id)).toMatchObject({ status: 'scheduled', open: ['another_time'] });
    const undecided = await server.call(listInterviews, { as: recruiter.token, query: { view: 'undecided' } });
    expect(undecided.data.map((each) => each.id)).toContain(id);
    expect(await statusOf(ana)).toBe('interview_scheduled');
    const declined = await answer(token, { answer: 'declined', note: 'Aceitei outra vaga.' });
    expect(declined.data).toMatchObject({ status: 'declined', answer: 'declined', can: { answer: false } });
    expect(await statusOf(ana)).toBe('interview_declined');
    expect((await answer(token, { answer: 'accepted' })).body.error).toBe('INTERVIEW_OVER');
    await server.drain();
    expect((await kindsOf(recruiter.email)).at(-1)).toBe('interview_panel_cancelled');
  });

  test('as the talent, and as an invited member, by their sessions', async () => {
    const talent = await signUp(server, 'POTENTIAL', { name: 'Bia Nunes' });
    const application = await applyTo(server, job, { as: talent.token, email: talent.email });
    const { id } = await inviteTo(
      server,
      recruiter,
      { ...application, email: talent.email },
      {
        ...inDays(9, '09:00'),
        interviewerIds: [colleague.id],
      },
    );
    const own = await server.call(listOwnInterviews, { as: (await signIn(server, talent.email, PASSWORD)).token });
    expect(own.data).toMatchObject([{ id, applicationId: application.id, can: { answer: true } }]);
    const say = (token: string, body: Record<string, unknown>) =>
      server.call(answerInterview, { as: token, params: { id }, body: body as never });
    expect((await say((await signIn(server, talent.email, PASSWORD)).token, { answer: 'accepted' })).status).toBe(200);
    const member = await signIn(server, colleague.email, PASSWORD);
    expect((await say(member.token, { answer: 'declined', note: 'Estarei fora.' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'scheduled', open: ['interviewer_declined'] });
    expect((await say(recruiter.token, { answer: 'accepted' })).body.error).toBe('INTERVIEW_NOT_FOUND');
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await say(stranger.token, { answer: 'accepted' })).body.error).toBe('INTERVIEW_NOT_FOUND');
  });

  test('by a link that was sent again, while the first one stays good', async () => {
    const ana = await applyTo(server, job);
    const { id, token } = await inviteTo(server, recruiter, ana, inDays(10, '09:00'));
    await server.call(mailInvitationAgain, { as: recruiter.token, params: { id } });
    await server.drain();
    const again = invitationToken((await mailsTo(ana.email)).at(-1) as never);
    expect(again).not.toBe(token);
    for (const each of [again, token]) expect((await answer(each, { answer: 'accepted' })).status).toBe(200);
  });
});

describe('afterwards', () => {
  test.each([
    ['took place', completeInterview, undefined, ['completed', null, 'interview_done', 'completed']],
    [
      'the candidate did not come',
      markNoShow,
      { absent: 'candidate' },
      ['cancelled', 'no_show_candidate', 'interview_cancelled', 'no_show'],
    ],
    [
      'the team did not come',
      markNoShow,
      { absent: 'team' },
      ['cancelled', 'no_show_team', 'interview_cancelled', 'no_show'],
    ],
  ] as const)('the host says that %s', async (_, endpoint, body, [status, cause, candidateStatus, said]) => {
    const ana = await applyTo(server, job);
    const { id } = await inviteTo(server, recruiter, ana, inDays(2, '06:30'));
    const call = () =>
      server.call(endpoint as typeof markNoShow, { as: recruiter.token, params: { id }, body: body as never });
    expect((await call()).body.error).toBe('INTERVIEW_NOT_STARTED');
    await ahead(3 * DAY);
    expect(await read(id)).toMatchObject({
      status: 'scheduled',
      open: ['outcome'],
      can: { conclude: true, mail: false },
    });
    const { data } = await call();
    expect(data).toMatchObject({ status, cause, open: [] });
    expect((await read(id)).mayScheduleAnother).toBe(status === 'cancelled');
    expect(await statusOf(ana)).toBe(candidateStatus);
    expect((await historyOf(ana)).at(-1)).toBe(said);
    expect((await call()).body.error).toBe('INTERVIEW_OVER');
  });
});

describe('reminders', () => {
  const reminders = async (email: string) => (await kindsOf(email)).filter((kind) => kind.endsWith('reminder'));

  test('come a day and an hour before', async () => {
    const ana = await applyTo(server, job);
    const { startsAt } = await inviteTo(server, recruiter, ana, inDays(3, '09:00'));
    const until = (seconds: number) => (Date.parse(startsAt) - server.clock.now().getTime()) / 1000 - seconds;
    await ahead(until(25 * HOUR));
    expect(await reminders(ana.email)).toEqual([]);
    await ahead(until(23 * HOUR));
    expect(await reminders(ana.email)).toEqual(['interview_reminder']);
    await ahead(until(HOUR / 2));
    expect(await reminders(ana.email)).toEqual(['interview_reminder', 'interview_reminder']);
  });

  test('of what was moved, then called off, never come', async () => {
    const ana = await applyTo(server, job);
    const { id, version } = await inviteTo(server, recruiter, ana, inDays(3, '09:00'));
    await change(id, { version, ...inDays(5, '09:00') });
    await ahead(1);
    await server.call(cancelInterview, { as: recruiter.token, params: { id }, body: {} });
    await ahead(7 * DAY);
    expect(await reminders(ana.email)).toEqual([]);
  });
});

describe('an application that is over', () => {
  const reject = ({ id }: AppliedCandidate) =>
    server.call(actOnCandidate, { as: recruiter.token, params: { id }, body: { action: 'reject' } });

  test('by a rejection cancels what is ahead, once that cannot be undone', async () => {
    const ana = await applyTo(server, job);
    const { id } = await inviteTo(server, recruiter, ana, inDays(4, '11:00'));
    const { data } = await reject(ana);
    expect((await read(id)).status).toBe('scheduled');
    await server.call(undoChange, { as: recruiter.token, params: { id: ana.id }, body: { eventId: data.eventId } });
    await undoOver(server);
    await signInAgain();
    expect((await read(id)).status).toBe('scheduled');
    await reject(ana);
    await undoOver(server);
    await signInAgain();
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      cause: 'application_over',
      mayScheduleAnother: false,
    });
    expect((await kindsOf(ana.email)).at(-1)).toBe('interview_cancelled');
    // Taken up again, it stands where nothing is ahead.
    await server.call(actOnCandidate, { as: recruiter.token, params: { id: ana.id }, body: { action: 'reopen' } });
    expect(await statusOf(ana)).toBe('interview_cancelled');
  });

  test('by withdrawing, too', async () => {
    const ana = await applyTo(server, job);
    const { id } = await inviteTo(server, recruiter, ana, inDays(4, '13:00'));
    const token = await statusToken(server, ana.email);
    await server.call(withdrawByToken, { params: { token }, body: {} as never });
    await undoOver(server);
    await signInAgain();
    expect(await read(id)).toMatchObject({ status: 'cancelled', cause: 'application_over' });
    // The company has called nothing off.
    const mail = (await mailsTo(ana.email)).at(-1);
    expect(mail?.text).toContain('chegou ao fim');
    expect(mail?.text).not.toContain('cancelou');
  });
});

test('who leaves the company is taken off, and their interviews go to who takes over', async () => {
  const leaving = await signUpMember(server, recruiter, 'recruiter', { name: 'Enzo Lira' });
  const ana = await applyTo(server, job);
  const { id } = await scheduleNew(server, leaving, ana, {
    ...inDays(4, '15:30'),
    interviewerIds: [leaving.id, colleague.id],
  });
  const removed = await server.call(removeMember, {
    as: recruiter.token,
    params: { id: recruiter.companyId, userId: leaving.id } as never,
    body: { handOverTo: recruiter.id } as never,
  });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  await undoOver(server);
  await signInAgain();
  const after = await read(id);
  expect(after.organiserName).toBe('Helena Prado');
  expect(after.participants.map(({ role, name }) => [role, name])).toEqual([
    ['host', 'Helena Prado'],
    ['interviewer', 'Caio Reis'],
    ['candidate', ana.name],
  ]);
  // Whoever comes in their place has it in the calendar; the one who is gone hears of nothing.
  const invited = async (email: string) =>
    (await mailsTo(email))
      .filter(({ text }) => text.includes(id))
      .map(({ kind, calendar }) => [kind, calendar?.includes(id)]);
  expect(await invited(recruiter.email)).toEqual([['interview_panel_invited', true]]);
  expect(await invited(colleague.email)).toEqual([['interview_panel_invited', true]]);
  const bells = await server.call(listNotifications, { as: recruiter.token });
  expect(bells.data[0]).toMatchObject({ title: 'Você vai entrevistar', link: `/admin/recruiter/interviews/${id}` });
});

test('when somebody leaves who was expected, everybody hears who comes now, and their own calendar forgets it', async () => {
  const leaving = await signUpMember(server, recruiter, 'interviewer', { name: 'Olívia Sena' });
  const ana = await applyTo(server, job);
  const led = await inviteTo(server, recruiter, ana, {
    ...inDays(4, '08:00'),
    interviewerIds: [leaving.id, colleague.id],
  });
  const bruno = await applyTo(server, job);
  const joined = await inviteTo(server, recruiter, bruno, {
    ...inDays(4, '11:00'),
    interviewerIds: [colleague.id, leaving.id],
  });
  await signInAgain();
  const params = { id: recruiter.companyId, userId: leaving.id } as never;
  const team = await server.call(getTeam, { as: recruiter.token, params });
  const openOf = ({ id }: Person) => team.data.members.find(({ userId }) => userId === id)?.interviews;
  expect(openOf(leaving)).toBe(1);

  await server.call(removeMember, { as: recruiter.token, params, body: { handOverTo: recruiter.id } as never });
  await server.drain();
  const told = async (email: string, id: string) =>
    (await mailsTo(email))
      .filter(({ calendar }) => calendar?.includes(id))
      .map(({ kind, calendar }) => [
        kind,
        /METHOD:(\w+)/.exec(calendar ?? '')?.[1],
        /SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1],
      ]);
  const invited = ['interview_panel_invited', 'REQUEST', '0'];
  const changed = ['interview_panel_changed', 'REQUEST', '1'];
  const takenOff = ['interview_panel_taken_off', 'CANCEL', '1'];
  expect(await told(leaving.email, led.id)).toEqual([invited, takenOff]);
  expect(await told(leaving.email, joined.id)).toEqual([invited, takenOff]);
  const ended = (await mailsTo(leaving.email)).filter(({ kind }) => kind === 'interview_panel_taken_off');
  for (const { text, calendar } of ended) expect(`${text} ${calendar}`).not.toContain(led.location);
  expect(await told(colleague.email, led.id)).toEqual([invited, changed]);
  expect(await told(recruiter.email, led.id)).toEqual([['interview_panel_invited', 'REQUEST', '1']]);
  const [, last] = await mailsTo(ana.email);
  expect([last?.kind, last?.text.includes('Helena Prado'), last?.text.includes('Olívia Sena')]).toEqual([
    'interview_changed',
    true,
    false,
  ]);
  expect((await read(joined.id)).participants.map(({ name }) => name)).toEqual(['Caio Reis', bruno.name]);
});

test('who only changes what they are in the company interviews as before', async () => {
  const member = await signUpMember(server, recruiter, 'interviewer', { name: 'Nilo Prates' });
  const ana = await applyTo(server, job);
  const { id } = await inviteTo(server, recruiter, ana, { ...inDays(5, '08:00'), interviewerIds: [member.id] });
  await signInAgain();
  const changed = await server.call(changeMemberRole, {
    as: recruiter.token,
    params: { id: recruiter.companyId, userId: member.id } as never,
    body: { role: 'hiring_manager' } as never,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect((await read(id)).participants.map(({ name }) => name)).toEqual(['Nilo Prates', ana.name]);
});

describe('an answer', () => {
  test('to a time that has moved meanwhile is refused, whoever gives it', async () => {
    const ana = await applyTo(server, job);
    const { id, token, version, startsAt } = await inviteTo(server, recruiter, ana, {
      ...inDays(6, '09:00'),
      interviewerIds: [recruiter.id, colleague.id],
    });
    await change(id, { version, ...inDays(6, '10:00') });
    const seen = { answer: 'accepted', startsAt } as const;
    colleague = await signIn(server, colleague.email, PASSWORD);
    const late = await answer(token, seen);
    expect([late.status, late.body.error]).toEqual([409, 'INTERVIEW_MOVED']);
    expect(late.body.message).toContain('novo horário');
    const asMember = () => server.call(answerInterview, { as: colleague.token, params: { id }, body: seen });
    expect((await asMember()).body.error).toBe('INTERVIEW_MOVED');
    expect((await read(id)).participants.map((each) => each.answer)).toEqual(['accepted', null, null]);
    const { data: now } = await server.call(getInterviewInvitation, { params: { token } });
    expect((await answer(token, { ...seen, startsAt: now.startsAt })).data.answer).toBe('accepted');
    // The same instant, however it is written.
    const local = `${inDays(6).date}T10:00:00-03:00`;
    expect((await answer(token, { ...seen, startsAt: local })).status).toBe(200);
  });

  test('of a member goes with their account, what they were asked for stays', async () => {
    const leaving = await signUpMember(server, recruiter, 'interviewer', { name: 'Olga Pires' });
    const ana = await applyTo(server, job);
    const { id } = await scheduleNew(server, recruiter, ana, {
      ...inDays(7, '09:00'),
      interviewerIds: [recruiter.id, leaving.id],
    });
    const body = { answer: 'declined', note: 'Estou de licença médica' } as const;
    await server.call(answerInterview, { as: leaving.token, params: { id }, body });
    expect(JSON.stringify(await read(id))).toContain('licença médica');
    const erased = await server.call(eraseAccount, { as: leaving.token, body: { email: leaving.email } });
    expect(erased.status, JSON.stringify(erased.body)).toBe(202);
    server.clock.advance(61);
    await server.drain();
    recruiter = await signIn(server, recruiter.email, PASSWORD);
    const rows = await server.platform.database
      .selectFrom('interviewParticipants')
      .select(['answer', 'answerNote'])
      .where('userId', '=', leaving.id)
      .execute();
    expect(rows).toEqual([{ answer: 'declined', answerNote: null }]);
    expect(JSON.stringify(await read(id))).not.toContain('licença médica');
  });
});
