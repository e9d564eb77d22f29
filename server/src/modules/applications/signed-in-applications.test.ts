import {
  amendApplication,
  applicationTimeline,
  createApplication,
  getApplication,
  listApplications,
  removeApplication,
} from '@prova/contract/applications/applications';
import { actOnCandidate, moveCandidate } from '@prova/contract/funnel/funnel';
import { toggleJob } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, applyTo, countRows, jobWithQuestions } from '../../../test/applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';

let server: TestServer;
let recruiter: Person;
let asked: Awaited<ReturnType<typeof jobWithQuestions>>;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  asked = await jobWithQuestions(server, recruiter);
});
afterAll(() => server.close());

/** What `POST /applications` takes of the public form: all but the e-mail, with the job in the body. */
async function signedIn(talent: Person, job: object, overrides: object = {}): Promise<CallOptions> {
  const { body, files } = applicationCall({ slug: '' }, overrides);
  const { email: _, fullName: __, ...form } = Object(body);
  return { as: talent.token, body: { ...form, ...job }, ...(files && { files }) };
}

describe('a signed-in talent', () => {
  test('applies by the id of a job with name and e-mail of the account, once', async () => {
    const talent = await signUp(server, 'POTENTIAL', { name: 'Lia Prado' });
    const call = await signedIn(talent, { jobId: asked.job.id }, { ...asked.answered, coverLetter: 'Gosto de mapas.' });
    const { status, data } = await server.call(createApplication, call);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      jobId: asked.job.id,
      jobSlug: asked.job.slug,
      status: 'pending',
      stageIndex: 0,
      can: { withdraw: true, amend: true },
    });
    const { data: detail } = await server.call(getApplication, { as: recruiter.token, params: { id: data.id } });
    expect(detail).toMatchObject({
      candidate: { name: 'Lia Prado', email: talent.email, hasAccount: true },
      coverLetter: 'Gosto de mapas.',
      resume: { mime: 'application/msword' },
    });

    const before = await countRows(server);
    const again = await server.call(createApplication, call);
    expect([again.status, again.body.error]).toEqual([409, 'ALREADY_APPLIED']);
    expect(await countRows(server)).toEqual(before);
    const kinds = (await server.mails(talent.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('application_'))).toEqual(['application_received']);
  });

  test('applies by the slug, without a résumé as plain JSON, and a lost answer is repeated under its key', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const call = {
      ...(await signedIn(talent, { slug: asked.job.slug }, { ...asked.answered, resume: null })),
      headers: { 'idempotency-key': 'uma-so-vez' },
    };
    const [first, second] = [await server.call(createApplication, call), await server.call(createApplication, call)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data.id).toBe(first.data.id);
  });

  test('is refused as by the public form, and must name one job', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const refused = async (job: object, overrides: object = asked.answered) => {
      const { status, body } = await server.call(createApplication, await signedIn(talent, job, overrides));
      return [status, body.error, ...(body.details ?? []).map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await refused({})).toEqual([422, 'VALIDATION_FAILED', 'jobId REQUIRED']);
    expect(await refused({ jobId: asked.job.id, slug: asked.job.slug })).toEqual([
      422,
      'VALIDATION_FAILED',
      'jobId REQUIRED',
    ]);
    expect(await refused({ jobId: asked.job.id, email: 'outra@correio.example' })).toEqual([
      422,
      'VALIDATION_FAILED',
      'email UNKNOWN_FIELD',
    ]);
    expect(await refused({ jobId: asked.job.id }, {})).toEqual([
      422,
      'VALIDATION_FAILED',
      `answers.${asked.essay.id} QUESTION_REQUIRED`,
    ]);
    expect(await refused({ jobId: talent.id })).toEqual([404, 'JOB_NOT_FOUND']);
    const fake = { name: 'curriculo.pdf', body: Buffer.from('MZ nothing of the kind') };
    expect(await refused({ jobId: asked.job.id }, { ...asked.answered, resume: fake })).toEqual([
      415,
      'FILE_TYPE_UNSUPPORTED',
    ]);
    const paused = await publishJob(server, recruiter);
    await server.call(toggleJob, { as: recruiter.token, params: { id: paused.id } });
    expect(await refused({ jobId: paused.id })).toEqual([409, 'JOB_CLOSED']);
  });
});

