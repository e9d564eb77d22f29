import { isDeepStrictEqual } from 'node:util';
import { listBank } from '@prova/contract/assessments/questions';
import { listTests } from '@prova/contract/assessments/tests';
import { foldText, plain } from '@prova/contract/folded-text';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { getBoard } from '@prova/contract/funnel/funnel';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { findCompanies } from '@prova/contract/privacy/privacy-requests';
import { suggestSkills } from '@prova/contract/skills/skills';
import { listTalents } from '@prova/contract/talents/talents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { routes } from '../../src/app.ts';
import { verifyCompany } from '../../src/modules/companies/companies.service.ts';
import { system } from '../../src/platform/actor.ts';
import { createContext } from '../../src/platform/context.ts';
import { scheduleAi } from '../ai-interviews-factory.ts';
import { applyTo } from '../applications-factory.ts';
import { openTest } from '../chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { publishArticle, publishCourse, publishPath, signUpAuthor } from '../knowledge-factory.ts';
import { type Person, signUp } from '../people.ts';
import { settle, signUpTalent } from '../talents-factory.ts';
import { QUESTIONS, writeTest } from '../tests-factory.ts';

let server: TestServer;
let recruiter: Person;

const verify = async (slug: string) => {
  await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), slug);
  await server.drain();
};

/** What pasting from documents brings along. */
const [SHY, ZWSP, BOM, NBSP, DASH, JOINER] = ['\u00ad', '\u200b', '\ufeff', '\u00a0', '\u2011', '\u2060'];

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  await verify('aurora-sistemas');
});
afterAll(() => server.close());

