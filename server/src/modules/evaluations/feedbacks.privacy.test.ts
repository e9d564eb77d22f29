import { createFeedback, shareFeedback } from '@prova/contract/evaluations/feedbacks';
import { eraseAccount, getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { foundIn } from '../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { unzip } from '../../../test/unzip.ts';
import { MINUTE } from '../../platform/clock.ts';

let server: TestServer;
let ana: Person;
let talent: Person;
let id: string;
let draftId: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { verified: true, name: 'Ana Prado' });
  talent = await signUp(server, 'POTENTIAL');
  const job = await publishJob(server, ana);
  id = (await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name })).id;
  const write = async (strengths: string) =>
    (
      await server.call(createFeedback, {
        as: ana.token,
        body: { applicationId: id, strengths, growth: '', message: '' },
      })
    ).data.id;
  const shared = await write('Clareza amarantina');
  await server.call(shareFeedback, { as: ana.token, params: { id: shared }, body: { version: 1 } });
  draftId = await write('Rascunho amarantina');
});
afterAll(() => server.close());

const copyOf = async ({ token: as }: Person) => {
  await server.call(requestExport, { as });
  await server.drain();
  const { data } = await server.call(getExport, { as });
  return unzip((await server.app.inject({ url: data?.link ?? '' })).rawPayload);
};
const json = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null');

test('the copy of a candidate has what was written about them, by the role of whoever wrote it', async () => {
  const files = await copyOf(talent);
  expect(json(files, 'evaluations/feedback-about-you.json')).toMatchObject([
    { applicationId: id, writtenBy: 'owner', strengths: 'Clareza amarantina', sharedAt: expect.any(String) },
    { applicationId: id, writtenBy: 'owner', strengths: 'Rascunho amarantina', sharedAt: null },
  ]);
  expect([...files.values()].some((body) => body.includes('Ana Prado'))).toBe(false);
});

test('that of a recruiter tells when they wrote, and not what', async () => {
  const files = await copyOf(ana);
  expect(json(files, 'company_work/feedback-you-wrote.json')).toMatchObject([
    { applicationId: id },
    { applicationId: id },
  ]);
  expect([...files.values()].some((body) => body.includes('amarantina'))).toBe(false);
});

test('with the candidate it all goes, and nobody writes or shares any more', async () => {
  expect((await server.call(eraseAccount, { as: talent.token, body: { email: talent.email } })).status).toBe(202);
  server.clock.advance(MINUTE + 1);
  await server.drain();
  expect(await foundIn(server, ['amarantina'])).toEqual([]);
  const body = { applicationId: id, strengths: 'Oi?', growth: '', message: '' };
  expect((await server.call(createFeedback, { as: ana.token, body })).body.error).toBe('CANDIDATE_ERASED');
  const share = { as: ana.token, params: { id: draftId }, body: { version: 1 } };
  expect((await server.call(shareFeedback, share)).body.error).toBe('NOT_FOUND');
});
