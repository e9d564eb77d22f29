import { beginCheckout } from '@prova/contract/billing/checkouts';
import { getQuote, setNextPlan } from '@prova/contract/billing/subscriptions';
import { closeCompany, createCompany } from '@prova/contract/companies/companies';
import { saveJob } from '@prova/contract/jobs/talent-jobs';
import { bookmarkArticle, createArticle } from '@prova/contract/knowledge/articles';
import { enrollInCourse, leaveCourse } from '@prova/contract/knowledge/courses';
import { uploadKnowledgePicture } from '@prova/contract/knowledge/pictures';
import { dismissJob } from '@prova/contract/matching/matching';
import { ask } from '@prova/contract/privacy/privacy-requests';
import { createPost, removePost } from '@prova/contract/talents/posts';
import { updateTalentProfile } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, orderBody } from '../../billing-factory.ts';
import { budgets, expectEnd, expectExact, expectFull } from '../../filled.ts';
import { twoHalves } from '../../fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { publishJob } from '../../jobs-factory.ts';
import { about, publishArticle, publishCourse, signUpAuthor } from '../../knowledge-factory.ts';
import { type Person, signUp } from '../../people.ts';
import { profileOf, signUpTalent, type Talent } from '../../talents-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Talent;
let as: string;
const jobs: string[] = [];
beforeAll(async () => {
  server = await startTestServer(
    budgets({
      ...{ posts: '3', savedJobs: '3', dismissedJobs: '3', newSkills: '4', formerNames: '2', privacyRequests: '3' },
      ownCompanies: '3',
      ...{ checkouts: '3', planChanges: '4' },
      ...{ enrolments: '3', bookmarks: '3', knowledgeItems: '6', knowledgePictures: '3/0.5' },
    }),
  );
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  for (let n = 0; n < 6; n += 1) jobs.push((await publishJob(server, recruiter)).id);
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server);
  as = talent.token;
});

const post = (n: number, headers = {}) => server.call(createPost, { as, headers, body: { body: `Publicação ${n}` } });
const keep = (n: number, headers = {}) => server.call(saveJob, { as, headers, params: { id: jobs[n - 1] ?? '' } });
const hide = (n: number, headers = {}) => server.call(dismissJob, { as, headers, params: { id: jobs[n - 1] ?? '' } });

test('posts of a profile: full, and space again once one is gone', async () => {
  await expectEnd('posts', 3, post);
  const { id } = await server.platform.database
    .selectFrom('posts')
    .select('id')
    .where('talentId', '=', talent.talentId)
    .executeTakeFirstOrThrow();
  await server.call(removePost, { as, params: { id } });
  expect((await post(9)).status).toBe(201);
});

test('posts of a profile, all at once', () => expectExact('posts', 3, post));

test('saved jobs; one that is saved already takes no space', async () => {
  await expectEnd('savedJobs', 3, keep);
  expect((await keep(1)).status).toBe(200);
});

test('saved jobs, all at once', () => expectExact('savedJobs', 3, keep));

test('hidden jobs', () => expectEnd('dismissedJobs', 3, hide));

/** Nothing of a refused change is kept. */
const change = async (body: object, headers = {}) =>
  server.call(updateTalentProfile, {
    as,
    headers,
    body: { version: (await profileOf(server, talent)).version, ...body },
  });

test('skills that nobody knew, in a day: known ones go on, the rest waits for tomorrow', async () => {
  const skills = (...names: string[]) => ({ skills: names.map((name) => ({ name, level: 'BEGINNING' })) });
  const word = (n: number) => `Linguagem inventada ${talent.id.slice(-6)} ${n}`;
  expect((await change(skills(word(1), word(2), word(3), 'React'))).status).toBe(200);
  expectFull('newSkills', await change(skills(word(1), word(4), word(5))));
  expect((await profileOf(server, talent)).skills).toHaveLength(4);
  expect((await change(skills(word(1), word(2), 'React', 'SQL'))).status).toBe(200);
  server.clock.advance(2);
});