test('the database compares as the contract does, whatever stands between two letters', async () => {
  const classes =
    /[\p{Zs}\p{Pd}\p{Default_Ignorable_Code_Point}\u2018\u2019\u201b\u02bc\u00b4`\u2032\u2212\u2043\u02d7\u2800\ufff9-\ufffb]/u;
  const points = Array.from({ length: 0xffff }, (_, index) => index + 1).filter((point) => {
    const sign = String.fromCodePoint(point);
    // A raised minus is a minus.
    return classes.test(sign) || /^[\p{Pd}\u2212]$/u.test(sign.normalize('NFKD'));
  });
  expect(points.length).toBeGreaterThan(100);
  const texts = points.map((point) => `Á${String.fromCodePoint(point)}b`);
  const { rows } = await sql<{ key: string }>`
    select plain(text) as key from unnest(${texts}::text[]) with ordinality as each (text, place) order by place
  `.execute(server.platform.database);
  const apart = points.filter((_, index) => rows[index]?.key !== plain(texts[index] ?? ''));
  expect(apart.map((point) => point.toString(16))).toEqual([]);
});

/** A text as it is pasted, and as it is typed. */
const pairs = (typed: string, pasted: string) => [
  { stored: pasted, wanted: typed },
  { stored: typed, wanted: pasted },
];

test.each(pairs('Desenvolvedora de infraestrutura', `Desen${SHY}volvedora${NBSP}de infra${ZWSP}estrutura`))(
  'a job called $stored is found by $wanted, in public and by its recruiter',
  async ({ stored, wanted }) => {
    const job = await publishJob(server, recruiter, { details: { title: stored } });
    const open = await server.call(listPublicJobs, { query: { search: wanted } });
    expect(open.data.map(({ id }) => id)).toContain(job.id);
    const own = await server.call(listRecruiterJobs, { as: recruiter.token, query: { search: wanted } });
    expect(own.data.map(({ id }) => id)).toContain(job.id);
  },
);

test('a word that a description breaks invisibly is found', async () => {
  const job = await publishJob(server, recruiter, {
    description: {
      description: `<p>Cuide da obser${SHY}vabi${SHY}lidade e da resi${ZWSP}liência das salas de operação.</p>`,
    },
  });
  for (const search of ['observabilidade', 'resiliência', `obser${SHY}vabilidade`])
    expect((await server.call(listPublicJobs, { query: { search } })).data.map(({ id }) => id)).toEqual([job.id]);
});

test.each(pairs('Sofia D’Ávila-Reis', `So${ZWSP}fia${NBSP}D'Ávila${DASH}Re${SHY}is`))(
  'a candidate called $stored is found by $wanted',
  async ({ stored, wanted }) => {
    const job = await publishJob(server, recruiter);
    const { id, candidateId } = await applyTo(server, job, { fullName: stored });
    const list = await server.call(listCandidates, { as: recruiter.token, query: { search: wanted, jobId: job.id } });
    expect(list.data.map((each) => each.id)).toEqual([candidateId]);
    const board = await server.call(getBoard, { as: recruiter.token, query: { jobId: job.id, search: wanted } });
    expect(JSON.stringify(board.data)).toContain(id);
  },
);

test.each(pairs('TypeScript', `Type${SHY}Script${BOM}`))(
  'a talent who says $stored is found by $wanted, and has the skill of the dictionary',
  async ({ stored, wanted }) => {
    const talent = await signUpTalent(server, {
      title: `Engenheira de pla${SHY}taformas`,
      skills: [{ name: stored, level: 'ADVANCED' }],
    });
    await settle(server);
    for (const search of [wanted, 'plataformas']) {
      const { data } = await server.call(listTalents, { as: recruiter.token, query: { search } });
      expect(data.map(({ id }) => id)).toContain(talent.talentId);
    }
    const { data } = await server.call(suggestSkills, { as: recruiter.token, query: { search: wanted } });
    expect(data[0]?.name).toBe('TypeScript');
  },
);

test.each(pairs('Idempotência de pagamentos', `Idem${SHY}potência${NBSP}de paga${JOINER}mentos`))(
  'a test called $stored is found by $wanted, and its questions by theirs',
  async ({ stored, wanted }) => {
    const written = await writeTest(server, recruiter, {
      title: stored,
      questions: [{ type: 'ESSAY', text: `<p>${stored}</p>`, points: 1, topic: stored }],
    });
    const tests = await server.call(listTests, { as: recruiter.token, query: { search: wanted } });
    expect(tests.data.map(({ id }) => id)).toContain(written.id);
    const bank = await server.call(listBank, { as: recruiter.token, query: { search: wanted } });
    expect(bank.data.map(({ testId }) => testId)).toContain(written.id);
  },
);

test('a company is found by its name as it was pasted, and a name keeps nothing that is not seen', async () => {
  const { data } = await server.call(findCompanies, { query: { search: `Auro${SHY}ra${NBSP}Sis${ZWSP}temas` } });
  expect(data.map(({ name }) => name)).toEqual(['Aurora Sistemas']);
  const job = await publishJob(server, recruiter, { details: { title: `Ana${SHY}lista de da${ZWSP}dos` } });
  expect(job.title).toBe('Analista de dados');
  expect(foldText(job.title)).toBe(job.title);
});

/** They count for one kind of what there is. */
const NEEDS_KIND = new Set(['knowledge.facets']);

test('every search of the contract answers a pasted word as it answers the typed one', async () => {
  const word = 'observatório';
  const title = `Pessoa do ${word}`;
  const job = await publishJob(server, recruiter, { details: { title } });
  const talent = await signUpTalent(server, { title, skills: [{ name: word, level: 'ADVANCED' }] });
  await openTest(server, recruiter, { title, questions: [{ ...QUESTIONS[1], topic: title }] });
  const applied = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: title });
  await scheduleAi(server, recruiter, applied);
  const author = await signUpAuthor(server);
  const articleId = await publishArticle(server, author, { title });
  await publishCourse(server, author, { title });
  await publishPath(server, author, [{ kind: 'article', id: articleId }], title);
  await signUp(server, 'RECRUITER', { companyName: title });
  await verify('pessoa-do-observatorio');
  await settle(server);
  const searching = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ query }) => query instanceof z.ZodObject && 'search' in query.shape);
  expect(searching.length).toBeGreaterThan(10);
  const unmoved: string[] = [];
  const pasted = `${SHY}${[...word].join(SHY)}${SHY} ${SHY}`;
  const tokens = { POTENTIAL: talent.token, RECRUITER: recruiter.token };
  for (const endpoint of searching) {
    const roles = endpoint.access.kind === 'user' ? (endpoint.access.roles ?? ['RECRUITER']) : [undefined];
    const as = roles.flatMap((role) => (role === 'POTENTIAL' || role === 'RECRUITER' ? [tokens[role]] : [])).at(0);
    const params = { id: job.id, level: 'senior' };
    const ask = (search: string) =>
      server.call(endpoint, {
        ...(as && { as }),
        params,
        query: {
          search,
          jobId: job.id,
          stageId: job.stages[0]?.id,
          ...(NEEDS_KIND.has(endpoint.id) && { kind: 'articles' }),
        },
      });
    const [typed, other] = [await ask(word), await ask(pasted)];
    expect(typed.status, endpoint.id).toBe(200);
    expect({ ...Object(other.data), snapshot: '' }, endpoint.id).toEqual({ ...Object(typed.data), snapshot: '' });
    const none = await ask('xyzzy');
    if (isDeepStrictEqual(none.data, typed.data)) unmoved.push(endpoint.id);
  }
  // Nobody has proven anything, and there is no other job that could be near.
  expect(unmoved.sort()).toEqual(['jobs.public.hints', 'matching.ranks']);
});

