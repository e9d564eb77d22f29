import { getApplication, listApplications } from '@prova/contract/applications/applications';
import { readConversation, sendByToken, sendMessage } from '@prova/contract/conversations/conversations';
import type { PageMeta } from '@prova/contract/endpoint';
import { CANDIDATE_SORTS, type ListedCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { actOnCandidate, getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { shareJob } from '@prova/contract/jobs/job-members';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/companies.ts';
import { seedMany } from '../../../seeds/volume.ts';
import { type AppliedCandidate, applyTo, jobWithQuestions, statusToken } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { forgetCandidates } from '../applications/applications.service.ts';

let server: TestServer;
let owner: Person;
let backend: JobDetail;
let design: JobDetail;
/** Applied to both jobs, to `design` last. */
let joao: AppliedCandidate;
let joaoDesign: AppliedCandidate;
let marilia: AppliedCandidate;
let andre: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  backend = await publishJob(server, owner);
  design = await publishJob(server, owner);
  const apply = async (job: JobDetail, fullName: string, email: string) => {
    server.clock.advance(60);
    return applyTo(server, job, { fullName, email });
  };
  joao = await apply(backend, 'João da Conceição', 'jconceicao@correio.example');
  marilia = await apply(backend, 'Marília Souza', 'marilia.souza@empresa.example');
  andre = await apply(design, 'André Sá', 'andre.vendas-comercial@correio.example');
  joaoDesign = await apply(design, 'João da Conceição', 'jconceicao@correio.example');
});
afterAll(() => server.close());

async function list(query: Query = {}, as = owner) {
  const { data, body } = await answer(query, as);
  return { data, meta: (body as { meta?: PageMeta }).meta };
}
type Query = Readonly<Record<string, string | number | undefined>>;
const answer = (query: Query, as = owner) => server.call(listCandidates, { as: as.token, query });
const names = async (query: Query = {}, as = owner) => (await list(query, as)).data.map(({ name }) => name);
const one = async (query: Query, name: string): Promise<ListedCandidate> => {
  const found = (await list(query)).data.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found;
};
const [JOAO, MARILIA, ANDRE] = ['João da Conceição', 'Marília Souza', 'André Sá'];

describe('everybody of the company', () => {
  test('stands in the list once, with the newest application and how many there are', async () => {
    const { data, meta } = await list();
    expect(data.map(({ name }) => name)).toEqual([JOAO, ANDRE, MARILIA]);
    expect(meta).toMatchObject({ page: 1, limit: 25, total: 3, totalPages: 1 });
    expect(data[0]).toMatchObject({
      id: joao.candidateId,
      email: 'jconceicao@correio.example',
      applications: 2,
      application: {
        id: joaoDesign.id,
        jobId: design.id,
        jobTitle: design.title,
        stage: { type: 'new' },
        status: 'new',
        active: true,
        withdrawn: false,
        closed: false,
        unopened: true,
        unreadMessages: 0,
      },
    });
  });

  test('is sorted by time, by name without accents, and by who waits the longest', async () => {
    expect(await names({ sort: 'oldest' })).toEqual([MARILIA, ANDRE, JOAO]);
    expect(await names({ sort: 'name' })).toEqual([ANDRE, JOAO, MARILIA]);
    const { data } = await list({ sort: 'waiting' });
    expect(data.map(({ name }) => name)).toEqual([JOAO, MARILIA, ANDRE]);
    // The one that waits is shown, not the newest.
    expect(data[0]?.application.id).toBe(joao.id);
  });

  test('a page that is asked for beyond the end says how many there are', async () => {
    const { data, meta } = await list({ page: 9 });
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ page: 9, total: 3, totalPages: 1 });
  });
});

/** A company that knows two people, of whom one left this number. */
async function reached() {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  await applyTo(server, job, { fullName: 'Rui Neto', phone: '(11) 98765-4321' });
  await applyTo(server, job, { fullName: 'Eva Luz', phone: '+44 20 7946 0958' });
  return { recruiter };
}

