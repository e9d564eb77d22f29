import { listArticles } from '@prova/contract/knowledge/articles';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { listLearningPaths } from '@prova/contract/knowledge/learning-paths';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishArticle, publishCourse, publishPath, signUpAuthor } from '../../../test/knowledge-factory.ts';
import { statementsDuring } from '../../../test/statements.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';

const MANY = 20_000;

let server: TestServer;
let client: pg.Client;
let talent: Talent;

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  talent = await signUpTalent(server);
  const author = await signUpAuthor(server);
  const id = await publishArticle(server, author);
  const course = await publishCourse(server, author);
  await publishPath(server, author, [{ kind: 'course', id: course.id }]);
  // Of each kind as many as a library has that grew for years.
  await client.query(
    `insert into knowledge_items (id, kind, title, category, level, skills, locale, status, document, heading, published_at, updated_at)
     select gen_random_uuid(), (array['article', 'article', 'course', 'path'])[1 + n % 4], md5(n::text), 'backend',
       (array['basic', 'intermediate', 'advanced'])[1 + n % 3], array['Ferramenta ' || n % 2000], 'pt-BR', 'published', document, heading,
       published_at - n * interval '1 minute', updated_at
     from knowledge_items cross join generate_series(1, ${MANY}) as n where id = $1`,
    [id],
  );
  await client.query(
    `insert into knowledge_steps (path_id, position, item_id)
     select id, 1, $1 from knowledge_items where kind = 'path' on conflict do nothing`,
    [course.id],
  );
  await client.query('vacuum analyze knowledge_items, knowledge_steps');
});
afterAll(async () => {
  await client.end();
  await server.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** Parts of the plan of the statement with which a list is read. */
async function planOf(
  endpoint: typeof listArticles | typeof listLearningPaths | typeof getKnowledgeFacets,
  query: object,
) {
  const statements = await statementsDuring(async () => {
    const { status, body } = await server.call(endpoint, { as: talent.token, query: { ...query } });
    expect(status, JSON.stringify(body)).toBe(200);
  });
  const asked = statements.filter(({ text }) => text.includes('from knowledge_items i where'));
  const [{ text, values } = { text: '', values: [] }] = asked;
  expect(asked).toHaveLength(1);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return partsOf(plan);
}

const indexesOf = (plan: readonly Plan[]) => plan.flatMap((part) => part['Index Name'] ?? []);
/** Sorts of more than a page. */
const longSorts = (plan: readonly Plan[]) =>
  plan.filter((part) => part['Node Type'].endsWith('Sort') && part['Plan Rows'] > 100);

test.each([
  ['articles, the newest first', listArticles, {}, 'knowledge_items_recent'],
  ['articles by title', listArticles, { sort: 'title' }, 'knowledge_items_titled'],
  ['a later page by title', listArticles, { sort: 'title', page: 5 }, 'knowledge_items_titled'],
  ['articles of a level by title', listArticles, { sort: 'title', level: 'basic' }, 'knowledge_items_titled'],
  ['paths, the newest first', listLearningPaths, {}, 'knowledge_items_recent'],
  ['paths by title', listLearningPaths, { sort: 'title' }, 'knowledge_items_titled'],
] as const)(
  'a page of %s follows an index, and what follows is not put in order',
  async (_, endpoint, query, index) => {
    const plan = await planOf(endpoint, query);
    expect(indexesOf(plan)).toContain(index);
    expect(longSorts(plan)).toEqual([]);
    expect(
      plan.filter((part) => part['Node Type'] === 'Seq Scan' && part['Relation Name'] === 'knowledge_items'),
    ).toEqual([]);
  },
);

test('what teaches a skill is found by an index', async () => {
  expect(indexesOf(await planOf(listArticles, { skill: 'Ferramenta 8' }))).toContain('knowledge_items_skills');
});

test('what is counted is read from an index alone', async () => {
  const listed = await planOf(listArticles, { level: 'basic' });
  const counted = await planOf(getKnowledgeFacets, { kind: 'articles', level: 'basic' });
  for (const plan of [listed, counted])
    expect(plan.filter((part) => part['Node Type'] === 'Index Only Scan').map((part) => part['Index Name'])).toContain(
      'knowledge_items_counted',
    );
  expect(longSorts(counted)).toEqual([]);
});
