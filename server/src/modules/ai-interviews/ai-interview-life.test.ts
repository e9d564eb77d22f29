import {
  cancelAiInterview,
  extendAiInterview,
  listAiInterviews,
  mailAiInvitation,
  scheduleAiInterview,
  undoAiSchedule,
} from '@prova/contract/ai-interviews/ai-interviews';
import { getAiInvitation, listOwnAiInterviews, openOwnAiInterview } from '@prova/contract/ai-interviews/session';
import { applicationTimeline, getApplication, withdrawByToken } from '@prova/contract/applications/applications';
import { moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { actOnCandidates, undoChanges } from '@prova/contract/funnel/mass-actions';
import { scheduleAiInterviews } from '@prova/contract/funnel/schedule-ai-interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  AiPage,
  aiInterviewBody,
  aiTokenIn,
  deadlineIn,
  inviteToAi,
  scheduleAi,
} from '../../../test/ai-interviews-factory.ts';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { endOverdueAiInterviews } from './end-overdue-ai-interviews.ts';

const DAY = 86_400;
const QUESTIONS = [
  { type: 'behavioral', text: 'Conte uma decisão sua que não deu certo.', required: true },
  { type: 'technical', text: 'Descreva um problema que você resolveu com React.', required: false },
] as const;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  const [first, review, ...rest] = wizardData()[4].stages;
  const stage = { type: 'interview_ia', name: 'Conversa com a IA', replyDays: 5, questions: [...QUESTIONS] };
  job = await publishJob(server, recruiter, { pipeline: { stages: [first, review, stage, ...rest] as never } });
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  person = await applyTo(server, job, { resume: undefined });
});

const detail = async (id = person.id) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data;
const kinds = async () => (await server.mails(person.email)).map(({ kind }) => kind);
const aiKinds = async () => (await kinds()).filter((kind) => kind.startsWith('ai_interview'));
const read = async (token: string) => (await server.call(getAiInvitation, { params: { token } })).data;
const own = async (id: string) =>
  (await server.call(listAiInterviews, { as: recruiter.token, query: { applicationId: person.id } })).data.find(
    (each) => each.id === id,
  );
/** What the recruiter hears of an interview, by its titles. */
const rings = async (id: string) => {
  await server.drain();
  const { data } = await server.call(listNotifications, { as: recruiter.token, query: { limit: 50 } });
  return data.filter(({ link }) => link?.endsWith(`/interviews/analysis/${id}`)).map(({ title }) => title);
};
const endOverdue = async () => {
  await server.platform.tasks.send(server.platform.database, endOverdueAiInterviews.name, {});
  await server.drain();
};

test('is scheduled with the questions of its stage, heard of ten seconds later, and says what awaits one', async () => {
  const scheduled = await scheduleAi(server, recruiter, person);
  expect(scheduled).toMatchObject({ status: 'scheduled', questions: 2, answered: 0, minutes: 8, locale: 'pt-BR' });
  expect(await detail()).toMatchObject({ status: 'ai_interview_scheduled', interviewAhead: true, replyDueAt: null });
  expect(await aiKinds()).toEqual([]);
  await undoOver(server);
  expect(await aiKinds()).toEqual(['ai_interview_invited']);
  const [mail] = await server.mails(person.email);
  expect(mail?.text).toContain('programa faz as perguntas');
  expect(mail?.text).toContain('Pense em um projeto seu.');
  const invitation = await read(aiTokenIn(mail as NonNullable<typeof mail>));
  expect(invitation).toMatchObject({
    status: 'scheduled',
    questions: 2,
    minutes: 8,
    engine: 'local',
    can: { begin: true, askForPerson: true },
    session: null,
  });
});