test('names that a person is called by', () =>
  expectEnd('formerNames', 2, (n, headers) => change({ name: `Nome Número ${n}` }, headers)));

test('requests about data, in a year', () =>
  expectEnd('privacyRequests', 3, async (n, headers = {}) => {
    // Only one of a kind is open at a time.
    await server.platform.database
      .updateTable('privacyRequests')
      .set({ state: 'answered', answeredAt: server.clock.now() })
      .where('userId', '=', talent.id)
      .execute();
    return server.call(ask, {
      as,
      headers,
      body: { company: null, kind: 'information', message: `Pedido número ${n}` },
    });
  }));

test('companies that one person founds and closes', async () => {
  const founder = await signUp(server, 'RECRUITER', { companyName: 'Fundada 1' });
  let companyId = founder.companyId;
  let name = 'Fundada 1';
  const close = () => server.call(closeCompany, { as: founder.token, params: { id: companyId }, body: { name } });
  await expectEnd('ownCompanies', 2, async (n, headers = {}) => {
    if (companyId) expect((await close()).status).toBe(200);
    companyId = '';
    name = `Fundada ${n + 1}`;
    const answer = await server.call(createCompany, { as: founder.token, headers, body: { name } });
    if (answer.status < 300) companyId = (answer.data as { companyId: string }).companyId;
    return answer;
  });
});

test('courses that a talent is enrolled in, those that they left among them', async () => {
  const author = await signUpAuthor(server);
  const courses: string[] = [];
  for (let n = 0; n < 6; n += 1) courses.push((await publishCourse(server, author, { lessons: 1 })).id);
  const enroll = (n: number, headers = {}) =>
    server.call(enrollInCourse, { as, headers, params: { id: courses[n - 1] ?? '' } });
  await expectEnd('enrolments', 3, enroll);
  await server.call(leaveCourse, { as, params: { id: courses[0] ?? '' } });
  expectFull('enrolments', await enroll(4));
  expect((await enroll(1)).status).toBe(200);
});

test('articles that a talent keeps; one that is kept already takes no space', async () => {
  const author = await signUpAuthor(server);
  const articles: string[] = [];
  for (let n = 0; n < 6; n += 1) articles.push(await publishArticle(server, author));
  const keepArticle = (n: number, headers = {}) =>
    server.call(bookmarkArticle, { as, headers, params: { id: articles[n - 1] ?? '' } });
  await expectEnd('bookmarks', 3, keepArticle);
  expect((await keepArticle(1)).status).toBe(200);
});

test('orders of a day, and changes of what follows a plan', async () => {
  await buy(server, talent, { plan: 'pro' });
  const choices = [{ plan: 'free', period: 'monthly' }, null, { plan: 'free', period: 'yearly' }] as const;
  const next = (n: number, headers = {}) =>
    server.call(setNextPlan, { as, headers, body: { next: choices[(n - 1) % choices.length] ?? null } });
  // One row says that it began.
  await expectEnd('planChanges', 3, next);
  const { data: quote } = await server.call(getQuote, { as, query: { plan: 'premium', period: 'monthly' } });
  await expectEnd('checkouts', 2, (_n, headers = {}) =>
    server.call(beginCheckout, { as, headers, body: orderBody({ plan: 'premium' }, quote.dueCents) }),
  );
});

test('what an author writes, and its pictures', async () => {
  const { token } = await signUpAuthor(server);
  await expectEnd('knowledgeItems', 6, (_n, headers = {}) =>
    server.call(createArticle, { as: token, headers, body: about }),
  );
  await expectEnd('knowledgePictures', 3, async (_n, headers = {}) =>
    server.call(uploadKnowledgePicture, {
      as: token,
      headers,
      body: {},
      files: { file: { name: 'plano.png', mime: 'image/png', body: await twoHalves() } },
    }),
  );
});
