import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { closeJob, getJob, type JobDetail, toggleJob } from '@prova/contract/jobs/jobs';
import { countJobView, getPublicJob, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, type JobOverrides, publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { verifyCompany } from '../../companies/companies.service.ts';
import { selectListedPart, selectListedParts } from './job-sitemap.queries.ts';
import { flushJobViews } from './job-views.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  await verify('aurora-sistemas');
});
afterAll(() => server.close());

async function verify(slug: string): Promise<void> {
  await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), slug);
  await server.drain();
}
const list = (query: Record<string, unknown> = {}) => server.call(listPublicJobs, { query });
const titles = async (query: Record<string, unknown>) => (await list(query)).data.map(({ title }) => title);
const read = (slug: string) => server.call(getPublicJob, { params: { slug } });
const act = (endpoint: typeof toggleJob | typeof closeJob, job: JobDetail, body?: unknown) =>
  server.call(endpoint, { as: recruiter.token, params: { id: job.id }, body });

describe('the public list', () => {
  const named = (title: string, given: JobOverrides = {}) => ({ ...given, details: { title, ...given.details } });
  let front: JobDetail;

  beforeAll(async () => {
    front = await publishJob(
      server,
      recruiter,
      named('Pessoa Desenvolvedora Front-end Sênior', { details: { city: 'São Paulo', state: 'SP' } }),
    );
    server.clock.advance(60);
    await publishJob(
      server,
      recruiter,
      named('Analista de Soluções', {
        details: { locationModel: 'remote', contractType: 'PJ', seniority: 'junior', payMode: 'negotiate' },
        description: {
          description: '<p>Ações e níveis de serviço para aplicações críticas.</p>',
          skills: [{ name: 'SQL', level: 'BEGINNING' }],
        },
      }),
    );
    server.clock.advance(60);
    await publishJob(
      server,
      recruiter,
      named('Estágio em dados', {
        details: { contractType: 'internship', seniority: 'trainee', city: 'Recife', state: 'PE' },
      }),
    );
    await draftJob(server, recruiter, named('Rascunho'));
  });

  test('shows open jobs, the newest first, page by page', async () => {
    expect(await titles({})).toEqual([
      'Estágio em dados',
      'Analista de Soluções',
      'Pessoa Desenvolvedora Front-end Sênior',
    ]);
    const second = await list({ page: 2, limit: 2 });
    expect(second.data.map(({ id }) => id)).toEqual([front.id]);
    expect(second.body.meta).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect((await list({ page: 9 })).body.meta).toMatchObject({ total: 3 });
  });

  test.each([
    ['senior', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['DESENVOLVEDORAS', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['solução', ['Analista de Soluções']],
    ['ação nível', ['Analista de Soluções']],
    ['sql', ['Analista de Soluções']],
    ['recife', ['Estágio em dados']],
    ['react -estágio -soluções', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['aurora dados', ['Estágio em dados']],
    ['cobol', []],
    ["'; drop table jobs; --", []],
    ['desenvolv', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['pessoa desenvolved', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['reactjs sênior', ['Pessoa Desenvolvedora Front-end Sênior']],
    ['structured query language', ['Analista de Soluções']],
    ['Pernambuco', ['Estágio em dados']],
    // The city before the rest of its state.
    ['sao paulo', ['Pessoa Desenvolvedora Front-end Sênior', 'Analista de Soluções']],
    ['São Paul', ['Pessoa Desenvolvedora Front-end Sênior']],
    ["a'b & | ! ( : * ŉ", []],
  ])('finds %j', async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  test.each(['c++ & | ! ( : *', "a'b \\ <-> :*", 'node\u0000js', '!!! ((((', '\\%_', '©…½ ™', '-', '"', '" or -'])(
    'is safe with %j',
    async (typed) => {
      for (const query of [{ search: typed }, { location: typed }]) expect((await list(query)).status).toBe(200);
    },
  );

  test('refuses to look for what is too long to be a search', async () => {
    for (const query of [{ search: 'a'.repeat(10_000) }, { location: 'a'.repeat(10_000) }])
      expect((await list(query)).status).toBe(422);
  });

  test('finds everything by words that say nothing', async () => {
    expect(await titles({ search: 'de para' })).toHaveLength(3);
  });

  test.each([
    [{ level: 'senior,trainee' }, ['Estágio em dados', 'Pessoa Desenvolvedora Front-end Sênior']],
    [{ contractType: 'PJ' }, ['Analista de Soluções']],
    [{ locationModel: 'hybrid' }, ['Estágio em dados', 'Pessoa Desenvolvedora Front-end Sênior']],
    [{ remote: 'true' }, ['Analista de Soluções']],
    [{ location: 'sao paulo' }, ['Analista de Soluções', 'Pessoa Desenvolvedora Front-end Sênior']],
    [{ location: 'pe' }, ['Estágio em dados']],
    [{ location: 'Pernambuco' }, ['Estágio em dados']],
    [{ location: 'Paraná' }, []],
    [{ location: 'Recfie' }, ['Estágio em dados']],
    [{ location: 'Recife', locationModel: 'remote,hybrid' }, ['Estágio em dados', 'Analista de Soluções']],
    [{ company: 'aurora-sistemas', level: 'junior' }, ['Analista de Soluções']],
    [{ company: 'outra' }, []],
  ])('filters by %o', async (filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  test('tells no amount where pay is to be agreed', async () => {
    const [, agreed, range] = (await list()).data;
    expect(agreed).toMatchObject({ payMode: 'negotiate', payMin: null, payMax: null, currency: null });
    expect(range).toMatchObject({ payMode: 'range', payMin: 900_000, payMax: 1_250_000, currency: 'BRL' });
    expect(range?.company).toEqual({
      name: 'Aurora Sistemas',
      slug: 'aurora-sistemas',
      logoUrl: null,
      verified: true,
      verifiedBy: 'operator',
      verifiedDomain: null,
    });
  });

  test('follows pausing, closing and deleting at once', async () => {
    const job = await publishJob(server, recruiter, named('Passageira'));
    const listed = async () => (await titles({ search: 'passageira' })).length;
    expect(await listed()).toBe(1);
    await act(toggleJob, job);
    expect(await listed()).toBe(0);
    await act(toggleJob, job);
    expect(await listed()).toBe(1);
    await act(closeJob, job, { status: 'CANCELLED' });
    expect(await listed()).toBe(0);
  });

  test('leaves out companies that have proven nothing, until they do', async () => {
    const other = await signUp(server, 'RECRUITER', { companyName: 'Neblina Ltda' });
    const job = await publishJob(server, other, named('Vaga da neblina'));
    expect(await titles({ search: 'neblina' })).toEqual([]);
    expect((await read(job.slug)).data).toMatchObject({ open: true, company: { verified: false } });
    await verify('neblina-ltda');
    expect(await titles({ search: 'neblina' })).toEqual(['Vaga da neblina']);
    await expect(verify('nenhuma')).rejects.toThrow('NOT_FOUND');
  });

  test('finds a job by whatever its skills are called, and by its state', async () => {
    const company = await signUp(server, 'RECRUITER', { companyName: 'Vento Sul' });
    await verify('vento-sul');
    const skills = ['Node.js', 'PostgreSQL', 'D3.js', 'Kubernetes', 'JavaScript'].map(
      (name) => ({ name, level: 'BEGINNING' }) as const,
    );
    const job = named('Vaga de engenharia', {
      details: { city: 'Curitiba', state: 'PR' },
      description: { description: '<p>Cuidar de sistemas com pessoas em muitos lugares.</p>', skills },
    });
    await publishJob(server, company, job);
    const missed: string[] = [];
    for (const search of [
      ...['node', 'nodejs', 'Node.js', 'node js', 'postgre', 'postgres', 'postgresql', 'd3', 'd3js', 'D3.js'],
      ...[
        'js',
        'javascript',
        'k8s',
        'kubernetes',
        'kubern',
        'node kubernetes',
        'k8s js',
        'PR',
        'pr',
        'Paraná',
        'parana',
      ],
      ...[
        'engenharia Paraná',
        'node PR',
        'curitib',
        'Curitiba PR',
        'Curitiba, PR',
        'curitiba/pr',
        'Curitiba - PR',
        'Curitiba, Paraná',
      ],
    ])
      if (!(await titles({ search, company: 'vento-sul' })).includes('Vaga de engenharia')) missed.push(search);
    for (const location of [
      ...[
        'PR',
        'pr',
        'Paraná',
        'parana',
        'PARANÁ',
        'curit',
        'Curitiba PR',
        'Curitiba, PR',
        'Curitiba/PR',
        'Curitiba - PR',
      ],
      ...['Curitiba, Paraná', 'curitiba parana', 'Paran'],
    ])
      if (!(await titles({ location, company: 'vento-sul' })).includes('Vaga de engenharia'))
        missed.push(`in ${location}`);
    expect(missed).toEqual([]);
    expect(await titles({ location: 'Curitiba, SP', company: 'vento-sul' })).toEqual([]);
    expect(await titles({ search: 'Pernambuco', company: 'vento-sul' })).toEqual([]);
    expect(await titles({ search: 'engenharia Sergipe', company: 'vento-sul' })).toEqual([]);
    // Its letters are a word that says nothing, too.
    await publishJob(server, company, named('Vaga de praia', { details: { city: 'Aracaju', state: 'SE' } }));
    for (const search of ['Sergipe', 'SE', 'praia sergipe', 'aracaju, se'])
      expect(await titles({ search, company: 'vento-sul' }), search).toEqual(['Vaga de praia']);
    // With a typing error: of skills, titles, companies and cities, and nothing for what is like no word there.
    server.clock.advance(60);
    for (const search of ['Kuberentes', 'engenahria', 'Vetno Sul kubernetes', 'Curitba', 'postgersql engenhraia'])
      expect(await titles({ search, company: 'vento-sul' }), search).toEqual(['Vaga de engenharia']);
    for (const search of ['xilofone', 'Kuberentes xilofone', '"Kuberentes"'])
      expect(await titles({ search, company: 'vento-sul' }), search).toEqual([]);
    // PA is Pará, not a part of Paulo.
    for (const query of [{ location: 'PA' }, { location: 'Pará' }]) expect(await titles(query)).toEqual([]);
  });

  test('stands in the sitemap, which robots.txt names', async () => {
    const get = async (url: string) => server.app.inject({ url });
    const { headers, body } = await get('/sitemap-jobs.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toMatch(
      /<sitemap><loc>http:\/\/localhost:3000\/sitemap-jobs\/1\.xml<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/,
    );
    const jobs = (await get('/sitemap-jobs/1.xml')).body;
    expect(jobs).toContain(`<loc>http://localhost:3000/jobs/${front.slug}</loc><lastmod>2026-11-20</lastmod>`);
    expect(jobs).not.toContain('rascunho');
    expect((await get('/sitemap-jobs/2.xml')).statusCode).toBe(404);
    const first = (await get('/sitemap.xml')).body;
    expect(first).toContain('<loc>http://localhost:3000/jobs</loc>');
    expect(first).not.toContain(`/jobs/${front.slug}`);
    const robots = (await get('/robots.txt')).body;
    for (const name of ['sitemap', 'sitemap-jobs', 'sitemap-profiles'])
      expect(robots).toContain(`Sitemap: http://localhost:3000/${name}.xml\n`);
  });

  test('is in one part of the sitemap, however many there are', async () => {
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const parts = await selectListedParts(ctx, 2);
    const found = await Promise.all(parts.map(({ part }) => selectListedPart(ctx, { part, size: 2 })));
    expect(parts.length).toBeGreaterThan(1);
    expect(found.map((each) => each.length)).toEqual([...Array(parts.length - 1).fill(2), found.at(-1)?.length]);
    const slugs = found.flat().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toContain(front.slug);
  });
});

describe('the public page of a job', () => {
  test('tells what a candidate needs, and nothing of the company’s own', async () => {
    const job = await publishJob(server, recruiter, {
      form: {
        fields: [{ field: 'resume', visible: true, required: false }],
        questions: [{ type: 'multiple_choice', text: 'Quando?', options: [{ text: 'Já' }, { text: 'Depois' }] }],
      },
    });
    const { data, body } = await read(job.slug);
    expect(data).toMatchObject({ open: true, replyDays: 5, title: job.title, noticeVersion: expect.any(String) });
    expect(data.fields).toEqual([
      { field: 'full_name', required: true },
      { field: 'email', required: true },
      { field: 'resume', required: false },
    ]);
    expect(data.questions[0]?.options.map(({ text }) => text)).toEqual(['Já', 'Depois']);
    const names = data.stages.map(({ name }) => name);
    expect(names).toContain('Desafio técnico');
    // As candidates read it: to them nothing has been sent.
    expect(names).toContain('Oferta');
    expect(names).not.toContain('Oferta enviada');
    for (const secret of [job.internalCode, recruiter.id, recruiter.email])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('stays when the job is paused or closed, and says that it takes no applications', async () => {
    const job = await publishJob(server, recruiter);
    await act(toggleJob, job);
    expect((await read(job.slug)).data.open).toBe(false);
    await act(closeJob, job, { status: 'FILLED' });
    expect((await read(job.slug)).data.open).toBe(false);
  });

  test('is unknown for drafts and addresses that never were', async () => {
    const draft = await draftJob(server, recruiter);
    for (const slug of [draft.slug, 'nunca-existiu', 'a\u0000b', '..%2f']) {
      const answer = await read(slug);
      expect([answer.status, answer.body.error]).toEqual([404, 'JOB_NOT_FOUND']);
    }
  });
});

describe('views', () => {
  const view = (slug: string, src?: string, agent = 'Mozilla/5.0') =>
    server.call(countJobView, { params: { slug }, body: { src }, headers: { 'user-agent': agent } });

  test('are counted by source and day, in batches', async () => {
    const job = await publishJob(server, recruiter);
    const rows = () =>
      server.platform.database
        .selectFrom('jobTraffic')
        .select(['day', 'views', 'sourceId'])
        .where('jobId', '=', job.id)
        .orderBy('day')
        .orderBy('views')
        .execute();
    // 23:30 of the 20th in São Paulo, which is the 21st in UTC.
    server.clock.set('2026-11-21T02:30:00Z');
    await Promise.all([
      view(job.slug),
      view(job.slug, 'linkedin'),
      view(job.slug, 'linkedin'),
      view(job.slug, 'inventada'),
    ]);
    expect((await view(job.slug, undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)')).status).toBe(202);
    expect(await rows()).toEqual([]);
    await flushJobViews(server.platform);
    server.clock.set('2026-11-21T03:30:00Z');
    await view(job.slug, 'linkedin');
    await flushJobViews(server.platform);
    await flushJobViews(server.platform);
    const linkedin = job.sources[0]?.id;
    const counted = await rows();
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(
      expect.arrayContaining([
        { day: '2026-11-20', views: 2, sourceId: null },
        { day: '2026-11-20', views: 2, sourceId: linkedin },
        { day: '2026-11-21', views: 1, sourceId: linkedin },
      ]),
    );
    recruiter = await signIn(server, recruiter.email);
    const detail = (await server.call(getJob, { as: recruiter.token, params: { id: job.id } })).data;
    expect([detail.views, detail.sources[0]?.views]).toEqual([5, 3]);
    const [first] = (await server.call(listRecruiterJobs, { as: recruiter.token, query: { sort: 'views' } })).data;
    expect(first?.id).toBe(job.id);
  });

  test('of unknown jobs are refused', async () => {
    expect((await view('nunca-existiu')).status).toBe(404);
    const job = await publishJob(server, recruiter);
    const wrong = await server.call(countJobView, { params: { slug: job.slug }, body: { source: 'x' } });
    expect(wrong.status).toBe(422);
  });
});
