import type { TestPool } from '@prova/contract/assessments/pools';
import type { TestCategory, TestDifficulty, TestStatus } from '@prova/contract/assessments/test-fields';
import type { TEST_SORTS } from '@prova/contract/assessments/tests';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { escapeLike } from '../../platform/plain-search.ts';

export interface TestFields {
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly category: TestCategory;
  readonly difficulty: TestDifficulty;
  readonly skills: string[];
  readonly provesFrom: number;
  readonly minutes: number | null;
  readonly showsAnswers: boolean;
  readonly shuffles: boolean;
  readonly openToTalents: boolean;
  readonly graders: number;
}

export interface TestRow extends TestFields {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly status: TestStatus;
  readonly pools: TestPool[];
  readonly questionCount: number;
  readonly questionTotal: number;
  readonly points: number;
  readonly applicationsCount: number;
  readonly authorName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('tests')
    .innerJoin('users as author', 'author.id', 'tests.authorId')
    .select(['tests.id', 'tests.version', 'tests.companyId', 'tests.title', 'tests.description', 'tests.instructions'])
    .select([
      'tests.category',
      'tests.difficulty',
      'tests.skills',
      'tests.provesFrom',
      'tests.status',
      'tests.minutes',
      'tests.showsAnswers',
    ])
    .select(['tests.shuffles', 'tests.graders', 'tests.openToTalents', 'tests.questionCount', 'tests.questionTotal'])
    .select(['tests.points', 'tests.applicationsCount', sql<TestPool[]>`tests.pools`.as('pools')])
    .select((eb) => eb.fn.coalesce('author.name', sql<string>`''`).as('authorName'))
    .select(['tests.createdAt', 'tests.updatedAt'])
    .where('tests.deletedAt', 'is', null);

/** @param forUpdate locks the test: its questions change one at a time */
export function selectTest(ctx: Ctx, id: string, forUpdate: boolean): Promise<TestRow | undefined> {
  return rows(ctx)
    .where('tests.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('tests'))
    .executeTakeFirst();
}

export interface TestFilters {
  readonly companyId: string;
  readonly words: readonly string[];
  readonly categories: readonly TestCategory[] | undefined;
  readonly difficulties: readonly TestDifficulty[] | undefined;
  readonly statuses: readonly TestStatus[] | undefined;
}

const ORDERS: Readonly<Record<(typeof TEST_SORTS)[number], RawBuilder<unknown>>> = {
  recent: sql`tests.updated_at desc, tests.id desc`,
  oldest: sql`tests.created_at, tests.id`,
  title: sql`plain(tests.title), tests.id`,
};

/** A page of a company's tests, and how many there are. */
export async function selectTestPage(
  ctx: Ctx,
  filters: TestFilters,
  page: { sort: (typeof TEST_SORTS)[number]; limit: number; offset: number },
): Promise<{ tests: TestRow[]; total: number }> {
  const condition = conditions(filters);
  const tests = await rows(ctx)
    .where(condition)
    .orderBy(ORDERS[page.sort])
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('tests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tests.deletedAt', 'is', null)
    .where(condition)
    .executeTakeFirstOrThrow();
  return { tests, total };
}

function conditions({ companyId, words, categories = [], difficulties = [], statuses = [] }: TestFilters) {
  const all = [sql<boolean>`tests.company_id = ${companyId}`];
  for (const word of words) all.push(sql`plain(tests.title) like '%' || plain(${escapeLike(word)}) || '%'`);
  if (categories.length > 0) all.push(sql`tests.category = any(${[...categories]})`);
  if (difficulties.length > 0) all.push(sql`tests.difficulty = any(${[...difficulties]})`);
  if (statuses.length > 0) all.push(sql`tests.status = any(${[...statuses]})`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

export async function insertTest(
  ctx: Ctx,
  { pools, ...test }: TestFields & { id: string; companyId: string; authorId: string; pools: TestPool[] },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('tests')
    .values({ ...test, pools: JSON.stringify(pools), createdAt: now, updatedAt: now })
    .execute();
}

/** Of a test that is locked. */
export async function updateTest(
  ctx: Ctx,
  id: string,
  { pools, ...change }: Partial<TestFields & { status: TestStatus; deletedAt: Date; pools: TestPool[] }>,
): Promise<void> {
  await ctx.db
    .updateTable('tests')
    .set({
      ...change,
      ...(pools && { pools: JSON.stringify(pools) }),
      version: sql<number>`version + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Reckons what the list shows of the questions. What the test is has not changed, so neither has its version. */
export async function updateTestTotals(ctx: Ctx, id: string): Promise<void> {
  await sql`
    with groups as (
      select q.pool, count(*) as total, sum(q.points) as points,
        case when q.pool = '' then count(*) else least(count(*), max((p ->> 'draws')::int)) end as asked
      from test_questions q
        join tests t on t.id = q.test_id
        left join lateral jsonb_array_elements(t.pools) p on p ->> 'name' = q.pool
      where q.test_id = ${id}
      group by q.pool
    ), sums as (
      -- The questions of a pool are worth the same.
      select coalesce(sum(total), 0) as total, coalesce(sum(asked), 0) as asked,
        coalesce(sum(points * asked / total), 0) as points
      from groups
    )
    update tests set question_total = s.total, question_count = s.asked, points = s.points, updated_at = ${ctx.clock.now()}
    from sums s where id = ${id}`.execute(ctx.db);
}

/** How many applications a test was sent to, and talents chose it. */
export async function updateApplicationsCounts(
  ctx: Ctx,
  counts: readonly { testId: string; count: number }[],
): Promise<void> {
  await sql`
    update tests t set applications_count = c.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c ("testId" uuid, count int)
    where t.id = c."testId"`.execute(ctx.db);
}
