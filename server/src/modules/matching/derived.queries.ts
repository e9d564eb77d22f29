import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { MatchJobs, MatchNeeds, MatchSkills, MatchTalents } from '../../platform/schema.gen.ts';

/** Parameters of a statement are bounded at 65,535. */
const ROWS_AT_ONCE = 4_000;

/** Writes many rows, some at a time. */
export async function inParts<T>(rows: readonly T[], insert: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}

/** Puts what is derived of these talents in the place of what there was; with no rows they are in no ranking. */
export async function replaceTalents(
  ctx: Ctx,
  talentIds: readonly string[],
  talents: readonly Insertable<MatchTalents>[],
  skills: readonly Insertable<MatchSkills>[],
): Promise<void> {
  await ctx.db
    .deleteFrom('matchTalents')
    .where('talentId', 'in', [...talentIds])
    .execute();
  await inParts(talents, (rows) => ctx.db.insertInto('matchTalents').values(rows).execute());
  await inParts(skills, (rows) => ctx.db.insertInto('matchSkills').values(rows).execute());
}

/** The same of jobs. */
export async function replaceJobs(
  ctx: Ctx,
  jobIds: readonly string[],
  jobs: readonly Insertable<MatchJobs>[],
  needs: readonly Insertable<MatchNeeds>[],
): Promise<void> {
  await ctx.db
    .deleteFrom('matchJobs')
    .where('jobId', 'in', [...jobIds])
    .execute();
  await inParts(jobs, (rows) => ctx.db.insertInto('matchJobs').values(rows).execute());
  await inParts(needs, (rows) => ctx.db.insertInto('matchNeeds').values(rows).execute());
}

/** Holds off another refresh of the same rows until the transaction ends; in order, so that two never wait for each other. */
export async function lockTalents(ctx: Ctx, talentIds: readonly string[]): Promise<void> {
  await ctx.db
    .selectFrom('talents')
    .select('id')
    .where('id', 'in', [...talentIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function lockJobs(ctx: Ctx, jobIds: readonly string[]): Promise<void> {
  await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...jobIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether somebody stands in rankings. Who is not reckoned yet will stand there by the profile. */
export async function setOpen(ctx: Ctx, talentId: string, open: boolean): Promise<void> {
  await ctx.db
    .updateTable('matchTalents')
    .set({ visible: open })
    .where('talentId', '=', talentId)
    .where('visible', '<>', open)
    .execute();
}
