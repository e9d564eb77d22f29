import { withdrawByToken } from '@prova/contract/applications/applications';
import { listAssignments, updateAssignment } from '@prova/contract/attempts/assignments';
import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { chooseTest } from '@prova/contract/attempts/open-tests';
import { askForHelp, getOwnResult, getTestInvitation, submitAttempt } from '@prova/contract/attempts/taking';
import { conversationByToken, getConversation } from '@prova/contract/conversations/conversations';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo, statusToken } from '../../../../test/applications-factory.ts';
import { openLink, openTest } from '../../../../test/chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { beginTest, DUE_DATE, publishTest, QUESTIONS, saveAs, sendTest } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());

async function sent() {
  const candidate = await applyTo(server, await publishJob(server, recruiter));
  const test = await publishTest(server, recruiter, { minutes: 30, questions: [QUESTIONS[2]] });
  return { candidate, ...(await sendTest(server, recruiter, candidate, { test })) };
}
const ask = ({ id, token }: { id: string; token: string }, body: Record<string, unknown> = { need: 'time' }) =>
  server.call(askForHelp, { params: { id, token }, body: body as never });
const assigned = async ({ candidate }: Awaited<ReturnType<typeof sent>>) =>
  (await server.call(listAssignments, { as: recruiter.token, query: { applicationId: candidate.id } })).data[0];

test('a guest asks the team, who read it in the conversation and give more time, which the guest is told', async () => {
  const given = await sent();
  expect(given.mail.text).toContain('Precisa de mais tempo');
  const words = 'Leio com um leitor de tela.';
  const { data } = await ask(given, { need: 'time', words });
  expect(data).toMatchObject({ helpAskedAt: expect.any(String), can: { askHelp: true, start: true } });

  const as = recruiter.token;
  const conversation = await server.call(getConversation, { as, params: { id: given.candidate.id } });
  expect(conversation.data).toMatchObject({ unread: 1, messages: [{ from: 'candidate' }] });
  expect(conversation.data.messages[0]?.body).toMatch(/Fundamentos de JavaScript.*mais tempo.*leitor de tela/s);
  const { data: bell } = await server.call(listNotifications, { as });
  expect(bell.some(({ message }) => message.includes('escreveu sobre a vaga'))).toBe(true);
  const assignment = await assigned(given);
  expect(assignment).toMatchObject({ helpAskedAt: data.helpAskedAt, can: { change: true } });

  // Asking again in between makes nobody start over.
  await ask(given, { need: 'pause' });
  const more = await server.call(updateAssignment, {
    as,
    params: { id: given.id },
    body: { version: assignment?.version ?? 0, dueDate: DUE_DATE, extraMinutes: 15 },
  });
  expect(more.data).toMatchObject({ extraMinutes: 15 });
  const mails = (await server.mails(given.candidate.email)).filter(({ kind }) => kind === 'test_extended');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('15 minutos');
  const token = await statusToken(server, given.candidate.email);
  const own = await server.call(conversationByToken, { params: { token } });
  expect(own.data.messages).toHaveLength(2);
});

test('nothing of it reaches who grades, nor the result', async () => {
  const given = await sent();
  const expert = await signUpMember(server, recruiter, 'expert');
  await ask(given, { need: 'other', words: 'Tenho baixa visão.' });
  const { questions } = await beginTest(server, given);
  await saveAs(server, given, 1, [[questions[0]?.id ?? '', 'Uma função que se lembra.']]);
  await server.call(submitAttempt, { params: { id: given.id, token: given.token } });
  const queue = await server.call(listGrading, { as: expert.token });
  expect(JSON.stringify(queue.body)).not.toMatch(/visão|helpAsked/);
  for (const { attemptId, questionId } of queue.data)
    await server.call(gradeAnswers, { as: expert.token, body: { grades: [{ attemptId, questionId, points: 5 }] } });
  const { data } = await server.call(getOwnResult, { params: { id: given.id, token: given.token } });
  expect(data.result).toMatchObject({ score: 100 });
  expect(data.can.askHelp).toBe(false);
  expect((await ask(given)).body.error).toBe('ASSIGNMENT_ENDED');
});

test('it can be asked during the test and once its day is over, and not where nobody could answer', async () => {
  const given = await sent();
  await beginTest(server, given);
  expect((await ask(given, { need: 'equipment' })).status).toBe(200);
  const late = await sent();
  await server.platform.database
    .updateTable('testAssignments')
    .set({ status: 'expired', endedAt: server.clock.now() })
    .where('id', '=', late.id)
    .execute();
  expect((await ask(late)).status).toBe(200);
  const token = await statusToken(server, late.candidate.email);
  await server.call(withdrawByToken, { params: { token }, body: {} });
  expect((await ask(late)).body.error).toBe('ASSIGNMENT_ENDED');

  // What a talent chose is nobody's to answer for.
  const talent = await signUp(server, 'POTENTIAL');
  const { id: testId } = await openTest(server, recruiter);
  const { data: chosen } = await server.call(chooseTest, { as: talent.token, params: { id: testId } });
  const link = await openLink(server, talent, chosen.id);
  const invitation = await server.call(getTestInvitation, { params: link });
  expect(invitation.data.tests[0]?.can.askHelp).toBe(false);
  expect((await ask(link)).body.error).toBe('ASSIGNMENT_ENDED');
  expect((await ask(given, { need: 'grade' })).status).toBe(422);
});
