import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import { type RawBuilder, sql } from 'kysely';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { namedLike, nearNames } from '../../platform/near-names.ts';
import { escapeLike, searchWords } from '../../platform/plain-search.ts';

/** What waits for people; tasks have their own. */
const OPEN = ['confirmed', 'working'] as const;

export type DataRequestRow = NonNullable<Awaited<ReturnType<typeof selectDataRequest>>>;

const dataRequests = (ctx: Ctx) =>
  ctx.db
    .selectFrom('privacyRequests as request')
    .leftJoin('companies as company', 'company.id', 'request.companyId')
    .leftJoin('files as file', (join) => join.onRef('file.id', '=', 'request.fileId').on('file.state', '=', 'stored'))
    .selectAll('request')
    .select(['company.name as companyName', 'company.slug as companySlug', 'company.closedAt as companyClosedAt'])
    .leftJoin('applications as application', 'application.id', 'request.applicationId')
    .leftJoin('jobs as job', 'job.id', 'application.jobId')
    .leftJoin('candidates as applicant', 'applicant.id', 'application.candidateId')
    .leftJoin('candidates as known', (join) =>
      join.onRef('known.companyId', '=', 'request.companyId').onRef('known.email', '=', 'request.address'),
    )
    .select(['file.id as copyId', 'file.bytes as copyBytes', 'job.title as jobTitle'])
    .select(({ fn }) => fn.coalesce('applicant.name', 'known.name').as('personName'))
    .where('request.handling', '=', 'queue');

/** @param lock held by whatever changes the request, one after the other */
export function selectDataRequest(ctx: Ctx, id: string, lock = false) {
  return dataRequests(ctx)
    .where('request.id', '=', id)
    .$if(lock, (query) => query.forUpdate('request'))
    .executeTakeFirst();
}

/** What a person has asked, the newest first: signed in, or by the form with their address. */
export function selectOwnDataRequests(ctx: Ctx, { userId, email }: { userId: string; email: string }) {
  return dataRequests(ctx)
    .where((where) => where.or([where('request.userId', '=', userId), where('request.address', '=', email)]))
    .orderBy('request.id', 'desc')
    .limit(100)
    .execute();
}