describe('an amendment', () => {
  const applied = async () => {
    const talent = await signUp(server, 'POTENTIAL', { name: 'Nara Dias' });
    const { id } = await applyTo(server, asked.job, {
      ...asked.answered,
      as: talent.token,
      fullName: talent.name,
      email: talent.email,
      linkedin: 'linkedin.com/in/exemplo-nara',
    });
    const amend = (body: object, as = talent.token) => server.call(amendApplication, { as, params: { id }, body });
    return { id, talent, amend };
  };
  const eventsOf = async (id: string) =>
    withoutMails((await server.call(applicationTimeline, { as: recruiter.token, params: { id } })).data);

  test('changes what it names, takes out what it empties, and leaves the rest', async () => {
    const { id, amend } = await applied();
    const { status, data } = await amend({
      phone: '(21) 97777-6666',
      linkedin: null,
      coverLetter: 'Agora com carta sobre Cassandra.',
      answers: [{ questionId: asked.choice.id, answer: asked.choice.options[0]?.id }],
    });
    expect(status).toBe(200);
    expect(data.form).toEqual({
      phone: '+5521977776666',
      coverLetter: 'Agora com carta sobre Cassandra.',
      portfolio: null,
      linkedin: null,
      github: null,
      website: null,
      answers: expect.arrayContaining([
        { questionId: asked.essay.id, answer: 'Um painel de rotas.' },
        { questionId: asked.choice.id, answer: asked.choice.options[0]?.id },
      ]),
    });
    const { data: detail } = await server.call(getApplication, { as: recruiter.token, params: { id } });
    expect(detail).toMatchObject({
      coverLetter: 'Agora com carta sobre Cassandra.',
      candidate: { name: 'Nara Dias', phone: '+5521977776666', linkedin: null },
      answers: [{ answer: 'Um painel de rotas.' }, { answer: 'Em casa' }],
    });
    expect((await eventsOf(id)).find(({ type }) => type === 'amended')).toMatchObject({
      actor: { kind: 'candidate', name: 'Nara Dias' },
      data: { fields: ['phone', 'coverLetter', 'linkedin', 'answers'] },
    });
    const found = await server.call(listApplications, { as: recruiter.token, query: { search: 'cassandra' } });
    expect(found.data.map((each) => each.id)).toEqual([id]);
  });

  test('that changes nothing leaves no trace', async () => {
    const { id, amend } = await applied();
    expect((await amend({})).status).toBe(200);
    expect((await amend({ linkedin: 'https://www.linkedin.com/in/exemplo-nara' })).status).toBe(200);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['applied']);
  });

  test('is held to the form of the job', async () => {
    const { id, amend } = await applied();
    const { status, body } = await amend({
      phone: null,
      github: 'github.com/exemplo-prova',
      coverLetter: 'x',
      answers: [
        { questionId: asked.essay.id, answer: '' },
        { questionId: asked.choice.id, answer: 'nenhuma' },
      ],
    });
    expect(status).toBe(422);
    expect(body.details?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'phone REQUIRED',
      'github FIELD_NOT_ASKED',
      'coverLetter TOO_SHORT',
      `answers.${asked.choice.id} NOT_AN_OPTION`,
      `answers.${asked.essay.id} QUESTION_REQUIRED`,
    ]);
    const name = await amend({ fullName: 'Outro Nome' });
    expect(name.body.details?.map(({ code }) => code)).toEqual(['UNKNOWN_FIELD']);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['applied']);
  });

  test('comes too late once somebody has taken the application up, put it aside, or it has ended', async () => {
    for (const act of ['move', 'hold', 'withdraw'] as const) {
      const { id, amend, talent } = await applied();
      const params = { id };
      if (act === 'withdraw') await server.call(removeApplication, { as: talent.token, params });
      else if (act === 'hold')
        await server.call(actOnCandidate, { as: recruiter.token, params, body: { action: 'hold' } });
      else {
        const targetStageId = asked.job.stages.find(({ type }) => type === 'review')?.id ?? '';
        await server.call(moveCandidate, { as: recruiter.token, params, body: { targetStageId } });
      }
      const late = await amend({ phone: '(21) 97777-6666' });
      expect([act, late.status, late.body.error]).toEqual([act, 409, 'AMENDMENT_REFUSED']);
    }
  });

  test('is nobody’s but the talent’s', async () => {
    const { amend } = await applied();
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await amend({ phone: '(21) 97777-6666' }, stranger.token)).body.error).toBe('APPLICATION_NOT_FOUND');
    expect((await amend({ phone: '(21) 97777-6666' }, recruiter.token)).status).toBe(403);
  });
});