test('a skill and a place that are asked for are read as they were meant, in every list', async () => {
  const [skill, city] = ['TypeScript', 'Recife'];
  const pasted = (word: string) => `${[...word].join(SHY)}${ZWSP}`;
  const job = await publishJob(server, recruiter, {
    details: { title: 'Pessoa de Recife', locationModel: 'onsite', city, state: 'PE' },
  });
  const talent = await signUpTalent(server, { skills: [{ name: skill, level: 'ADVANCED' }], city, state: 'PE' });
  await applyTo(server, job, { as: talent.token, email: talent.email });
  await openTest(server, recruiter, { title: 'Tipos', skills: [skill] });
  const author = await signUpAuthor(server);
  await publishArticle(server, author, { title: 'Tipos que ajudam', skills: [skill] });
  await publishCourse(server, author, { title: 'Tipos', skills: [skill] });
  await settle(server);
  const tokens = { POTENTIAL: talent.token, RECRUITER: recruiter.token };
  const meant = { skill, skills: skill, location: city };
  const asking = routes
    .map(({ endpoint }) => endpoint)
    .flatMap((endpoint) =>
      Object.keys(meant)
        .filter((name) => endpoint.query instanceof z.ZodObject && name in endpoint.query.shape)
        .map((name) => [endpoint, name as keyof typeof meant] as const),
    );
  expect(asking.length).toBeGreaterThan(8);
  const unmoved: string[] = [];
  for (const [endpoint, name] of asking) {
    const roles = endpoint.access.kind === 'user' ? (endpoint.access.roles ?? ['RECRUITER']) : [];
    const as = roles.flatMap((role) => (role === 'POTENTIAL' || role === 'RECRUITER' ? [tokens[role]] : [])).at(0);
    const ask = async (value: string) => {
      const kind = NEEDS_KIND.has(endpoint.id) && { kind: 'articles' };
      const query = { jobId: job.id, stageId: job.stages[0]?.id, ...kind, [name]: value };
      const { status, body } = await server.call(endpoint, { ...(as && { as }), params: { id: job.id }, query });
      expect(status, endpoint.id).toBe(200);
      // Some answer what they were asked for as it was asked.
      const data = JSON.stringify({ ...body, requestId: '' }).replaceAll(value, meant[name]);
      return data.replace(/"snapshot":"[^"]*"/, '');
    };
    const typed = await ask(meant[name]);
    expect.soft(await ask(pasted(meant[name])), `${endpoint.id} ${name}`).toBe(typed);
    if ((await ask('xyzzy')) === typed) unmoved.push(`${endpoint.id} ${name}`);
  }
  // There is no remote job that the place could leave out, and no path of a skill.
  expect(unmoved.sort()).toEqual(['jobs.public.hints location', 'knowledge.paths.list skill']);
});

test('a search of nothing that can be seen is no search', async () => {
  const all = await server.call(listPublicJobs, {});
  const blank = await server.call(listPublicJobs, { query: { search: `${ZWSP}${SHY} ${BOM}` } });
  expect(blank.body.meta).toEqual(all.body.meta);
});
