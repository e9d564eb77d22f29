import {
  applicationPrefill,
  appliedAmong,
  apply,
  createApplication,
  getApplication,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { ownTalentProfile, updateTalentProfile } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationOverrides, applicationCall, applyTo, countRows } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

type Job = Awaited<ReturnType<typeof publishJob>>;

let server: TestServer;
let first: { recruiter: Person; job: Job };
let second: { recruiter: Person; job: Job };
beforeAll(async () => {
  server = await startTestServer();
  const company = async (companyName: string) => {
    const recruiter = await signUp(server, 'RECRUITER', { companyName });
    return { recruiter, job: await publishJob(server, recruiter) };
  };
  first = await company('Aurora Sistemas');
  second = await company('Capivara Pagamentos');
});
afterAll(() => server.close());

const prefill = async ({ token }: Person) => (await server.call(applicationPrefill, { as: token })).data;

const download = (file: { viewUrl: string } | null) => server.app.inject({ url: file?.viewUrl ?? '' });

/** A talent who sent a résumé to the first company, and its file. */
async function sentBefore() {
  const talent = await signUp(server, 'POTENTIAL', { name: 'Lia Prado' });
  const { id } = await applyTo(server, first.job, { email: talent.email, fullName: talent.name, as: talent.token });
  const { resume } = await prefill(talent);
  if (!resume) throw new Error('The résumé that was sent is not offered');
  return { talent, applicationId: id, fileId: resume.fileId };
}

const applyAgain = (talent: Person | null, overrides: ApplicationOverrides, job = second.job) =>
  server.call(
    apply,
    applicationCall(job, {
      resume: null,
      ...(talent && { as: talent.token, email: talent.email, fullName: talent.name }),
      ...overrides,
    }),
  );