describe('search', () => {
  test.each([
    ['joao', [JOAO]],
    ['conceicao JOAO', [JOAO]],
    ['sa', [ANDRE]],
    ['jconceicao@correio.example', [JOAO]],
    ['JConceicao', [JOAO]],
    ['@correio', [JOAO, ANDRE]],
    ['@EMPRESA.example', [MARILIA]],
    // A part of the name before the @, not only its beginning.
    ['souza@emp', [MARILIA]],
    ['comercial', [ANDRE]],
    ['vendas-comerc', [ANDRE]],
    ['sa.comercial', []],
    ['correio', []],
    ['100%', []],
    ['_', []],
    ['ninguem', []],
  ])('%s', async (search, found) => {
    const { data, meta } = await list({ search });
    expect(data.map(({ name }) => name)).toEqual(found);
    expect(meta).toMatchObject({ total: found.length });
  });

  test('says where somebody was found: in the name, the e-mail, the form or the résumé', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const { job, answered } = await jobWithQuestions(server, recruiter);
    const resume = { name: 'curriculo.pdf', body: await pdfResume([['Bia Prado', 'Kubernetes e Terraform']]) };
    const coverLetter = 'Gosto de Elixir e de observabilidade.';
    await applyTo(server, job, {
      ...answered,
      fullName: 'Bia Prado',
      email: 'bia@correio.example',
      coverLetter,
      resume,
    });
    await server.drain();
    const found = async (search?: string) => (await list({ search }, recruiter)).data.map((person) => person.found);
    expect(await found()).toEqual([[]]);
    expect(await found('prado bia')).toEqual([['name']]);
    expect(await found('bia@cor')).toEqual([['email']]);
    // By another name of a skill, and as it is typed.
    expect(await found('k8s')).toEqual([['resume']]);
    expect(await found('terraf')).toEqual([['resume']]);
    expect(await found('elixi')).toEqual([['form']]);
    expect(await found('painéis')).toEqual([['form']]);
    expect(await found('elixir')).toEqual([['form']]);
    expect(await found('terraform')).toEqual([['resume']]);
    // Nowhere together: each place says that it has one of them.
    expect(await found('prado terraform elixir')).toEqual([['name', 'form', 'resume']]);
    expect(await found('cobol')).toEqual([]);
  });

  test.each([
    '(11) 98765-4321',
    '11987654321',
    '+55 11 98765-4321',
    '0 11 98765 4321',
    '98765-4321',
    '654321',
    '(11) 9876',
  ])('finds a telephone however it is written: %s', async (search) => {
    const { recruiter } = await reached();
    const { data, meta } = await list({ search }, recruiter);
    expect(data.map(({ name, found }) => [name, found])).toEqual([['Rui Neto', ['phone']]]);
    expect(meta).toMatchObject({ total: 1 });
    const query = { search };
    const applications = await server.call(listApplications, { as: recruiter.token, query });
    expect(applications.data.map(({ candidate }) => candidate?.name)).toEqual(['Rui Neto']);
  });

  test.each(['54321', '4321', '987654320', '+1 11 98765-4321', '11 98765-4321 rui', '------', '()()()'])(
    'takes for no telephone of anybody: %s',
    async (search) => {
      const { recruiter } = await reached();
      expect(await names({ search }, recruiter)).toEqual([]);
    },
  );

  test('finds who has a skill by whatever name the résumé or the form and the search call it', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const { job, answered } = await jobWithQuestions(server, recruiter);
    const person = (fullName: string, coverLetter: string) =>
      applyTo(server, job, { ...answered, fullName, email: `${newId()}@correio.example`, coverLetter });
    await person('Ana Um', 'Node.js, PostgreSQL, D3.js e JavaScript em clusters de Kubernetes.');
    await person('Bia Dois', 'NodeJS, Postgres, d3 e JS em clusters de k8s.');
    await person('Caio Nada', 'Gosto de filas e de índices.');
    const both = ['Bia Dois', 'Ana Um'];
    const missed: Record<string, string[]> = {};
    for (const search of [
      ...['node', 'nodejs', 'Node.js', 'node js', 'postgre', 'postgres', 'PostgreSQL', 'd3', 'D3.js'],
      ...['js', 'javascript', 'k8s', 'kubernetes', 'kubernetes node'],
    ]) {
      const found = await names({ search }, recruiter);
      if (found.length !== 2 || !both.every((name) => found.includes(name))) missed[search] = found;
    }
    expect(missed).toEqual({});
  });

  test('is safe with whatever is typed', async () => {
    for (const search of ['c++ & | ! ( : *', "a'b \\ <-> :*", '!!! ((((', '\\%_', '٣٣٣٣٣٣', '©…½ ™'])
      expect((await answer({ search })).status, search).toBe(200);
    expect((await answer({ search: 'a'.repeat(10_000) })).status).toBe(422);
  });

  test('who is called so comes before whom the résumé or the form fits, where that is asked for', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const { job, answered } = await jobWithQuestions(server, recruiter);
    const person = (fullName: string, coverLetter: string) =>
      applyTo(server, job, { ...answered, fullName, email: `${newId()}@correio.example`, coverLetter });
    await person('Caio Prado', 'Gosto de filas.');
    await person('Ana Caio', 'Gosto de índices.');
    await person('Bia Lima', 'Trabalhei com Caio em duas empresas.');
    await server.drain();
    const found = async (sort: 'named' | 'recent', search?: string) =>
      (await list({ sort, search }, recruiter)).data.map(({ name }) => name);
    expect(await found('named', 'caio')).toEqual(['Caio Prado', 'Ana Caio', 'Bia Lima']);
    expect(await found('recent', 'caio')).toEqual(['Bia Lima', 'Ana Caio', 'Caio Prado']);
    expect(await found('named')).toEqual(['Bia Lima', 'Ana Caio', 'Caio Prado']);
    const query = { search: 'caio', sort: 'match' } as const;
    const applications = await server.call(listApplications, { as: recruiter.token, query });
    expect(applications.data.map(({ candidate }) => candidate?.name)).toEqual(['Caio Prado', 'Ana Caio', 'Bia Lima']);
  });

  test('nothing but spaces looks for nothing', async () => {
    expect((await list({ search: '   ' })).meta).toMatchObject({ total: 3 });
  });
});

