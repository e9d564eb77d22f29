import { ownApplicationStatus } from '@prova/contract/applications/applications';
import { actOnCandidate, rejectionPreview, undoChange } from '@prova/contract/funnel/funnel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUp } from '../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the candidate reads of a rejection, before its mail is out and afterwards. */
async function rejectedBy(given: { verified: boolean }) {
  const recruiter = await signUp(server, 'RECRUITER', given);
  const job = await publishJob(server, recruiter);
  const talent = await signUp(server, 'POTENTIAL');
  const { id } = await applyTo(server, job, { as: talent.token, email: talent.email });
  const mail = { subject: 'Sobre sua candidatura', body: 'Obrigada, Joana.\n\nDesta vez, não seguimos.' };
  const params = { id };
  const message = async () => (await server.call(ownApplicationStatus, { as: talent.token, params })).data.message;
  const act = (body: object) => server.call(actOnCandidate, { as: recruiter.token, params, body });
  expect((await act({ action: 'reject', mail })).status).toBe(200);
  const waiting = await message();
  server.clock.advance(60);
  await server.drain();
  const toldAt = async () => (await server.call(rejectionPreview, { as: recruiter.token, params })).data.toldAt;
  return { waiting, sent: await message(), act, message, toldAt };
}

test('the words of a company stand above an application that has ended, once their mail is out', async () => {
  const { waiting, sent, act, message } = await rejectedBy({ verified: true });
  expect(waiting).toBeNull();
  expect(sent).toMatchObject({ text: 'Obrigada, Joana.\n\nDesta vez, não seguimos.' });
  expect((await act({ action: 'reopen' })).status).toBe(200);
  expect(await message()).toBeNull();
});

test('of a company that is not verified there are none', async () => {
  expect((await rejectedBy({ verified: false })).sent).toBeNull();
});

test('whoever rejects again is told that the person has read of it before, and when; of what was taken back, nothing', async () => {
  const { act, toldAt } = await rejectedBy({ verified: true });
  await act({ action: 'reopen' });
  const at = await toldAt();
  expect(at).not.toBeNull();
  expect(Math.abs(server.clock.now().getTime() - Date.parse(at ?? ''))).toBeLessThanOrEqual(60_000);

  const recruiter = await signUp(server, 'RECRUITER', { verified: true });
  const { id } = await applyTo(server, await publishJob(server, recruiter));
  const as = recruiter.token;
  const preview = async () => (await server.call(rejectionPreview, { as, params: { id } })).data.toldAt;
  const body = { action: 'reject' as const, mail: { subject: 'Sobre sua candidatura', body: 'Obrigada.' } };
  const { eventId } = (await server.call(actOnCandidate, { as, params: { id }, body })).data;
  await server.call(undoChange, { as, params: { id }, body: { eventId } });
  server.clock.advance(60);
  await server.drain();
  expect(await preview()).toBeNull();
});
