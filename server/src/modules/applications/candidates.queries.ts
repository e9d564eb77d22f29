import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

const candidateColumns = ['id', 'talentId', 'mergedIntoId'] as const;

export interface CandidateKey {
  readonly id: string;
  readonly talentId: string | null;
}

/** The account's profile, when its verified e-mail is this one: whoever is signed in with it owns the address. */
export async function selectOwnerOfEmail(
  ctx: Ctx,
  userId: string,
  email: string,
): Promise<{ talentId: string | null } | null> {
  const row = await ctx.db
    .selectFrom('users')
    .leftJoin('talents', 'talents.userId', 'users.id')
    .select('talents.id as talentId')
    .where('users.id', '=', userId)
    .where('users.email', '=', email)
    .where('users.emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Locked until the transaction ends. A merged candidate leads to the one that survived. */
export async function selectCandidate(
  ctx: Ctx,
  companyId: string,
  by: { email: string } | { talentId: string },
): Promise<CandidateKey | undefined> {
  const candidates = ctx.db.selectFrom('candidates').select(candidateColumns).where('companyId', '=', companyId);
  const found = await ('email' in by
    ? candidates.where('email', '=', by.email)
    : candidates.where('talentId', '=', by.talentId)
  )
    .forUpdate()
    .executeTakeFirst();
  if (!found?.mergedIntoId) return found;
  return ctx.db
    .selectFrom('candidates')
    .select(candidateColumns)
    .where('companyId', '=', companyId)
    .where('id', '=', found.mergedIntoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly linkedinUrl: string | null;
  readonly githubUrl: string | null;
  readonly portfolioUrl: string | null;
  readonly websiteUrl: string | null;
  readonly resumeFileId: string | null;
}

/** False when the address is known already; waits for a transaction that is just adding it. */
export async function insertCandidate(
  ctx: Ctx,
  candidate: Contact & { id: string; companyId: string; email: string },
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('candidates')
    .values({ ...candidate, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['companyId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What the newer form says replaces what was known; what it leaves out stays.
 * @param options.whole takes out what it leaves out, too
 */
export async function updateContact(
  ctx: Ctx,
  id: string,
  contact: Contact,
  { whole }: { whole: boolean },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => whole || value !== null));
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({ ...given, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What the person says now of how to reach them, and what they leave empty. */
export async function updateContactData(
  ctx: Ctx,
  id: string,
  contact: Readonly<Record<'phone' | 'linkedin' | 'github' | 'portfolio' | 'website', string | null>>,
): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      phone: contact.phone,
      linkedinUrl: contact.linkedin,
      githubUrl: contact.github,
      portfolioUrl: contact.portfolio,
      websiteUrl: contact.website,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * @param options.proved whether the address was shown to be theirs who consent. Otherwise an address with an account keeps
 *   the consent that its owner gave, or none; asked in the same statement, so that the time does not tell of accounts
 */
export async function updateBankConsent(
  ctx: Ctx,
  id: string,
  version: string,
  { proved }: { proved: boolean },
): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      bankConsentAt: ctx.clock.now(),
      bankConsentVersion: version,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(({ and, eb, exists, lit, not, or, selectFrom }) =>
      or([
        eb(lit(proved), '=', lit(true)),
        and([
          eb('talentId', 'is', null),
          not(exists(selectFrom('users').select('users.id').whereRef('users.email', '=', 'candidates.email'))),
        ]),
      ]),
    )
    .execute();
}

export async function updateBankConsentEnded(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      bankConsentAt: null,
      bankConsentVersion: null,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Links candidates to the talent. What companies see of the profile is for `showProfiles`. */
export async function updateToClaimed(ctx: Ctx, ids: readonly string[], talentId: string): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      talentId,
      claimedAt: ctx.clock.now(),
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('talentId', 'is', null)
    .execute();
}

/**
 * Derives again what a candidate is found by: name and title, then letters and answers, then the résumé. Nobody is found by what a
 * locked application says, or whose applications are all locked.
 */
export async function deriveSearch(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return;
  await sql`
    insert into candidate_search (candidate_id, company_id, name_key, document, seniority, state, city, last_applied_at, created_at)
    select c.id, c.company_id, ' ' || plain(coalesce(c.name, '')),
      setweight(to_tsvector('portuguese', prose(concat_ws(' ', c.name, c.title))), 'A')
        || setweight(to_tsvector('portuguese', prose(coalesce(a.words, ''))), 'C')
        || setweight(to_tsvector('portuguese', prose(coalesce(t.body, ''))), 'D'),
      c.seniority, c.state, c.city, a.last_applied_at, ${ctx.clock.now()}
    from candidates c
    join lateral (
      select max(applied_at) as last_applied_at, left(string_agg(concat_ws(' ', f.cover_letter, e.essays), ' '), 200000) as words
      from applications
      left join application_forms f on f.application_id = applications.id
      left join lateral (
        select string_agg(w.answer #>> '{}', ' ') as essays from application_answers w
        join job_questions q on q.id = w.question_id and q.type = 'essay'
        where w.application_id = applications.id) e on true
      where applications.candidate_id = c.id and applications.locked_at is null
      having max(applied_at) is not null) a on true
    left join file_texts t on t.file_id = c.resume_file_id
    where c.id in (${sql.join(candidateIds)})
    on conflict (candidate_id) do update set name_key = excluded.name_key, document = excluded.document,
      seniority = excluded.seniority, state = excluded.state, city = excluded.city,
      last_applied_at = excluded.last_applied_at`.execute(ctx.db);
}

/** Candidates whose current résumé is this file. */
export async function selectCandidatesOfResume(ctx: Ctx, fileId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('candidates')
    .innerJoin('files', (join) =>
      join.onRef('files.companyId', '=', 'candidates.companyId').onRef('files.id', '=', 'candidates.resumeFileId'),
    )
    .select('candidates.id')
    .where('files.id', '=', fileId)
    .execute();
  return rows.map(({ id }) => id);
}
