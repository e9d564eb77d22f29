import { cancelAiInterview, scheduleAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { analyseInterview } from '@prova/contract/ai-interviews/analysis';
import { amendApplication, apply, withdrawOwn } from '@prova/contract/applications/applications';
import { sendByToken, sendMessage } from '@prova/contract/conversations/conversations';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { cancelInterview, changeInterview, createInterview } from '@prova/contract/interviews/interviews';
import { createOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiPage, aiInterviewBody, inviteToAi } from '../../ai-interviews-factory.ts';
import { applicationCall, applyTo, countRows, statusToken } from '../../applications-factory.ts';
import { budgets, expectEnd, expectExact, expectFull } from '../../filled.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { interviewBody } from '../../interviews-factory.ts';
import { publishJob } from '../../jobs-factory.ts';
import { signUpMember } from '../../members.ts';
import { offerBody } from '../../offers-factory.ts';
import { type Person, signUp } from '../../people.ts';

let server: TestServer;
let recruiter: Person;
let job: Awaited<ReturnType<typeof publishJob>>;
beforeAll(async () => {
  server = await startTestServer({
    TRUST_PROXY: '1',
    ...budgets({
      ...{ repeatedApplications: '2', applicationsFromNetwork: '4/1', amendments: '2', messages: '6/1' },
      ...{ messageFiles: '3/0.1', notes: '3', offers: '3', offerFiles: '3/0.1' },
      ...{ interviews: '2', interviewParticipants: '4' },
      ...{ aiInterviews: '2', aiInterviewTurns: '1', interviewAnalyses: '2' },
    }),
  });
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

let networks = 0;
/** Of a neighbour: each test is in a network of its own. */
function from(address?: string) {
  networks += 1;
  return { 'x-forwarded-for': address ?? `198.51.100.${networks}` };
}
const pdf = (bytes = 0) => ({
  name: 'carta.txt.pdf',
  body: Buffer.concat([Buffer.from('%PDF-1.4\n%%EOF\n'), Buffer.alloc(bytes, ' ')]),
});

test('applications of one network in a day; those of others go on, and the next day it does, too', async () => {
  const headers = from();
  const { files: before } = await countRows(server);
  await expectEnd('applicationsFromNetwork', 4, () => server.call(apply, applicationCall(job, { headers })));
  expect((await countRows(server)).files).toBe(Number(before) + 4);
  expect((await server.call(apply, applicationCall(job, { headers: from() }))).status).toBe(201);
  server.clock.advance(24 * 60 * 60 + 1);
  expect((await server.call(apply, applicationCall(job, { headers }))).status).toBe(201);
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});

test('applications of one network, all at once', async () => {
  const headers = from();
  await expectExact('applicationsFromNetwork', 4, () => server.call(apply, applicationCall(job, { headers })));
});

test('addresses of one IPv6 network are one', async () => {
  for (let n = 1; n <= 4; n += 1)
    expect((await server.call(apply, applicationCall(job, { headers: from(`2001:db8:1:2::${n}`) }))).status).toBe(201);
  const fifth = await server.call(apply, applicationCall(job, { headers: from('2001:db8:1:2:ffff::9') }));
  expectFull('applicationsFromNetwork', fifth);
  expect((await server.call(apply, applicationCall(job, { headers: from('2001:db8:1:3::1') }))).status).toBe(201);
});

test('the same job, applied for and withdrawn: the person is told, a guest who types the address learns nothing', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const mine = () =>
    server.call(
      apply,
      applicationCall(job, { fullName: talent.name, email: talent.email, as: talent.token, headers: from() }),
    );
  await expectEnd('repeatedApplications', 2, async () => {
    const answer = await mine();
    const open = await server.platform.database
      .selectFrom('applications')
      .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
      .select('applications.id')
      .where('candidates.email', '=', talent.email)
      .where('applications.active', '=', true)
      .executeTakeFirst();
    if (open) await server.call(withdrawOwn, { as: talent.token, params: { id: open.id }, body: {} });
    return answer;
  });
  const rows = await countRows(server);
  const guest = await server.call(apply, applicationCall(job, { email: talent.email, headers: from() }));
  expect(guest.status).toBe(201);
  expect((await countRows(server)).applications).toBe(rows.applications);
});

test('corrections of an application: the last one that was taken stays', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const { id } = await applyTo(server, job, {
    fullName: talent.name,
    email: talent.email,
    as: talent.token,
    headers: from(),
  });
  await expectEnd('amendments', 2, (n, headers = {}) =>
    server.call(amendApplication, { as: talent.token, headers, params: { id }, body: { phone: `(11) 91234-000${n}` } }),
  );
});

/** The team writes first. */
const begin = async (id: string) =>
  expect((await server.call(sendMessage, { as: recruiter.token, params: { id }, body: { body: 'Olá!' } })).status).toBe(
    201,
  );

test('a conversation: its messages, and what goes with them', async () => {
  const { id, email } = await applyTo(server, job, { headers: from() });
  const token = await statusToken(server, email);
  await begin(id);
  const write = (n: number, headers = {}, attachments?: ReturnType<typeof pdf>[]) =>
    server.call(sendByToken, {
      params: { token },
      headers,
      body: { body: `Mensagem ${n}` },
      ...(attachments && { files: { attachments } }),
    });
  expectFull('messageFiles', await write(0, {}, [pdf(), pdf(), pdf(), pdf()]));
  expectFull('messageFiles', await write(0, {}, [pdf(110_000)]));
  expect((await write(1, {}, [pdf(), pdf(), pdf()])).status).toBe(201);
  const { files } = await countRows(server);
  expectFull('messageFiles', await write(2, {}, [pdf()]));
  expect((await countRows(server)).files).toBe(files);
  await expectEnd('messages', 4, (n, headers) => write(n, headers));
  // The budget is of both sides.
  const answer = await server.call(sendMessage, { as: recruiter.token, params: { id }, body: { body: 'Olá!' } });
  expectFull('messages', answer);
});

test('a conversation, all at once', async () => {
  const { id, email } = await applyTo(server, job, { headers: from() });
  await begin(id);
  const token = await statusToken(server, email);
  await expectExact('messages', 5, (n) =>
    server.call(sendByToken, { params: { token }, body: { body: `Mensagem ${n}` } }),
  );
});

test('notes of an application', async () => {
  const { id } = await applyTo(server, job, { headers: from() });
  const note = (n: number, headers = {}) =>
    server.call(addNote, { as: recruiter.token, headers, params: { id }, body: { body: `Nota ${n}` } });
  await expectEnd('notes', 3, note);
  const other = await applyTo(server, job, { headers: from() });
  await expectExact('notes', 3, (n) =>
    server.call(addNote, { as: recruiter.token, params: { id: other.id }, body: { body: `Nota ${n}` } }),
  );
});

test('interviews of an application, and those who are invited to one', async () => {
  const { id } = await applyTo(server, job, { headers: from() });
  const days = ['2026-12-15', '2026-12-16', '2026-12-17'];
  const schedule = (n: number, headers = {}) =>
    server.call(createInterview, {
      as: recruiter.token,
      headers,
      body: interviewBody(id, { date: days[n - 1] ?? '' }),
    });
  const first = await schedule(1);
  const colleague = await signUpMember(server, recruiter, 'recruiter');
  const change = (version: number, interviewerIds: string[]) =>
    server.call(changeInterview, {
      as: recruiter.token,
      params: { id: first.data.id },
      body: { version, interviewerIds, allowOverlap: true },
    });
  // Taken off and asked again, each time is one more.
  const swapped = await change(1, [colleague.id]);
  const back = await change(swapped.data.version, [recruiter.id]);
  expectFull('interviewParticipants', await change(back.data.version, [colleague.id]));
  await server.call(cancelInterview, { as: recruiter.token, params: { id: first.data.id }, body: {} });
  const second = await schedule(2);
  await server.call(cancelInterview, { as: recruiter.token, params: { id: second.data.id }, body: {} });
  expectFull('interviews', await schedule(3));
});

test('interviews of an application with the program, what they ask, and what is made of them', async () => {
  const candidate = await applyTo(server, job, { headers: from() });
  const { id, token } = await inviteToAi(server, recruiter, candidate);
  const page = new AiPage(server, token);
  await page.toFirstQuestion();
  // The answer is kept; what would be asked next is one too many.
  expectFull('aiInterviewTurns', await page.answer(1, 'Eu medi o que travava, corrigi e conferi o resultado.'));
  expect((await page.answer(1, 'Outra')).body.error).toBe('QUESTION_PAST');
  const cancel = (id: string) => server.call(cancelAiInterview, { as: recruiter.token, params: { id }, body: {} });
  await cancel(id);
  for (let n = 0; n < 2; n += 1) {
    expect((await server.call(analyseInterview, { as: recruiter.token, params: { id } })).status).toBe(202);
    await server.drain();
  }
  expectFull('interviewAnalyses', await server.call(analyseInterview, { as: recruiter.token, params: { id } }));
  await cancel((await inviteToAi(server, recruiter, candidate)).id);
  expectFull(
    'aiInterviews',
    await server.call(scheduleAiInterview, { as: recruiter.token, body: aiInterviewBody(server, candidate.id) }),
  );
});

test('offers of an application, and what goes with them', async () => {
  const { id } = await applyTo(server, job, { headers: from() });
  const offer = (headers = {}, attachments?: ReturnType<typeof pdf>[]) =>
    server.call(createOffer, {
      as: recruiter.token,
      headers,
      body: offerBody(id, { validUntil: '2026-12-10' }),
      ...(attachments && { files: { attachments } }),
    });
  expectFull('offerFiles', await offer({}, [pdf(110_000)]));
  expect((await offer({}, [pdf(), pdf(), pdf()])).status).toBe(201);
  expectFull('offerFiles', await offer({}, [pdf()]));
  await expectEnd('offers', 2, (_n, headers) => offer(headers));
});
