import { applicationPrefill, apply } from '@prova/contract/applications/applications';
import { forgetResume, getKeptResume, keepResume } from '@prova/contract/talents/kept-resume';
import { deleteTalent, getTalent } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationCall, applyTo } from '../../../test/applications-factory.ts';
import { compoundFile } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server);
});

const keep = async (name = 'curriculo.doc') =>
  (await server.call(keepResume, { as: talent.token, files: { resume: { name, body: compoundFile() } } })).data;
const kept = async () => (await server.call(getKeptResume, { as: talent.token })).data;
const offered = async () => (await server.call(applicationPrefill, { as: talent.token })).data.resume;
const stateOf = async (id: string) =>
  (await server.platform.database.selectFrom('files').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('is there to look at and to be sent, in the place of the one before, which goes', async () => {
  expect(await kept()).toBeNull();
  const first = await keep('antigo.doc');
  const second = await keep('novo.doc');
  expect(second).toMatchObject({ name: 'novo.doc' });
  expect(await kept()).toMatchObject({ fileId: second?.fileId, name: 'novo.doc' });
  expect(await stateOf(first?.fileId ?? '')).not.toBe('stored');
  const seen = await server.call(getTalent, { as: recruiter.token, params: { id: talent.talentId } });
  expect(JSON.stringify(seen.body)).not.toContain('novo.doc');
});

test('is offered to the first application, and a copy of it is what the company gets', async () => {
  const file = await keep();
  expect(await offered()).toMatchObject({ fileId: file?.fileId, companyName: null });
  const job = await publishJob(server, recruiter);
  const call = applicationCall(job, { as: talent.token, fullName: talent.name, email: talent.email, resume: null });
  const body = { ...(call.body as object), resumeFileId: file?.fileId };
  expect((await server.call(apply, { ...call, body })).status).toBe(201);
  const sent = await server.platform.database
    .selectFrom('applicationForms')
    .select('resumeFileId')
    .where('companyId', '=', recruiter.companyId)
    .orderBy('applicationId', 'desc')
    .executeTakeFirstOrThrow();
  expect(sent.resumeFileId).not.toBe(file?.fileId);
  await server.call(forgetResume, { as: talent.token });
  expect(await stateOf(sent.resumeFileId ?? '')).toBe('stored');
});

test('gives way to one that was sent since, and comes back with a newer one', async () => {
  await keep();
  server.clock.advance(60);
  const job = await publishJob(server, recruiter);
  await applyTo(server, job, { as: talent.token, fullName: talent.name, email: talent.email });
  expect((await offered())?.companyName).toBe(job.companyName);
  server.clock.advance(60);
  await keep('mais-novo.doc');
  expect(await offered()).toMatchObject({ name: 'mais-novo.doc', companyName: null });
});

test('of somebody else cannot be sent', async () => {
  const file = await keep();
  const other = await signUpTalent(server);
  const call = applicationCall(await publishJob(server, recruiter), { as: other.token, resume: null });
  const body = { ...(call.body as object), resumeFileId: file?.fileId };
  const answer = await server.call(apply, { ...call, body });
  expect([answer.status, answer.body.error]).toEqual([404, 'RESUME_NOT_FOUND']);
});

test('goes when it is erased, and with the profile', async () => {
  const file = await keep();
  await server.call(forgetResume, { as: talent.token });
  expect([await kept(), await offered(), await stateOf(file?.fileId ?? '')]).toEqual([null, null, 'deleted']);
  const again = await keep();
  await server.call(deleteTalent, { as: talent.token, params: { id: talent.talentId } });
  expect(await stateOf(again?.fileId ?? '')).toBe('deleted');
});
