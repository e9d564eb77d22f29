import { randomUUID } from 'node:crypto';
import { createJob, getDraft, saveDraft, saveStep } from '@prova/contract/jobs/job-wizard';
import { duplicateJob, getJob, removeJob, updateJob } from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
const steps = wizardData();

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
});
afterAll(() => server.close());

const as = () => recruiter.token;
const step = (n: number, body: unknown) => server.call(saveStep, { as: as(), params: { n }, body });
const fields = (body: { details?: readonly { field: string; code?: string }[] }) =>
  body.details?.map(({ field, code }) => [field, code]);

describe('the wizard', () => {
  test('starts a draft by its first step, in the language of whoever writes', async () => {
    const { data } = await server.call(createJob, { as: as(), body: steps[1] });
    expect(data).toMatchObject({
      status: 'DRAFT',
      completedSteps: [1],
      publishedAt: null,
      companyName: 'Aurora Sistemas',
    });
    expect(data.stages.map(({ type, name, replyDays }) => [type, name, replyDays])).toEqual([
      ['new', 'Novos candidatos', 5],
      ['review', 'Em análise', 5],
      ['offer', 'Oferta enviada', null],
      ['hired', 'Contratados', null],
    ]);
    expect(data.fields.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'full_name',
      'email',
      'phone',
      'resume',
    ]);
    expect(data.templates.map(({ kind, stageName }) => [kind, stageName])).toEqual([
      ['received', null],
      ['stage', 'Em análise'],
      ['offer', null],
      ['hired', null],
      ['rejected', null],
      ['closed', null],
    ]);
    expect(data.slug).toMatch(/^pessoa-desenvolvedora-front-end-senior-[a-z0-9]{6}$/);
  });

  test('goes on by the id beside or inside the data, and needs it after the first step', async () => {
    const first = (await step(1, { step: 1, data: steps[1] })).data;
    expect((await step(2, { jobId: first.id, data: steps[2] })).data.completedSteps).toEqual([1, 2]);
    expect((await step(3, { data: { ...steps[3], jobId: first.id } })).data.completedSteps).toEqual([1, 2, 3]);
    const without = await step(3, { data: steps[3] });
    expect([without.status, fields(without.body)]).toEqual([422, [['jobId', 'REQUIRED']]]);
    const crooked = await step(3, { data: { ...steps[3], jobId: 'abc' } });
    expect([crooked.status, fields(crooked.body)]).toEqual([422, [['jobId', 'INVALID']]]);
    const other = await step(3, { step: 4, jobId: first.id, data: steps[3] });
    expect([other.status, fields(other.body)]).toEqual([422, [['step', 'INVALID']]]);
  });

  test('keeps a half-done step as typed, without calling it complete', async () => {
    const job = (await step(1, { data: steps[1] })).data;
    const half = { description: '<p>Pela met', skills: 'ainda não é lista', requirements: 'NUL \u0000 e meio \ud83d' };
    const kept = (await step(2, { jobId: job.id, partial: true, data: half })).data;
    expect(kept).toMatchObject({ completedSteps: [1], description: '' });
    const draft = (await server.call(getDraft, { as: as(), params: { id: job.id } })).data;
    expect(draft.partial).toEqual({ 2: { ...half, requirements: 'NUL  e meio \ufffd' } });
    const done = (await step(2, { jobId: job.id, data: steps[2] })).data;
    expect(done.completedSteps).toEqual([1, 2]);
    expect((await server.call(getDraft, { as: as(), params: { id: job.id } })).data.partial).toEqual({});
  });

  test('starts a draft from a first step that is half done', async () => {
    const untitled = (await step(1, { partial: true, data: { title: 'V' } })).data;
    expect(untitled).toMatchObject({ title: 'Vaga sem título', completedSteps: [], status: 'DRAFT' });
    expect(untitled.missing.filter((each) => each.step === 1).map(({ field }) => field)).toContain('locationModel');
    const titled = (await step(1, { partial: true, data: { title: 'Pessoa Redatora' } })).data;
    expect(titled.title).toBe('Pessoa Redatora');
  });

  test('keeps several half-done steps at once', async () => {
    const job = (await step(1, { data: steps[1] })).data;
    const partial = { 3: { questions: [{ text: '' }] }, 5: { templates: null } };
    const saved = await server.call(saveDraft, { as: as(), params: { id: job.id }, body: { steps: partial } });
    expect(saved.data.version).toBe(job.version + 1);
    expect((await server.call(getDraft, { as: as(), params: { id: job.id } })).data.partial).toEqual(partial);
    const unknown = await server.call(saveDraft, {
      as: as(),
      params: { id: job.id },
      body: { steps: { 3: { wrong: 1 } } },
    });
    expect([unknown.status, fields(unknown.body)]).toEqual([422, [['wrong', 'UNKNOWN_FIELD']]]);
  });

  test('refuses what two tabs would overwrite', async () => {
    const job = await draftJob(server, recruiter);
    const mine = await step(2, { jobId: job.id, version: job.version, data: steps[2] });
    expect(mine.data.version).toBe(job.version + 1);
    const theirs = await step(2, { jobId: job.id, version: job.version, data: steps[2] });
    expect([theirs.status, theirs.body.error]).toEqual([409, 'VERSION_CONFLICT']);
    const stale = await server.call(updateJob, {
      as: as(),
      params: { id: job.id },
      body: { version: job.version, urgent: true },
    });
    expect([stale.status, stale.body.error]).toEqual([409, 'VERSION_CONFLICT']);
  });

  test('makes one draft of a double click', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all([
      server.call(createJob, { as: as(), body: steps[1], headers }),
      server.call(createJob, { as: as(), body: steps[1], headers }),
    ]);
    const ids = [one, two].filter(({ status }) => status === 201).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    expect([201, 409]).toContain(two.status);
    expect((await server.call(createJob, { as: as(), body: steps[1], headers })).data.id).toBe(ids[0]);
  });
});