test('is undone while nobody has heard of it, alone and from the history; later it is not', async () => {
  const before = await detail();
  const first = await scheduleAi(server, recruiter, person);
  expect((await server.call(undoAiSchedule, { as: recruiter.token, params: { id: first.id } })).status).toBe(200);
  expect(await detail()).toMatchObject({ status: before.status, interviewAhead: false, replyDueAt: before.replyDueAt });

  await scheduleAi(server, recruiter, person);
  const { data } = await server.call(applicationTimeline, { as: recruiter.token, params: { id: person.id } });
  const event = data.find(({ type }) => type === 'ai_interview');
  const undone = await server.call(undoChange, {
    as: recruiter.token,
    params: { id: person.id },
    body: { eventId: event?.id ?? '' },
  });
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(await detail()).toMatchObject({ status: before.status, interviewAhead: false });

  const third = await scheduleAi(server, recruiter, person);
  await undoOver(server);
  const late = await server.call(undoAiSchedule, { as: recruiter.token, params: { id: third.id } });
  expect(late.body.error).toBe('UNDO_EXPIRED');
  expect(await aiKinds()).toEqual(['ai_interview_invited']);
});

test('one is ahead at a time, with people or with the program, also after the person was moved on', async () => {
  await inviteToAi(server, recruiter, person);
  const again = () =>
    server.call(scheduleAiInterview, { as: recruiter.token, body: aiInterviewBody(server, person.id) });
  expect((await again()).body.error).toBe('ACTION_REFUSED');
  const target = job.stages.find(({ type }) => type === 'review')?.id ?? '';
  await server.call(moveCandidate, {
    as: recruiter.token,
    params: { id: person.id },
    body: { targetStageId: target, notes: 'De volta' },
  });
  expect((await detail()).actions.schedule_interview.allowed).toBe(false);
  expect((await again()).body.error).toBe('ACTION_REFUSED');
});

test('a live interview that is ahead refuses one with the program', async () => {
  await scheduleNew(server, recruiter, person, { allowOverlap: true });
  const refused = await server.call(scheduleAiInterview, {
    as: recruiter.token,
    body: aiInterviewBody(server, person.id),
  });
  expect(refused.body.error).toBe('ACTION_REFUSED');
});

test('the deadline is in the future, on the clocks of the company, and not too far', async () => {
  const trySchedule = (given: object) =>
    server.call(scheduleAiInterview, { as: recruiter.token, body: { applicationId: person.id, ...given } as never });
  const codes = async (given: object) => {
    const { status, body } = await trySchedule(given);
    expect(status).toBe(422);
    return (body as { details: { field: string; code: string }[] }).details.map(({ field, code }) => [field, code]);
  };
  expect(await codes({ time: '18:00' })).toEqual([['date', 'REQUIRED']]);
  expect(await codes({ date: '2030-01-01' })).toEqual([['time', 'TIME_REQUIRED']]);
  expect(await codes(deadlineIn(server, -1))).toEqual([['date', 'DATE_PAST']]);
  expect(await codes(deadlineIn(server, 200))).toEqual([['date', 'DATE_TOO_FAR']]);
});

test('who does not begin in time may get another deadline, and begin then', async () => {
  const { id, token } = await inviteToAi(server, recruiter, person);
  server.clock.advance(4 * DAY);
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  expect((await new AiPage(server, token).begin()).body.error).toBe('INTERVIEW_DEADLINE_PAST');
  await endOverdue();
  expect(await detail()).toMatchObject({ status: 'ai_interview_cancelled', interviewAhead: false });
  expect(await read(token)).toMatchObject({ status: 'cancelled', cause: 'expired', can: { begin: false } });
  expect(await rings(id)).toEqual(['Prazo da entrevista com IA encerrado']);

  const version = (await own(id))?.version ?? 0;
  const stale = { version: version - 1, ...deadlineIn(server, 2) };
  const extend = (body: typeof stale) => server.call(extendAiInterview, { as: recruiter.token, params: { id }, body });
  expect((await extend(stale)).body.error).toBe('VERSION_CONFLICT');
  const extended = await extend({ ...stale, version });
  expect(extended.status, JSON.stringify(extended.body)).toBe(200);
  expect(extended.data).toMatchObject({ status: 'scheduled', cause: null });
  expect(await detail()).toMatchObject({ status: 'ai_interview_scheduled', interviewAhead: true });
  await server.drain();
  expect(await aiKinds()).toContain('ai_interview_extended');
  expect((await new AiPage(server, token).begin()).status).toBe(200);
});

