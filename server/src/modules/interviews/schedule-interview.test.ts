import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import type { BodyInput } from '@prova/contract/endpoint';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import {
  changeInterview,
  createInterview,
  getInterview,
  getInterviewInvitation,
  listInterviews,
  mailInvitationAgain,
  scheduleInterview,
  undoSchedule,
} from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { interviewBody, inviteTo, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

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
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});

const create = (body: Record<string, unknown>, as = recruiter) => server.call(createInterview, { as: as.token, body });
const applicationOf = async ({ id }: Pick<AppliedCandidate, 'id'>) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data;
const kindsOf = async (email: string) =>
  (await server.mails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview'));
const problems = (answer: Awaited<ReturnType<typeof create>>) =>
  answer.body.details?.map(({ field, message }) => [field, message]);

describe('scheduling', () => {
  test('tells candidate and interviewers once it stands, and the status says so at once', async () => {
    const ana = await applyTo(server, job);
    const interview = await scheduleNew(server, recruiter, ana, { interviewerIds: [recruiter.id, colleague.id] });
    expect(interview).toMatchObject({
      status: 'scheduled',
      startsAt: '2026-12-03T17:00:00.000Z',
      endsAt: '2026-12-03T18:00:00.000Z',
      minutes: 60,
      timeZone: 'America/Sao_Paulo',
      candidateName: ana.name,
      organiserName: 'Helena Prado',
      open: [],
      can: { change: true, cancel: true, conclude: false, mail: true, answer: true },
    });
    expect(interview.participants.map(({ role, name }) => [role, name])).toEqual([
      ['host', 'Helena Prado'],
      ['interviewer', 'Caio Reis'],
      ['candidate', ana.name],
    ]);
    expect(await applicationOf(ana)).toMatchObject({ status: 'interview_scheduled', replyDueAt: null });
    // It may still be taken back.
    expect(await kindsOf(ana.email)).toEqual([]);
    await undoOver(server);
    expect(await kindsOf(ana.email)).toEqual(['interview_invited']);
    expect(await kindsOf(colleague.email)).toEqual(['interview_panel_invited']);
    const [mail] = (await server.mails(ana.email)).filter(({ kind }) => kind === 'interview_invited');
    expect(mail?.text).toContain('quinta-feira, 3 de dezembro de 2026');
    expect(mail?.text).toContain('Rua da Aurora, 100');
    expect(mail?.text).toContain('Traga um projeto seu.');
    expect(mail?.text).toContain('Helena Prado, Caio Reis');
    const bell = await server.call(listNotifications, { as: (await signIn(server, colleague.email, PASSWORD)).token });
    expect(bell.data[0]).toMatchObject({
      type: 'INTERVIEW_SCHEDULED',
      message: `Entrevista com ${ana.name} para a vaga ${job.title}.`,
      link: `/admin/recruiter/interviews/${interview.id}`,
    });
    const history = await server.call(applicationTimeline, { as: recruiter.token, params: { id: ana.id } });
    expect(history.data.find(({ type }) => type === 'interview')).toMatchObject({
      toStatus: 'interview_scheduled',
      data: { status: 'scheduled', interviewType: 'presencial', startsAt: interview.startsAt },
    });
  });

  test('by an instant and a talent lasts an hour', async () => {
    const ana = await applyTo(server, job);
    const body = {
      talentId: ana.candidateId,
      scheduledAt: '2026-12-04T09:30:00-03:00',
      type: 'telefone',
      location: '(11) 91234-5678',
      notes: '',
    } as const;
    const { status, data } = await server.call(scheduleInterview, { as: recruiter.token, body });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      applicationId: ana.id,
      startsAt: '2026-12-04T12:30:00.000Z',
      minutes: 60,
      location: '+5511912345678',
      notes: null,
    });
  });

  test('of somebody who has an interview ahead is refused, also once they were moved on', async () => {
    const ana = await applyTo(server, job);
    await scheduleNew(server, recruiter, ana, { date: '2026-12-07' });
    const again = { date: '2026-12-08', time: '10:00' };
    expect((await create(interviewBody(ana.id, again))).body).toMatchObject({
      error: 'ACTION_REFUSED',
      data: { code: 'INTERVIEW_ALREADY_SCHEDULED' },
    });
    const review = job.stages.find(({ type }) => type === 'review')?.id ?? '';
    await server.call(moveCandidate, { as: recruiter.token, params: { id: ana.id }, body: { targetStageId: review } });
    expect((await create(interviewBody(ana.id, again))).body.error).toBe('ACTION_REFUSED');
  });

  test.each([
    ['nobody', { applicationId: undefined }, ['applicationId', 'Escolha a pessoa candidata']],
    ['no date', { date: undefined }, ['date', 'Este campo é obrigatório']],
    ['no time', { time: undefined }, ['time', 'Informe o horário, como 14:30']],
    ['a date in the past', { date: '2026-11-01' }, ['date', 'A data da entrevista não pode estar no passado']],
    ['a date years away', { date: '2029-11-01' }, ['date', 'Escolha uma data dentro de 365 dias']],
    ['no place', { location: undefined }, ['location', 'Informe o local, o link ou o telefone da entrevista']],
    ['an empty place', { location: ' ' }, ['location', 'Informe o local, o link ou o telefone da entrevista']],
    ['no link', { type: 'video', location: 'sala 3' }, ['location', expect.stringContaining('Endereço inválido')]],
    ['no number', { type: 'telefone', location: 'sala 3' }, ['location', expect.stringContaining('Formato inválido')]],
    [
      'a time that is skipped',
      { date: '2027-03-14', time: '02:30', timeZone: 'America/New_York' },
      ['time', 'Nesse dia o relógio pula este horário. Escolha 01:30 ou 03:30'],
    ],
    ['a zone that is none', { timeZone: 'Lua/Norte' }, ['timeZone', 'Escolha um fuso horário da lista']],
  ])('with %s is refused in words', async (_, given, problem) => {
    const { id } = await applyTo(server, job);
    const answer = await create({ ...interviewBody(id), ...given });
    expect([answer.status, problems(answer)]).toEqual([422, [problem]]);
  });

  test('at a time that comes twice asks which', async () => {
    const { id } = await applyTo(server, job);
    const twice = { date: '2027-11-07', time: '01:30', timeZone: 'America/New_York' };
    const answer = await create(interviewBody(id, twice));
    expect(problems(answer)).toEqual([
      ['time', 'Nesse dia este horário acontece duas vezes. Escolha qual: -04:00 ou -05:00 em relação ao UTC'],
    ]);
    const { data } = await create(interviewBody(id, { ...twice, offset: '-05:00' }));
    expect(data.startsAt).toBe('2027-11-07T06:30:00.000Z');
  });

  test('of whoever is no member, or busy, is refused; busy people may be asked all the same', async () => {
    const [ana, bruno] = [await applyTo(server, job), await applyTo(server, job)];
    const stranger = await signUp(server, 'RECRUITER');
    expect((await create(interviewBody(ana.id, { interviewerIds: [stranger.id] }))).body.error).toBe(
      'INTERVIEWER_NOT_FOUND',
    );
    const slot = { date: '2026-12-09', interviewerIds: [colleague.id] };
    await scheduleNew(server, recruiter, ana, { ...slot, time: '10:00' });
    const busy = await create(interviewBody(bruno.id, { ...slot, time: '10:45' }));
    expect([busy.status, busy.body.error, busy.body.data]).toEqual([409, 'INTERVIEWER_BUSY', { names: 'Caio Reis' }]);
    expect(busy.body.message).toContain('Caio Reis já tem entrevista nesse horário');
    expect((await create(interviewBody(bruno.id, { ...slot, time: '10:45', allowOverlap: true }))).status).toBe(201);
  });

  test('twice at once schedules once, and nobody is asked for two at a time', async () => {
    const [ana, bruno] = [await applyTo(server, job), await applyTo(server, job)];
    const slot = { date: '2026-12-10', interviewerIds: [colleague.id] };
    const same = await Promise.all([create(interviewBody(ana.id, slot)), create(interviewBody(ana.id, slot))]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const carla = await applyTo(server, job);
    const later = { ...slot, time: '16:00' };
    const both = await Promise.all([create(interviewBody(bruno.id, later)), create(interviewBody(carla.id, later))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('by video is held in our room, to which the candidate comes by their own link', async () => {
    const newcomer = await signUp(server, 'RECRUITER');
    const candidate = await applyTo(server, await publishJob(server, newcomer));
    const invited = await inviteTo(server, newcomer, candidate, { type: 'video', location: undefined });
    expect(invited.location).toMatch(/\/admin\/interview\/rooms\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
    expect(invited.location.endsWith(`/${invited.roomCode}`)).toBe(true);
    expect(invited.mail.text).toContain(`/invitations/${invited.token}/room`);
    expect(invited.mail.calendar).toContain('/room');
    expect(invited.mail.text).not.toContain(invited.roomCode);
    const own = await server.call(getInterviewInvitation, { params: { token: invited.token } });
    expect(own.data).toMatchObject({ roomCode: invited.roomCode, location: invited.location });

    const change = async (body: Omit<BodyInput<typeof changeInterview>, 'version'>) => {
      const { id } = invited;
      const { version } = (await server.call(getInterview, { as: newcomer.token, params: { id } })).data;
      return (await server.call(changeInterview, { as: newcomer.token, params: { id }, body: { version, ...body } }))
        .data;
    };
    // The room moves along, until the interview is held elsewhere.
    expect(await change({ date: '2026-12-04', time: '09:00' })).toMatchObject({ roomCode: invited.roomCode });
    expect(await change({ type: 'video' })).toMatchObject({ roomCode: invited.roomCode });
    expect(await change({ type: 'presencial', location: 'Rua da Aurora, 100' })).toMatchObject({
      roomCode: null,
      location: 'Rua da Aurora, 100',
    });
    const again = await change({ type: 'video' });
    expect(again.roomCode).not.toBe(null);
    expect(again.roomCode).not.toBe(invited.roomCode);
  });

  test('carries no link of a company that nobody has verified', async () => {
    const newcomer = await signUp(server, 'RECRUITER');
    const own = await publishJob(server, newcomer);
    const { id } = await applyTo(server, own);
    const video = { type: 'video', location: 'https://video.example/aurora' } as const;
    const answer = await create(interviewBody(id, video), newcomer);
    expect(problems(answer)).toEqual([
      ['location', 'Um link próprio só pode ser usado depois da verificação da empresa'],
    ]);
    const hidden = { location: 'Rua da Aurora, 100: mapas.example/aurora' };
    expect((await create(interviewBody(id, hidden), newcomer)).status).toBe(422);
    // Nor do its words go out.
    const plain = await applyTo(server, own);
    await inviteTo(server, newcomer, plain, { date: '2026-12-18', notes: 'Veja antes: mapas.example/aurora' });
    const sent = (await server.mails(plain.email)).filter(({ kind }) => kind === 'interview_invited');
    expect(sent.map(({ text, html, calendar }) => `${text}${html}${calendar}`).join()).not.toContain('mapas.example');
    recruiter = await signIn(server, recruiter.email, PASSWORD);
    const verified = await applyTo(server, job);
    const { data } = await create(interviewBody(verified.id, { ...video, date: '2026-12-11' }));
    expect(data.location).toBe('https://video.example/aurora');
  });
});

describe('taking it back', () => {
  test('within ten seconds leaves no mail, no interview, and the candidate where they were', async () => {
    const ana = await applyTo(server, job);
    const before = await applicationOf(ana);
    const { id } = await scheduleNew(server, recruiter, ana, { date: '2026-12-14' });
    // Nor does an invitation that was asked for once more.
    await server.call(mailInvitationAgain, { as: recruiter.token, params: { id } });
    expect((await server.call(undoSchedule, { as: recruiter.token, params: { id } })).status).toBe(200);
    await undoOver(server);
    expect(await kindsOf(ana.email)).toEqual([]);
    expect((await server.call(getInterview, { as: recruiter.token, params: { id } })).body.error).toBe(
      'INTERVIEW_NOT_FOUND',
    );
    const { status, stageId, replyDueAt } = before;
    expect(await applicationOf(ana)).toMatchObject({ status, stageId, replyDueAt });
    await scheduleNew(server, recruiter, ana, { date: '2026-12-14' });
  });

  test('later is too late', async () => {
    const ana = await applyTo(server, job);
    const { id } = await inviteTo(server, recruiter, ana, { date: '2026-12-15' });
    expect((await server.call(undoSchedule, { as: recruiter.token, params: { id } })).body.error).toBe('UNDO_EXPIRED');
  });
});

test('an interviewer sees the interviews that they are invited to, and no others', async () => {
  const [ana, bruno] = [await applyTo(server, job), await applyTo(server, job)];
  const own = await scheduleNew(server, recruiter, ana, { date: '2026-12-16', interviewerIds: [colleague.id] });
  const other = await scheduleNew(server, recruiter, bruno, { date: '2026-12-16' });
  const { token } = await signIn(server, colleague.email, PASSWORD);
  const { data } = await server.call(listInterviews, { as: token, query: { limit: 100 } });
  const ids = data.map(({ id }) => id);
  expect(ids).toContain(own.id);
  expect(ids).not.toContain(other.id);
  expect((await server.call(getInterview, { as: token, params: { id: other.id } })).status).toBe(404);
  const seen = await server.call(getInterview, { as: token, params: { id: own.id } });
  expect(seen.data.can).toEqual({
    change: false,
    cancel: false,
    conclude: false,
    mail: false,
    answer: true,
    readApplication: true,
    openApplication: false,
  });
});
