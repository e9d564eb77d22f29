import type { TestStatus } from '@prova/contract/assessments/test-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface StageSettings {
  readonly dueDays: number;
  readonly automatic: boolean;
  readonly tests: readonly { readonly id: string; readonly title: string; readonly status: TestStatus }[];
}

/** By stage; those of which nothing was said are missing. */
export async function selectStageSettings(ctx: Ctx, stageIds: readonly string[]): Promise<Map<string, StageSettings>> {
  if (stageIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('stageTestSettings as s')
    .select(['s.stageId', 's.dueDays', 's.automatic'])
    .select(
      sql<StageSettings['tests']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'status', t.status) order by t.title, t.id)
        from stage_tests a join tests t on t.id = a.test_id
        where a.stage_id = s.stage_id and t.deleted_at is null), '[]')`.as('tests'),
    )
    .where('s.stageId', 'in', stageIds)
    .execute();
  return new Map(rows.map(({ stageId, ...settings }) => [stageId, settings]));
}

/** These tests, and those of these stages, can be put away only after the transaction. */
export async function holdTests(
  ctx: Ctx,
  { testIds = [], stageIds = [] }: { testIds?: readonly string[]; stageIds?: readonly string[] },
): Promise<void> {
  await sql`select from tests
    where id = any(${testIds}::uuid[])
      or id in (select test_id from stage_tests where stage_id = any(${stageIds}::uuid[]))
    order by id for share`.execute(ctx.db);
}

/** Jobs that people apply to, in which a stage has no other test that can be sent. The stages are held: of two tests one goes. */
export async function selectJobsLeftWithout(ctx: Ctx, testId: string): Promise<readonly string[]> {
  await sql`select from stage_test_settings
    where stage_id in (select stage_id from stage_tests where test_id = ${testId})
    order by stage_id for update`.execute(ctx.db);
  const { rows } = await sql<{ title: string }>`
    select distinct j.title
    from stage_tests asked
    join job_stages s on s.id = asked.stage_id and s.removed_at is null and s.type = 'test'
    join jobs j on j.id = s.job_id and j.status in ('ACTIVE', 'OPEN', 'ON_HOLD') and j.deleted_at is null
    where asked.test_id = ${testId} and not exists (
      select from stage_tests other join tests t on t.id = other.test_id
      where other.stage_id = asked.stage_id and t.id <> asked.test_id and t.status = 'published' and t.deleted_at is null)
    order by 1`.execute(ctx.db);
  return rows.map(({ title }) => title);
}

/** In place of what was said before. */
export async function replaceStageSettings(
  ctx: Ctx,
  { companyId, stageId }: { companyId: string; stageId: string },
  { dueDays, automatic, testIds }: { dueDays: number; automatic: boolean; testIds: readonly string[] },
): Promise<void> {
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('stageTestSettings')
    .values({ stageId, companyId, dueDays, automatic, createdAt })
    .onConflict((conflict) => conflict.column('stageId').doUpdateSet({ dueDays, automatic }))
    .execute();
  await ctx.db.deleteFrom('stageTests').where('stageId', '=', stageId).execute();
  if (testIds.length === 0) return;
  await ctx.db
    .insertInto('stageTests')
    .values(testIds.map((testId) => ({ stageId, companyId, testId, createdAt })))
    .execute();
}
