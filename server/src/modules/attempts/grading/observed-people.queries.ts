import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** Whom somebody has met as an observer, or is expected to meet. */
export interface ObservedPeople {
  readonly candidateIds: readonly string[];
  readonly talentIds: readonly string[];
}

/**
 * The candidates of a company whose interviews the actor observes. Whoever was taken off before the hour came, or whose interview
 * was called off before it, has met nobody, unless they have been in its room.
 */
export async function selectObservedPeople(ctx: Ctx, companyId: string): Promise<ObservedPeople> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return { candidateIds: [], talentIds: [] };
  const { rows } = await sql<{ candidateId: string; talentId: string | null }>`
    select distinct c.id as "candidateId", c.talent_id as "talentId"
    from interview_participants p
      join interviews i on i.id = p.interview_id
      join applications a on a.id = i.application_id
      join candidates c on c.id = a.candidate_id
    where p.user_id = ${actor.userId} and p.company_id = ${companyId} and p.role = 'observer'
      and (
        coalesce(p.removed_at, case when i.status in ('cancelled', 'declined') then i.ended_at end, 'infinity') >= i.starts_at
        or exists (
          select from room_entries e join rooms r on r.id = e.room_id
          where r.interview_id = i.id and e.user_id = p.user_id and e.joined_at is not null
        )
      )`.execute(ctx.db);
  return {
    candidateIds: rows.map(({ candidateId }) => candidateId),
    talentIds: rows.flatMap(({ talentId }) => talentId ?? []),
  };
}

/**
 * Whether an attempt is of none of these people.
 * @param attemptId a column
 */
export function isOfNone({ candidateIds, talentIds }: ObservedPeople, attemptId: string) {
  if (candidateIds.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from test_attempts taken
      join test_assignments s on s.id = taken.assignment_id
      left join applications a on a.id = s.application_id
    where taken.id = ${sql.ref(attemptId)}
      and (a.candidate_id = any(${[...candidateIds]}::uuid[]) or s.talent_id = any(${[...talentIds]}::uuid[])))`;
}

/** Those of these people for whose grade an answer of the person behind an application waits, who have not given one yet. */
export async function selectGradersWaitedFor(
  ctx: Ctx,
  { applicationId, userIds }: { readonly applicationId: string; readonly userIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with person as (
      select a.company_id, a.candidate_id, c.talent_id
      from applications a join candidates c on c.id = a.candidate_id
      where a.id = ${applicationId}
    ), assignments as (
      select s.id from person
        join applications a on a.candidate_id = person.candidate_id
        join test_assignments s on s.application_id = a.id
      union
      select s.id from person
        join test_assignments s on s.talent_id = person.talent_id and s.company_id = person.company_id
    )
    select graders.id as "userId"
    from unnest(${[...userIds]}::uuid[]) as graders (id)
    where exists (
      select from assignments
        join test_attempts t on t.assignment_id = assignments.id
        join attempt_answers w on w.attempt_id = t.id
      where w.grading in ('waiting', 'differs')
        and not exists (
          select from answer_grades g
          where g.attempt_id = w.attempt_id and g.question_id = w.question_id and g.graded_by = graders.id
        )
    )`.execute(ctx.db);
  return rows.map(({ userId }) => userId);
}

/** Whether an attempt is of somebody whose answers the actor is not given. */
export async function isOfObserved(ctx: Ctx, companyId: string, attemptId: string): Promise<boolean> {
  const observed = await selectObservedPeople(ctx, companyId);
  const row = await ctx.db
    .selectFrom('testAttempts as t')
    .select('t.id')
    .where('t.id', '=', attemptId)
    .where(isOfNone(observed, 't.id'))
    .executeTakeFirst();
  return row === undefined;
}