const refusal = ({ status, body }: { status: number; body: { error?: string; details?: object[] } }) => [
  status,
  body.error,
  ...((body.details ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`),
];

describe('what is offered to a talent', () => {
  test('is what the account and the profile say, and the résumé that was sent last, with where it went', async () => {
    const talent = await signUp(server, 'POTENTIAL', { name: 'Lia Prado' });
    expect(await prefill(talent)).toEqual({
      fullName: 'Lia Prado',
      email: talent.email,
      phone: null,
      portfolio: null,
      linkedin: null,
      github: null,
      website: null,
      shown: { title: null, seniority: null, city: null, state: null, country: null },
      resume: null,
    });
    const { data: profile } = await server.call(ownTalentProfile, { as: talent.token });
    const { status } = await server.call(updateTalentProfile, {
      as: talent.token,
      body: { version: profile.version, phone: '(11) 98888-7777', linkedinUrl: 'linkedin.com/in/lia-prado' },
    });
    expect(status).toBe(200);
    await applyTo(server, first.job, { email: talent.email, fullName: talent.name, as: talent.token });
    const offered = await prefill(talent);
    expect(offered).toMatchObject({
      phone: '+5511988887777',
      linkedin: 'https://www.linkedin.com/in/lia-prado',
      resume: { name: 'curriculo.doc', companyName: 'Aurora Sistemas' },
    });
    expect((await download(offered.resume)).statusCode).toBe(200);
  });

  test('holds no résumé of anybody else', async () => {
    await sentBefore();
    expect((await prefill(await signUp(server, 'POTENTIAL'))).resume).toBeNull();
  });
});

describe('a résumé that was sent before', () => {
  test('is copied for the next company: what becomes of one says nothing of the other', async () => {
    const { talent, applicationId, fileId } = await sentBefore();
    const sent = await applyAgain(talent, { resumeFileId: fileId });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const [mine] = (await server.call(appliedAmong, { as: talent.token, query: { ids: second.job.id } })).data;
    const resumeOf = async ({ token }: Person, id: string) =>
      (await server.call(getApplication, { as: token, params: { id } })).data.resume;
    const before = await resumeOf(first.recruiter, applicationId);
    const after = await resumeOf(second.recruiter, mine?.applicationId ?? '');
    expect(after).toMatchObject({ name: before?.name, bytes: before?.bytes, mime: before?.mime });
    expect(after?.fileId).not.toBe(fileId);
    const bodies = await Promise.all([before, after].map(async (each) => (await download(each)).rawPayload));
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('serves by the other door, too', async () => {
    const { talent, fileId } = await sentBefore();
    const { email: _, fullName: __, ...form } = Object(applicationCall(second.job, { resume: null }).body);
    const { status } = await server.call(createApplication, {
      as: talent.token,
      body: { ...form, slug: second.job.slug, resumeFileId: fileId },
    });
    expect(status).toBe(201);
  });

  test('is nobody else’s to send: not another talent’s, not a guest’s, not the company’s', async () => {
    const { fileId } = await sentBefore();
    const other = await signUp(server, 'POTENTIAL');
    const before = await countRows(server);
    const answers = [
      await applyAgain(other, { resumeFileId: fileId }),
      await applyAgain(null, { resumeFileId: fileId }),
      await applyAgain(first.recruiter, { resumeFileId: fileId }),
      await applyAgain(other, { resumeFileId: first.job.id }),
    ];
    expect(answers.map(refusal)).toEqual(answers.map(() => [404, 'RESUME_NOT_FOUND']));
    expect(await countRows(server)).toEqual(before);
  });

  test.each<[string, (fileId: string) => ApplicationOverrides, unknown[]]>([
    ['no id', () => ({ resumeFileId: 'curriculo' }), [422, 'VALIDATION_FAILED', 'resumeFileId PATTERN']],
    [
      'a file beside it',
      (fileId) => ({ resumeFileId: fileId, resume: { name: 'outro.pdf', body: Buffer.from('%PDF-1.4') } }),
      [422, 'VALIDATION_FAILED', 'resumeFileId FIELD_NOT_ASKED'],
    ],
    [
      'an old notice',
      (fileId) => ({ resumeFileId: fileId, noticeVersion: '0' }),
      [422, 'VALIDATION_FAILED', 'noticeVersion ACCEPTANCE_INVALID'],
    ],
    ['nothing', () => ({}), [422, 'RESUME_REQUIRED', 'resume RESUME_REQUIRED']],
  ])('is refused with %s, and nothing is written', async (_, overrides, expected) => {
    const { talent, fileId } = await sentBefore();
    const before = await countRows(server);
    expect(refusal(await applyAgain(talent, overrides(fileId)))).toEqual(expected);
    expect(await countRows(server)).toEqual(before);
  });

  test('is refused where the job asks for none, and once it is no longer kept', async () => {
    const { talent, fileId } = await sentBefore();
    const without = await publishJob(server, second.recruiter, {
      form: {
        fields: [
          { field: 'phone', visible: true, required: false },
          { field: 'resume', visible: false, required: false },
        ],
      },
    });
    expect(refusal(await applyAgain(talent, { resumeFileId: fileId }, without))).toEqual([
      422,
      'VALIDATION_FAILED',
      'resume FIELD_NOT_ASKED',
    ]);
    await server.platform.database.updateTable('files').set({ state: 'deleted' }).where('id', '=', fileId).execute();
    expect(refusal(await applyAgain(talent, { resumeFileId: fileId }))).toEqual([404, 'RESUME_NOT_FOUND']);
    expect((await prefill(talent)).resume).toBeNull();
  });
});

test('lists mark what a talent has applied to, until they withdraw', async () => {
  const { talent, applicationId } = await sentBefore();
  const marked = async () => {
    const query = { ids: `${first.job.id},${second.job.id}` };
    return (await server.call(appliedAmong, { as: talent.token, query })).data.map((each) => [
      each.jobId,
      each.applicationId,
    ]);
  };
  expect(await marked()).toEqual([[first.job.id, applicationId]]);
  await server.call(withdrawOwn, { as: talent.token, params: { id: applicationId }, body: {} });
  expect(await marked()).toEqual([]);
});