test('a deadline that is changed before the invitation has left is the one that it brings', async () => {
  const { id, version } = await scheduleAi(server, recruiter, person);
  const later = deadlineIn(server, 20);
  const extended = await server.call(extendAiInterview, {
    as: recruiter.token,
    params: { id },
    body: { version, ...later },
  });
  expect(extended.status).toBe(200);
  await undoOver(server);
  expect(await aiKinds()).toEqual(['ai_interview_invited']);
  const [mail] = await server.mails(person.email);
  server.clock.advance(40 * DAY);
  // The link lives on from the later moment.
  const read = await server.call(getAiInvitation, { params: { token: aiTokenIn(mail as NonNullable<typeof mail>) } });
  expect(read.status).toBe(200);
});

test('whoever gives more time answers for it from then on, and what was only skipped is asked again', async () => {
  const { id, token } = await inviteToAi(server, recruiter, person);
  const page = new AiPage(server, token);
  const begun = await page.toFirstQuestion();
  for (let turn = begun.session?.turn; turn; )
    turn = (await page.answer(turn.number, '', { skipped: true })).data.session?.turn ?? null;
  expect((await own(id))?.status).toBe('failed');
  const colleague = await signUpMember(server, recruiter, 'recruiter');
  const body = { version: (await own(id))?.version ?? 0, ...deadlineIn(server, 2) };
  const extended = await server.call(extendAiInterview, { as: colleague.token, params: { id }, body });
  expect(extended.data).toMatchObject({ status: 'scheduled', organiserName: colleague.name, answered: 0 });
  const again = await new AiPage(server, token).begin();
  expect(again.data.session?.turn).toMatchObject({ number: 1, question: 1 });
  // One that goes on has no deadline any more; its link can still be sent.
  const goesOn = await own(id);
  expect(goesOn?.can).toMatchObject({ extend: false, mail: true });
  const late = { ...body, version: goesOn?.version ?? 0 };
  expect((await server.call(extendAiInterview, { as: colleague.token, params: { id }, body: late })).body.error).toBe(
    'INTERVIEW_OVER',
  );
  await server.call(mailAiInvitation, { as: colleague.token, params: { id } });
  await server.drain();
  expect((await aiKinds()).filter((kind) => kind === 'ai_interview_invited')).toHaveLength(2);
});

test('who is moved on with several is called off here, too, where that is asked for', async () => {
  const { token } = await inviteToAi(server, recruiter, person);
  const moved = await server.call(actOnCandidates, {
    as: recruiter.token,
    body: { action: 'approve', cancelInterviews: true, applications: [{ id: person.id }] },
  });
  expect(moved.data.processed).toEqual([person.id]);
  expect(await read(token)).toMatchObject({ status: 'cancelled', cause: 'called_off' });
  await server.drain();
  expect(await aiKinds()).toContain('ai_interview_cancelled');
});

test('an interview that goes on is not ended by a step of several that calls off what is ahead', async () => {
  const { token } = await inviteToAi(server, recruiter, person);
  await new AiPage(server, token).begin();
  const moved = await server.call(actOnCandidates, {
    as: recruiter.token,
    body: { action: 'approve', cancelInterviews: true, applications: [{ id: person.id }] },
  });
  expect(moved.data.processed).toEqual([person.id]);
  expect(await read(token)).toMatchObject({ status: 'in_progress' });
  await server.drain();
  expect(await aiKinds()).not.toContain('ai_interview_cancelled');
});