describe('filters', () => {
  test('by job: the application to that job is shown', async () => {
    expect(await names({ jobId: backend.id })).toEqual([MARILIA, JOAO]);
    const { application, applications } = await one({ jobId: backend.id }, JOAO);
    expect([application.id, applications]).toEqual([joao.id, 2]);
  });

  test('by stage and status, with what one application has, not each of it some application', async () => {
    const review = backend.stages.find(({ type }) => type === 'review')?.id ?? '';
    await server.call(moveCandidate, { as: owner.token, params: { id: joao.id }, body: { targetStageId: review } });
    expect(await names({ stage: 'review' })).toEqual([JOAO]);
    expect(await names({ status: 'review,open_to_test' })).toEqual([JOAO]);
    expect(await names({ stage: 'review', jobId: design.id })).toEqual([]);
    expect(await names({ stage: STAGE_TYPES.join(',') })).toEqual([JOAO, ANDRE, MARILIA]);
    // The row shows the application that was asked for.
    expect((await one({ stage: 'review' }, JOAO)).application.id).toBe(joao.id);
  });

  test('by source, and without one', async () => {
    expect(await names({ source: 'direct' })).toEqual([JOAO, ANDRE, MARILIA]);
    expect(await names({ source: 'linkedin' })).toEqual([]);
    const [source] = design.sources;
    if (!source) throw new Error('The job has no source');
    server.clock.advance(60);
    const rita = await applyTo(server, design, { fullName: 'Rita Lins', src: source.code });
    expect(await names({ source: source.platform })).toEqual(['Rita Lins']);
    await forget(rita);
  });

  test('by words of the city or the state, accents and case apart', async () => {
    const settleIn = ({ candidateId }: AppliedCandidate, city: string, state: string) =>
      server.platform.database.updateTable('candidates').set({ city, state }).where('id', '=', candidateId).execute();
    await settleIn(joao, 'São Paulo', 'SP');
    await settleIn(marilia, 'Recife', 'PE');
    expect(await names({ location: 'SAO pau' })).toEqual([JOAO]);
    expect(await names({ location: 'recife pe' })).toEqual([MARILIA]);
    expect(await names({ location: 'pe', search: 'joão' })).toEqual([]);
    expect(await names({ location: 'Recife', jobId: design.id })).toEqual([]);
    expect(await names({ location: '%' })).toEqual([]);
    expect(await names({ location: ' ' })).toEqual([JOAO, ANDRE, MARILIA]);
  });

  test('by what is overdue and what nobody has opened', async () => {
    expect(await names({ overdue: 'true' })).toEqual([]);
    expect(await names({ unopened: 'true' })).toEqual([JOAO, ANDRE, MARILIA]);
    await server.call(getApplication, { as: owner.token, params: { id: andre.id } });
    expect(await names({ unopened: 'true' })).toEqual([JOAO, MARILIA]);
    server.clock.advance(30 * 86_400);
    owner = await signIn(server, owner.email);
    expect(await names({ overdue: 'true', sort: 'name' })).toEqual([ANDRE, JOAO, MARILIA]);
  });

  test('by what the candidate wrote and nobody has read', async () => {
    expect(await names({ unread: 'true' })).toEqual([]);
    const params = { id: marilia.id };
    await server.call(sendMessage, { as: owner.token, params, body: { body: 'Oi' } });
    const token = await statusToken(server, marilia.email);
    await server.call(sendByToken, { params: { token }, body: { body: 'Oi!' } });
    const { data } = await server.call(sendByToken, { params: { token }, body: { body: 'Tudo bem?' } });
    expect(await names({ unread: 'true' })).toEqual([MARILIA]);
    expect(await names({ unread: 'true', jobId: design.id })).toEqual([]);
    expect((await one({}, MARILIA)).application.unreadMessages).toBe(2);
    await server.call(readConversation, { as: owner.token, params, body: { upTo: data.id } });
    expect(await names({ unread: 'true' })).toEqual([]);
    expect((await one({}, MARILIA)).application.unreadMessages).toBe(0);
  });

  test('by what has ended', async () => {
    const body = { action: 'reject', reason: 'Outro perfil' };
    await server.call(actOnCandidate, { as: owner.token, params: { id: andre.id }, body });
    expect(await names({ show: 'closed' })).toEqual([ANDRE]);
    expect(await names({ show: 'open' })).toEqual([JOAO, MARILIA]);
    expect((await list({ search: 'andre', show: 'open' })).meta).toMatchObject({ total: 0 });
  });

  test('what is not known is refused', async () => {
    for (const query of [{ sort: 'height' }, { stage: 'moon' }, { jobId: 'x' }, { limit: 101 }, { page: 0 }])
      expect((await answer(query)).status, JSON.stringify(query)).toBe(422);
  });
});