test('DELETE withdraws the talent’s own application and keeps the company’s record; recruiters may not', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const { id } = await applyTo(server, asked.job, { ...asked.answered, as: talent.token, email: talent.email });
  const remove = (as: string) => server.call(removeApplication, { as, params: { id } });
  expect((await remove(recruiter.token)).status).toBe(403);
  expect((await remove((await signUp(server, 'POTENTIAL')).token)).status).toBe(404);
  const gone = await remove(talent.token);
  expect([gone.status, gone.data.active]).toEqual([200, false]);
  const again = await remove(talent.token);
  expect([again.status, again.body.error]).toEqual([409, 'WITHDRAWAL_REFUSED']);
  const { data } = await server.call(getApplication, { as: recruiter.token, params: { id } });
  expect(data.withdrawnAt).not.toBeNull();
  await undoOver(server);
  expect((await server.mails(talent.email)).map(({ kind }) => kind)).toContain('withdrawal_confirmed');
});

describe('the list of a recruiter', () => {
  test('holds the company’s applications, page by page, by job, status, search and in either order', async () => {
    const own = await signUp(server, 'RECRUITER', { companyName: 'Maré Logística' });
    const [first, second] = [await publishJob(server, own), await publishJob(server, own)];
    const ana = await applyTo(server, first, { fullName: 'Ana Bonfim' });
    server.clock.advance(60);
    const bia = await applyTo(server, second, { fullName: 'Bia Bonfim' });
    server.clock.advance(60);
    const caio = await applyTo(server, second, { fullName: 'Caio Reis' });
    const body = { action: 'reject', reason: 'Outro perfil' };
    expect((await server.call(actOnCandidate, { as: own.token, params: { id: bia.id }, body })).status).toBe(200);
    const ask = (query: object, as: string) => server.call(listApplications, { as, query: { ...query } });
    const list = async (query: object = {}) => {
      const { data, body } = await ask(query, own.token);
      return { ids: data.map(({ id }) => id), data, meta: body.meta };
    };

    const all = await list();
    expect(all.ids).toEqual([caio.id, bia.id, ana.id]);
    expect(all.data[0]).toMatchObject({
      jobId: second.id,
      companyName: 'Maré Logística',
      status: 'pending',
      candidate: { id: caio.candidateId, name: 'Caio Reis', email: caio.email, status: 'new' },
      can: { withdraw: false, amend: false },
    });
    expect((await list({ sort: 'oldest', limit: 2 })).ids).toEqual([ana.id, bia.id]);
    expect((await list({ sort: 'oldest', limit: 2, page: 2 })).ids).toEqual([caio.id]);
    expect((await list({ limit: 1, page: 9 })).meta).toEqual({ page: 9, limit: 1, total: 3, totalPages: 3 });
    expect((await list({ jobId: second.id })).ids).toEqual([caio.id, bia.id]);
    expect((await list({ status: 'rejected' })).ids).toEqual([bia.id]);
    expect((await list({ status: 'pending', jobId: second.id })).ids).toEqual([caio.id]);
    expect((await list({ open: 'false' })).ids).toEqual([bia.id]);
    expect((await list({ search: 'bonf' })).ids).toEqual([bia.id, ana.id]);
    expect((await list({ search: 'ninguém assim' })).ids).toEqual([]);

    for (const query of [{ limit: 101 }, { status: 'new' }, { sort: 'name' }, { jobId: 'x' }, { page: 0 }])
      expect((await ask(query, own.token)).body.error).toBe('VALIDATION_FAILED');
    expect((await ask({ jobId: first.id }, recruiter.token)).body.error).toBe('JOB_NOT_FOUND');
    expect((await ask({ search: 'bonfim' }, recruiter.token)).data).toEqual([]);
  });

  test('is about the company that is named, if the person belongs to it', async () => {
    const own = await signUp(server, 'RECRUITER');
    const call = (companyId: string) =>
      server.call(listApplications, { as: own.token, headers: { 'x-company-id': companyId } });
    expect((await call(own.companyId ?? '')).data).toEqual([]);
    expect((await call(recruiter.companyId ?? '')).status).toBe(404);
  });
});

test('a talent’s list knows the same filters, and nothing of the company’s side', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const own = { as: talent.token, email: talent.email };
  const painter = await publishJob(server, recruiter, { details: { title: 'Pessoa Pintora de Mapas' } });
  const mine = await applyTo(server, painter, own);
  const other = await applyTo(server, asked.job, { ...own, ...asked.answered });
  const list = async (query: object) => {
    const { data } = await server.call(listApplications, { as: talent.token, query: { ...query } });
    return data;
  };
  expect((await list({})).map(({ candidate }) => candidate)).toEqual([null, null]);
  expect((await list({ search: 'PINTORA aurora' })).map(({ id }) => id)).toEqual([mine.id]);
  expect((await list({ search: '100%' })).map(({ id }) => id)).toEqual([]);
  expect((await list({ jobId: asked.job.id, status: 'pending' })).map(({ id }) => id)).toEqual([other.id]);
});