describe('details', () => {
  test('change one by one; what is left out stays', async () => {
    const job = await draftJob(server, recruiter);
    const changed = await server.call(updateJob, { as: as(), params: { id: job.id }, body: { urgent: true } });
    expect(changed.data).toMatchObject({
      urgent: true,
      benefits: steps[1].benefits,
      payMin: 900_000,
      city: 'Campinas',
    });
    const three = await server.call(updateJob, { as: as(), params: { id: job.id }, body: { openings: 3 } });
    expect(three.data).toMatchObject({ urgent: true, openings: 3 });
    const remote = await server.call(updateJob, {
      as: as(),
      params: { id: job.id },
      body: { locationModel: 'remote' },
    });
    expect(remote.data).toMatchObject({ locationModel: 'remote', address: null });
    const unpaid = await server.call(updateJob, { as: as(), params: { id: job.id }, body: { payMode: 'negotiate' } });
    expect(unpaid.data).toMatchObject({ payMin: null, payMax: null });
    const wrong = await server.call(updateJob, { as: as(), params: { id: job.id }, body: { payMode: 'fixed' } });
    expect([wrong.status, fields(wrong.body)]).toEqual([422, [['payMin', 'PAY_REQUIRED']]]);
    const nothing = { payMode: 'fixed', payMin: 0 } as const;
    const free = await server.call(updateJob, { as: as(), params: { id: job.id }, body: nothing });
    expect([free.status, fields(free.body)]).toEqual([422, [['payMin', 'PAY_REQUIRED']]]);
  });

  test.each([
    ['a name of 10,000 characters', { title: 'x'.repeat(10_000) }, [['title', 'TOO_LONG']]],
    ['an unknown field', { color: 'red' }, [['color', 'UNKNOWN_FIELD']]],
    [
      'no place on site',
      { locationModel: 'onsite', city: '', state: '' },
      [
        ['city', 'ADDRESS_REQUIRED'],
        ['state', 'ADDRESS_REQUIRED'],
      ],
    ],
    ['no opening', { openings: 0 }, [['openings', 'MIN']]],
    [
      'a language twice',
      { languages: [...['basic', 'fluent']].map((proficiency) => ({ code: 'en', proficiency })) },
      [['languages.1.code', 'DUPLICATE']],
    ],
    [
      'a language that is not offered',
      { languages: [{ code: 'tlh', proficiency: 'basic' }] },
      [['languages.0.code', 'NOT_AN_OPTION']],
    ],
    ['a range upside down', { payMin: 2, payMax: 1 }, [['payMax', 'PAY_RANGE']]],
    ['an unknown contract', { contractType: 'slavery' }, [['contractType', 'NOT_AN_OPTION']]],
    ['cents that are no number', { payMin: '900' }, [['payMin', 'INVALID_TYPE']]],
  ])('refuse %s', async (_what, given, refused) => {
    const answer = await server.call(createJob, { as: as(), body: { ...steps[1], ...given } });
    expect([answer.status, fields(answer.body)]).toEqual([422, refused]);
  });
});

test('how many are to be hired is public', async () => {
  const job = await publishJob(server, recruiter);
  const read = async () => (await server.call(getPublicJob, { params: { slug: job.slug } })).data.openings;
  expect(await read()).toBeNull();
  await server.call(updateJob, { as: as(), params: { id: job.id }, body: { openings: 3 } });
  expect(await read()).toBe(3);
  // The whole step without it: nothing is left of it.
  const { version } = (await server.call(getJob, { as: as(), params: { id: job.id } })).data;
  await step(1, { jobId: job.id, version, data: steps[1] });
  expect(await read()).toBeNull();
});