test('reminds before the deadline, of the latest one alone, and not who has begun', async () => {
  const { token } = await inviteToAi(server, recruiter, person);
  await new AiPage(server, token).begin();
  server.clock.advance(2.9 * DAY);
  await server.drain();
  expect(await aiKinds()).toEqual(['ai_interview_invited']);

  person = await applyTo(server, job, { resume: undefined });
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  await inviteToAi(server, recruiter, person);
  server.clock.advance(2.9 * DAY);
  await server.drain();
  expect(await aiKinds()).toEqual(['ai_interview_reminder', 'ai_interview_invited']);
});

test('is called off, and the candidate is told; the link says so, and nothing can be begun', async () => {
  const { id, token } = await inviteToAi(server, recruiter, person);
  const cancelled = await server.call(cancelAiInterview, {
    as: recruiter.token,
    params: { id },
    body: { reason: 'Vamos conversar por vídeo' },
  });
  expect(cancelled.data).toMatchObject({
    status: 'cancelled',
    cause: 'called_off',
    reason: 'Vamos conversar por vídeo',
  });
  await server.drain();
  expect(await aiKinds()).toEqual(['ai_interview_cancelled', 'ai_interview_invited']);
  const seen = await read(token);
  expect(seen).toMatchObject({ status: 'cancelled', cause: 'called_off', can: { begin: false, askForPerson: false } });
  expect(JSON.stringify(seen)).not.toContain('por vídeo');
  expect((await new AiPage(server, token).begin()).body.error).toBe('INTERVIEW_OVER');
  expect((await server.call(mailAiInvitation, { as: recruiter.token, params: { id } })).body.error).toBe(
    'INTERVIEW_OVER',
  );
});

test('ends with the application, once that cannot be undone', async () => {
  const { token } = await inviteToAi(server, recruiter, person);
  const status = await statusToken(server, person.email);
  expect((await server.call(withdrawByToken, { params: { token: status }, body: {} })).status).toBe(200);
  server.clock.advance(DAY);
  await server.drain();
  expect(await read(token)).toMatchObject({ status: 'cancelled', cause: 'application_over' });
});

test('many are asked at once, each answered for itself, and all are taken back', async () => {
  const others = [await applyTo(server, job, { resume: undefined }), await applyTo(server, job, { resume: undefined })];
  await scheduleAi(server, recruiter, others[1] as AppliedCandidate);
  const applications = [person, ...others].map(({ id }) => ({ id }));
  const asked = await server.call(scheduleAiInterviews, {
    as: recruiter.token,
    body: { jobId: job.id, ...deadlineIn(server, 5), applications },
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect(asked.data.processed).toEqual([person.id, others[0]?.id]);
  expect(asked.data.failed).toMatchObject([{ id: others[1]?.id, error: 'ACTION_REFUSED' }]);
  const undone = await server.call(undoChanges, {
    as: recruiter.token,
    body: { changes: asked.data.changes.map(({ card, eventId }) => ({ id: card.id, eventId })) },
  });
  expect(undone.data.failed).toEqual([]);
  expect((await detail()).interviewAhead).toBe(false);
});

test('a talent finds theirs, and comes in without the mail; nobody else does', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  person = await applyTo(server, job, { resume: undefined, as: talent.token, email: talent.email });
  const { id } = await inviteToAi(server, recruiter, person);
  const { data } = await server.call(listOwnAiInterviews, { as: talent.token });
  expect(data).toMatchObject([{ id, status: 'scheduled', can: { begin: true } }]);
  const opened = await server.call(openOwnAiInterview, { as: talent.token, params: { id } });
  expect((await read(opened.data.token)).id).toBe(id);
  const other = await signUp(server, 'POTENTIAL');
  expect((await server.call(openOwnAiInterview, { as: other.token, params: { id } })).body.error).toBe(
    'INTERVIEW_NOT_FOUND',
  );
});
