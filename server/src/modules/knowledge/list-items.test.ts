import { listArticles } from '@prova/contract/knowledge/articles';
import { listCourses } from '@prova/contract/knowledge/courses';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { listLearningPaths } from '@prova/contract/knowledge/learning-paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishArticle, publishCourse, publishPath, signUpAuthor } from '../../../test/knowledge-factory.ts';
import type { Person } from '../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';

const LISTS = [listArticles, listCourses, listLearningPaths];

let server: TestServer;
let author: Person;
let talent: Talent;

beforeAll(async () => {
  server = await startTestServer();
  author = await signUpAuthor(server);
  talent = await signUpTalent(server);
  await publishArticle(server, author, { title: 'Índices que ajudam', skills: ['PostgreSQL'] });
  const course = await publishCourse(server, author, { title: 'Alocação sem medo', skills: ['Rust'] });
  await publishArticle(server, author, { title: 'bordas arredondadas', skills: ['CSS', 'PostgreSQL'] });
  await publishPath(server, author, [{ kind: 'course', id: course.id }]);
});
afterAll(() => server.close());

const titles = async (query: Record<string, string>) =>
  (await server.call(listArticles, { as: talent.token, query })).data.map(({ title }) => title);

test('articles are listed by title as people read it, and a skill is found by each of its names', async () => {
  expect(await titles({ sort: 'title' })).toEqual(['bordas arredondadas', 'Índices que ajudam']);
  expect(await titles({})).toEqual(['bordas arredondadas', 'Índices que ajudam']);
  expect(await titles({ skill: 'postgres', sort: 'title' })).toEqual(['bordas arredondadas', 'Índices que ajudam']);
  expect(await titles({ skill: 'css' })).toEqual(['bordas arredondadas']);
  expect(await titles({ skill: 'Rust' })).toEqual([]);
});

test('a page beyond the last one says how many there are', async () => {
  for (const query of [{ page: '9' }, { page: '9', search: 'tabela' }]) {
    const { body } = await server.call(listArticles, { as: talent.token, query });
    expect(body).toMatchObject({ data: [], meta: { total: 2 } });
  }
});

test('the counts leave out the filter that they belong to', async () => {
  await publishArticle(server, author, { title: 'Para quem já sabe', level: 'advanced' });
  const query = { kind: 'articles', level: 'basic' };
  const { data } = await server.call(getKnowledgeFacets, { as: talent.token, query });
  expect(data.kinds).toEqual([
    { value: 'courses', count: 1 },
    { value: 'articles', count: 2 },
    { value: 'learning-paths', count: 1 },
  ]);
  expect(data.levels).toMatchObject([{ count: 2 }, { count: 0 }, { count: 1 }]);
  expect(data.categories.find(({ value }) => value === 'database')?.count).toBe(2);
});

test.each(['\u0000', 'Postgre\u0000SQL', '%', "'; --", '{}', '\ud83d'])('filters by %j are answered', async (typed) => {
  for (const token of [talent.token, author.token])
    for (const query of [{ search: typed }, { skill: typed }]) {
      for (const endpoint of LISTS) expect((await server.call(endpoint, { as: token, query })).status).toBe(200);
      const counts = await server.call(getKnowledgeFacets, { as: token, query: { kind: 'courses', ...query } });
      expect(counts.status).toBe(200);
    }
});

test('what no text can hold is left out of a filter', async () => {
  expect(await titles({ skill: 'Postgre\u0000SQL', sort: 'title' })).toEqual([
    'bordas arredondadas',
    'Índices que ajudam',
  ]);
  expect(await titles({ skill: '\u0000' })).toEqual([]);
});