test('the languages that a job asks for are public, and a copy asks for them, too', async () => {
  const job = await publishJob(server, recruiter);
  const read = async () => (await server.call(getPublicJob, { params: { slug: job.slug } })).data.languages;
  expect(await read()).toEqual([]);
  const languages = [
    { code: 'en', proficiency: 'advanced' },
    { code: 'es', proficiency: 'basic' },
  ] as const;
  const call = { as: as(), params: { id: job.id } };
  const changed = await server.call(updateJob, { ...call, body: { languages: [...languages] } });
  expect([changed.data.languages, await read()]).toEqual([languages, languages]);
  await server.call(updateJob, { ...call, body: { urgent: true } });
  expect(await read()).toEqual(languages);
  expect((await server.call(duplicateJob, call)).data.languages).toEqual(languages);
  // The whole step without them: nothing is left of them.
  const { version } = (await server.call(getJob, call)).data;
  await step(1, { jobId: job.id, version, data: steps[1] });
  expect(await read()).toEqual([]);
});

describe('description', () => {
  test('is reduced to rich text, whatever is pasted', async () => {
    const job = await draftJob(server, recruiter, {
      description: {
        description:
          '<h1>Vaga</h1><script>alert(1)</script><p onclick="x()">Oi <b>você</b> <a href="javascript:alert(1)">aqui</a> <a href="https://aurora.example" target="_blank">site</a></p><img src=x onerror=alert(1)><style>p{}</style>',
        requirements: '<iframe src="https://mal.example"></iframe><ul><li>Um</li></ul>',
      },
    });
    expect(job.description).toBe(
      '<h2>Vaga</h2><p>Oi <strong>você</strong> aqui <a href="https://aurora.example" rel="nofollow noopener">site</a></p>',
    );
    expect(job.requirements).toBe('<ul><li>Um</li></ul>');
  });

  test('refuses what holds no words once it is cleaned', async () => {
    const job = await draftJob(server, recruiter);
    for (const description of ['<p> </p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>']) {
      const answer = await step(2, { jobId: job.id, data: { ...steps[2], description } });
      expect([answer.status, fields(answer.body)]).toEqual([422, [['description', 'DESCRIPTION_REQUIRED']]]);
    }
    const long = await step(2, { jobId: job.id, data: { ...steps[2], description: '&'.repeat(20_000) } });
    expect([long.status, fields(long.body)]).toEqual([422, [['description', 'TOO_LONG']]]);
  });

  test('knows technologies by all their spellings and proposes new ones', async () => {
    const asked = ['React.js', 'reactjs', 'Ação Útil ℃', 'ação útil ℃', 'C++'].map((name) => ({
      name,
      level: 'ADVANCED' as const,
    }));
    const job = await draftJob(server, recruiter, { description: { skills: asked } });
    expect(job.skills.map(({ name }) => name).sort()).toEqual(['Ação Útil ℃', 'C++', 'React']);
    const again = await draftJob(server, recruiter, {
      description: { skills: [{ name: 'ACAO UTIL ℃', level: 'ADVANCED' }] },
    });
    expect(again.skills.map(({ name }) => name)).toEqual(['Ação Útil ℃']);
    const proposed = await server.platform.database
      .selectFrom('skills')
      .select(['name', 'state'])
      .where('name', '=', 'Ação Útil ℃')
      .execute();
    expect(proposed).toEqual([{ name: 'Ação Útil ℃', state: 'proposed' }]);
  });
});

test('free text of one line stays as typed, script or not', async () => {
  const script = '<script>alert(1)</script>';
  const job = await draftJob(server, recruiter, {
    details: { title: script, benefits: [script], internalCode: script },
    form: { fields: [], questions: [{ type: 'essay', text: script }] },
  });
  expect(job).toMatchObject({ title: script, benefits: [script], internalCode: script });
  expect(job.questions[0]?.text).toBe(script);
});

test('a draft goes for good, with everything in it', async () => {
  const job = await draftJob(server, recruiter);
  expect((await server.call(removeJob, { as: as(), params: { id: job.id } })).data).toEqual({ id: job.id });
  expect((await server.call(getJob, { as: as(), params: { id: job.id } })).status).toBe(404);
  const rows = await server.platform.database.selectFrom('jobs').select('id').where('id', '=', job.id).execute();
  expect(rows).toEqual([]);
});

test('a public job keeps its address and stays complete when its steps are saved again', async () => {
  const job = await publishJob(server, recruiter);
  const renamed = await step(1, { jobId: job.id, data: { ...steps[1], title: 'Outro nome' } });
  expect(renamed.data).toMatchObject({ title: 'Outro nome', slug: job.slug, status: 'ACTIVE', missing: [] });
  const emptied = await step(2, { jobId: job.id, data: { ...steps[2], description: '' } });
  expect([emptied.status, fields(emptied.body)]).toEqual([422, [['description', 'DESCRIPTION_REQUIRED']]]);
});