/** Held by whoever asks signed in, so that two tabs ask one after the other. */
export async function lockAccount(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function isAskedAlready(
  ctx: Ctx,
  {
    userId,
    companyId,
    applicationId,
    kind,
  }: { userId: string; companyId: string | null; applicationId: string | null; kind: RequestKind },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('privacyRequests')
    .select('id')
    .where('userId', '=', userId)
    .where('companyId', 'is not distinct from', companyId)
    .where('applicationId', 'is not distinct from', applicationId)
    .where('kind', '=', kind)
    .where('handling', '=', 'queue')
    .where('state', 'in', [...OPEN])
    .executeTakeFirst();
  return row !== undefined;
}

/** How much was asked with an address since a day ago, confirmed or not. In a transaction: the next who counts waits for it. */
export async function countAskedToday(ctx: Ctx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${email}`}, 0))`.execute(ctx.db);
  const { count } = await ctx.db
    .selectFrom('privacyRequests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', email)
    .where('handling', '=', 'queue')
    .where('createdAt', '>', after(ctx.clock.now(), -DAY))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Companies that can be found by anybody, and answer; where none is called so, those whose names are like it. */
export async function selectCompaniesNamed(ctx: Ctx, search: string, limit: number) {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const pattern = `${escapeLike(words.join(' '))}%`;
  const named = sql<boolean>`${NAME_KEY} like '% ' || plain(${pattern})`;
  const found = await selectFindable(ctx, named, limit);
  if (found.length > 0) return found;
  const near = await nearNames(
    ctx,
    words,
    (condition) => sql`select name_key from (${NAMES_FOUND}) found where ${condition}`,
  );
  if (!near) return [];
  return selectFindable(
    ctx,
    sql<boolean>`id in (select id from (${NAMES_FOUND}) found where ${namedLike(words, near)})`,
    limit,
  );
}

/** As the index on it is written. */
const NAME_KEY = sql`(' ' || plain(name))`;
const NAMES_FOUND = sql`select id, ${NAME_KEY} as name_key from companies where verified_at is not null and closed_at is null`;

function selectFindable(ctx: Ctx, named: RawBuilder<boolean>, limit: number) {
  return ctx.db
    .selectFrom('companies')
    .select(['slug', 'name'])
    .where('verifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where('id', '!=', sql<string>`house()`)
    .where(named)
    .orderBy('name')
    .orderBy('slug')
    .limit(limit)
    .execute();
}

/** Companies that know a talent as a candidate. */
export function selectCompaniesWith(ctx: Ctx, applicationIds: readonly string[]) {
  return ctx.db
    .selectFrom('companies')
    .select(['slug', 'name'])
    .where('closedAt', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('applications')
        .select('companyId')
        .where('applications.id', 'in', [...applicationIds]),
    )
    .orderBy('name')
    .execute();
}

/** Applications by the job and the company that they went to, the newest first. */
export function selectNamed(ctx: Ctx, applicationIds: readonly string[]) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'applications.companyId')
    .select(['applications.id', 'applications.companyId', 'jobs.title as jobTitle', 'companies.slug as companySlug'])
    .where('applications.id', 'in', [...applicationIds])
    .where('companies.closedAt', 'is', null)
    .orderBy('applications.id', 'desc')
    .limit(200)
    .execute();
}

// ── The queue ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function selectQueue(
  ctx: Ctx,
  companyId: string,
  { show, page, limit }: { show: 'open' | 'ended'; page: number; limit: number },
) {
  return dataRequests(ctx)
    .where('request.companyId', '=', companyId)
    .where('request.confirmedAt', 'is not', null)
    .where('request.state', show === 'open' ? 'in' : 'not in', [...OPEN])
    .$if(show === 'open', (query) => query.orderBy('request.dueAt'))
    .orderBy('request.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countQueue(ctx: Ctx, companyId: string) {
  const counts = await ctx.db
    .selectFrom('privacyRequests')
    .select(({ fn, and, not, eb }) => [
      fn
        .countAll<number>()
        .filterWhere('state', 'in', [...OPEN])
        .as('open'),
      fn
        .countAll<number>()
        .filterWhere(and([eb('state', 'in', [...OPEN]), eb('dueAt', '<=', ctx.clock.now())]))
        .as('overdue'),
      fn
        .countAll<number>()
        .filterWhere(not(eb('state', 'in', [...OPEN])))
        .as('ended'),
    ])
    .where('companyId', '=', companyId)
    .where('handling', '=', 'queue')
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { open: Number(counts.open), overdue: Number(counts.overdue), ended: Number(counts.ended) };
}

/** What nobody but an operator can answer: asked of the platform, or of a company that has closed. */
export function selectOperatorQueue(ctx: Ctx) {
  return dataRequests(ctx)
    .where('request.state', 'in', [...OPEN])
    .where((where) => where.or([where('request.companyId', 'is', null), where('company.closedAt', 'is not', null)]))
    .orderBy('request.dueAt')
    .execute();
}

/** Applications, for who looks at what a company holds; the newest first. */
export function selectHeld(ctx: Ctx, applicationIds: readonly string[], limit: number) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(['applications.id as applicationId', 'jobs.title as jobTitle', 'candidates.name as candidateName'])
    .select('applications.appliedAt')
    .where('applications.id', 'in', [...applicationIds])
    .orderBy('applications.appliedAt', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .execute();
}

/** What was done with a request; a name only of who works, or has worked, for its company. */
export function selectHistory(ctx: Ctx, { id, companyId }: { id: string; companyId: string | null }) {
  return ctx.db
    .selectFrom('auditEntries as entry')
    .leftJoin('companyMembers as member', (join) =>
      join
        .onRef('member.userId', '=', 'entry.actorId')
        .on('member.companyId', '=', companyId)
        .on('entry.actorKind', '=', 'user'),
    )
    .leftJoin('users', 'users.id', 'member.userId')
    .select(['entry.action', 'entry.createdAt as at', 'users.name as by'])
    .where('entry.subjectId', '=', id)
    .orderBy('entry.id')
    .limit(100)
    .execute();
}

/** Open requests to companies whose owners have not been told yet that they are due by then. */
export function selectToRemind(ctx: Ctx, { dueBy, column }: { dueBy: Date; column: 'remindedAt' | 'overdueToldAt' }) {
  return dataRequests(ctx)
    .where('request.companyId', 'is not', null)
    .where('company.closedAt', 'is', null)
    .where('request.state', 'in', [...OPEN])
    .where('request.dueAt', '<=', dueBy)
    .where(`request.${column}`, 'is', null)
    .orderBy('request.id')
    .limit(500)
    .execute();
}

// ── Forgetting ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Requests whose address nobody has proven in time. */
export function selectUnconfirmed(ctx: Ctx, days: number) {
  return ctx.db
    .selectFrom('privacyRequests')
    .select('id')
    .where('handling', '=', 'queue')
    .where('confirmedAt', 'is', null)
    .where('state', '=', 'received')
    .where('createdAt', '<', after(ctx.clock.now(), -days * DAY))
    .execute();
}

/** Requests that ended so long ago that they need name nobody any more. */
export function selectLongEnded(ctx: Ctx, days: number) {
  return ctx.db
    .selectFrom('privacyRequests')
    .select('id')
    .where('handling', '=', 'queue')
    .where('address', 'is not', null)
    .where('answeredAt', '<', after(ctx.clock.now(), -days * DAY))
    .execute();
}

export async function deleteRequests(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom('privacyRequests').where('id', 'in', ids).execute();
}

/** That there was a request, and how it ended, stays as proof; who asked and what was said does not. */
export async function emptyRequests(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('privacyRequests')
    .set((expression) => ({
      address: null,
      applicationId: null,
      message: null,
      answer: null,
      extensionReason: null,
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}
