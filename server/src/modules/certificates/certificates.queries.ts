import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Certificates } from '../../platform/schema.gen.ts';

/** A certificate with the result that it is of, and whose it is. */
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof selectByCode>>>;

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('certificates as c')
    .innerJoin('testAttempts as t', 't.id', 'c.attemptId')
    .innerJoin('testVersions as v', 'v.id', 't.versionId')
    .innerJoin('companies', 'companies.id', 't.companyId')
    .innerJoin('talents', 'talents.id', 'c.talentId')
    .innerJoin('users', 'users.id', 'talents.userId')
    .select(['c.id', 'c.code', 'c.attemptId', 'c.showsName', 'c.showsScore', 'c.showsPlace', 'c.showsCompany'])
    .select(['c.score', 'c.statusList', 'c.statusPosition', 'c.changedAt', 'c.withdrawnAt', 'c.createdAt as issuedAt'])
    .select(['t.versionId', 't.submittedAt', 'v.title', 'v.category', 'v.difficulty', 'v.skills', 'v.questionCount'])
    .select(['v.provesFrom', 'c.withdrawnBy'])
    .select(['v.minutes', 'v.points as pointsMax', 'companies.name as companyName', 'companies.slug as companySlug'])
    .select(['users.name', 'users.email', 'users.emailVerifiedAt'])
    .select(sql<number>`coalesce(t.points, 0)::float8`.as('points'))
    .select(
      sql<('machine' | 'person')[]>`array(
        select distinct w.grading from attempt_answers w
        where w.attempt_id = t.id and w.grading in ('machine', 'person') order by 1)`.as('graders'),
    );

/** @param code as it was typed: what differs only in how it is written, or in signs that look alike, is found */
export function selectByCode(ctx: Ctx, code: string) {
  return rows(ctx)
    .where(sql<boolean>`certificate_key(c.code) = certificate_key(${code})`)
    .orderBy(sql`c.code = ${code}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The one that is valid. */
export function selectCurrent(ctx: Ctx, attemptId: string): Promise<CertificateRow | undefined> {
  return rows(ctx).where('c.attemptId', '=', attemptId).where('c.withdrawnAt', 'is', null).executeTakeFirst();
}

/** Those that ended, the last one first. */
export async function selectWithdrawn(ctx: Ctx, attemptId: string) {
  return ctx.db
    .selectFrom('certificates')
    .select(['withdrawnAt', 'withdrawnBy'])
    .where('attemptId', '=', attemptId)
    .where('withdrawnAt', 'is not', null)
    .orderBy('withdrawnAt', 'desc')
    .execute();
}

export async function insertCertificate(ctx: Ctx, certificate: Insertable<Certificates>): Promise<void> {
  await ctx.db.insertInto('certificates').values(certificate).execute();
}

export async function updateCertificate(ctx: Ctx, id: string, values: Updateable<Certificates>): Promise<void> {
  await ctx.db.updateTable('certificates').set(values).where('id', '=', id).execute();
}

export async function withdrawCurrent(ctx: Ctx, attemptId: string, withdrawnBy: 'talent' | 'grade'): Promise<void> {
  await ctx.db
    .updateTable('certificates')
    .set({ withdrawnAt: ctx.clock.now(), withdrawnBy })
    .where('attemptId', '=', attemptId)
    .where('withdrawnAt', 'is', null)
    .execute();
}