/** As the rules of retention do. */
async function forget({ candidateId, id }: AppliedCandidate): Promise<void> {
  await server.platform.database
    .updateTable('applications')
    .set({ erasedAt: server.clock.now() })
    .where('id', '=', id)
    .execute();
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await ctx.transaction((ctx) => forgetCandidates(ctx, [candidateId], { keepConsented: false }));
}

describe('who sees whom', () => {
  test('another company sees nobody of it, not by a job of it either', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    expect((await list({}, stranger)).meta).toMatchObject({ total: 0 });
    expect(await names({ jobId: backend.id }, stranger)).toEqual([]);
    expect(await names({ search: 'joao' }, stranger)).toEqual([]);
  });

  test('a hiring manager sees the people of the jobs that are shared, an interviewer none', async () => {
    const manager = await signUpMember(server, owner, 'hiring_manager');
    const interviewer = await signUpMember(server, owner, 'interviewer');
    expect((await list({}, manager)).meta).toMatchObject({ total: 0 });
    for (const { id } of [manager, interviewer])
      await server.call(shareJob, { as: owner.token, params: { id: backend.id }, body: { userId: id } });
    const { data, meta } = await list({}, manager);
    expect(data.map(({ name }) => name)).toEqual([MARILIA, JOAO]);
    expect(meta).toMatchObject({ total: 2 });
    // Nothing of what the same person did elsewhere.
    expect(data[1]).toMatchObject({ applications: 1, application: { id: joao.id } });
    expect(await names({ jobId: design.id }, manager)).toEqual([]);
    expect(await names({ search: 'andre' }, manager)).toEqual([]);
    expect((await answer({}, interviewer)).body).toMatchObject({ error: 'FORBIDDEN' });
  });

  test('whom a job hides stands on its board alone, and is here again once it hides nobody', async () => {
    const before = await names({ jobId: backend.id });
    const hide = (blind: boolean) =>
      server.platform.database.updateTable('jobs').set({ blind }).where('id', '=', backend.id).execute();
    await hide(true);
    const { data: board } = await server.call(getBoard, { as: owner.token, query: { jobId: backend.id } });
    expect(board.total).toBe(before.length);
    expect(await names({ jobId: backend.id })).toEqual([]);
    await hide(false);
    expect(await names({ jobId: backend.id })).toEqual(before);
  });
});

test('who applied to a job that has closed since stays in the list', async () => {
  await server.call(closeJob, { as: owner.token, params: { id: backend.id }, body: { status: 'FILLED' } });
  server.clock.advance(11);
  await server.drain();
  const found = await one({ jobId: backend.id }, MARILIA);
  expect(found.application).toMatchObject({ id: marilia.id, active: false, closed: true });
});

test('who was erased is in no list, and not counted', async () => {
  await forget(marilia);
  expect((await list()).meta).toMatchObject({ total: 2 });
  for (const query of [{}, { jobId: backend.id }, { sort: 'waiting' }, { search: 'marilia' }])
    expect(await names(query), JSON.stringify(query)).not.toContain(MARILIA);
  expect((await list({ jobId: backend.id })).meta).toMatchObject({ total: 1 });
});

test('page after page, in any order, everybody comes once', async () => {
  const volume = await seedMany(server.databaseUrl, { applications: 230, jobs: 4, earlier: 2 });
  const recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  for (const filters of [{}, { show: 'open' }, { search: 'a', stage: 'new,review' }])
    for (const sort of CANDIDATE_SORTS) {
      const seen: string[] = [];
      let total = 0;
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { data, meta } = await list({ ...filters, sort, page, limit: 40 }, recruiter);
        pages = meta?.totalPages ?? 0;
        total = meta?.total ?? 0;
        seen.push(...data.map(({ id }) => id));
      }
      expect(total).toBeGreaterThan(0);
      expect(new Set(seen).size, `${sort} ${JSON.stringify(filters)}`).toBe(total);
      expect(seen).toHaveLength(total);
    }
  expect((await list({}, recruiter)).meta).toMatchObject({ total: 230 });
});
