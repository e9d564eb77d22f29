import type { SubmittedBy } from '@prova/contract/attempts/assignment-fields';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { TestAttempts } from '../../platform/schema.gen.ts';
import { score } from './score.queries.ts';

/** What somebody answers: the id of an option, true or false, a text; null for nothing. */
export type AnswerValue = string | boolean | null;

/** A question of an attempt, and its options, in the order of this one. */
export interface Asked {
  readonly id: string;
  readonly options: readonly string[];
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('testAttempts')
    .select(['id', 'companyId', 'assignmentId', 'versionId', 'seat', 'startedAt', 'expiresAt', 'submittedAt'])
    .select(['submittedBy', 'gradedAt', sql<Asked[]>`asked`.as('asked')]);

/** @param forUpdate locks it: what is saved waits for what ends it, and the other way round */
export function selectAttempt(ctx: Ctx, id: string, forUpdate = false) {
  return rows(ctx)
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertAttempt(
  ctx: Ctx,
  attempt: Omit<Insertable<TestAttempts>, 'asked'>,
  asked: readonly Asked[],
): Promise<void> {
  await ctx.db
    .insertInto('testAttempts')
    .values({ ...attempt, asked: JSON.stringify(asked) })
    .execute();
  const { id: attemptId, companyId, createdAt } = attempt;
  await ctx.db
    .insertInto('attemptAnswers')
    .values(asked.map(({ id: questionId }) => ({ attemptId, companyId, questionId, createdAt })))
    .execute();
}

/** The next window goes on with it. @returns its number */
export async function raiseSeat(ctx: Ctx, id: string): Promise<number> {
  const { seat } = await ctx.db
    .updateTable('testAttempts')
    .set((eb) => ({ seat: eb('seat', '+', 1) }))
    .where('id', '=', id)
    .returning('seat')
    .executeTakeFirstOrThrow();
  return seat;
}

export async function updateExpiry(ctx: Ctx, id: string, expiresAt: Date): Promise<void> {
  await ctx.db
    .updateTable('testAttempts')
    .set({ expiresAt })
    .where('id', '=', id)
    .where('submittedAt', 'is', null)
    .execute();
}

export interface AnswerRow {
  readonly questionId: string;
  readonly value: AnswerValue;
  readonly flagged: boolean;
  readonly grading: 'none' | 'machine' | 'waiting' | 'differs' | 'person';
  /** Null until it is graded. */
  readonly points: number | null;
  /** Of each criterion, of a question with a rubric. */
  readonly criteria: number[] | null;
  /** Of code whose cases were run. */
  readonly verdict: ShownVerdict[] | null;
}

export function selectAnswers(ctx: Ctx, attemptId: string): Promise<AnswerRow[]> {
  return ctx.db
    .selectFrom('attemptAnswers')
    .select([
      'questionId',
      'flagged',
      'grading',
      sql<AnswerValue>`value`.as('value'),
      sql<number | null>`points::float8`.as('points'),
      sql<number[] | null>`criteria`.as('criteria'),
      sql<ShownVerdict[] | null>`verdict`.as('verdict'),
    ])
    .where('attemptId', '=', attemptId)
    .execute();
}

export interface Revision {
  readonly questionId: string;
  readonly sequence: number;
  readonly value: AnswerValue;
  readonly flagged: boolean;
  readonly typedAt: string;
}

/**
 * Keeps what was typed, and makes of each answer the last revision of the last window. What is known already, or is about a
 * question that is not asked, is passed over; so is what comes once more after the end and had come before it, whether or not
 * its row is still there.
 * @param late they arrived after the end: kept, but the answers stay as they were handed in
 */
export async function keepRevisions(
  ctx: Ctx,
  { attemptId, companyId, seat, late }: { attemptId: string; companyId: string; seat: number; late: boolean },
  revisions: readonly Revision[],
): Promise<void> {
  const now = ctx.clock.now();
  const sent = JSON.stringify(revisions);
  await sql`
    with sent as (
      select (r ->> 'questionId')::uuid as question_id, (r ->> 'sequence')::int as sequence, r -> 'value' as value,
        (r ->> 'flagged')::boolean as flagged, (r ->> 'typedAt')::timestamptz as typed_at
      from jsonb_array_elements(${sent}::jsonb) r
    ), kept as (
      insert into answer_revisions
        (attempt_id, company_id, question_id, seat, sequence, value, flagged, typed_at, late, created_at)
      select a.attempt_id, ${companyId}, a.question_id, ${seat}, s.sequence, nullif(s.value, 'null'), s.flagged, s.typed_at,
        ${late}, ${now}
      from sent s join attempt_answers a on a.attempt_id = ${attemptId} and a.question_id = s.question_id
      where not (${late} and a.seat = ${seat} and s.sequence <= a.sequence)
      on conflict do nothing
      returning question_id, sequence, value, flagged
    ), last as (
      select distinct on (question_id) * from kept order by question_id, sequence desc
    )
    update attempt_answers a
    set value = l.value, flagged = l.flagged, seat = ${seat}, sequence = l.sequence, saved_at = ${now}
    from last l
    where a.attempt_id = ${attemptId} and a.question_id = l.question_id and not ${late}
      and (a.seat, a.sequence) < (${seat}, l.sequence)`.execute(ctx.db);
}

/** Questions about which a window said something after the end that is not what was handed in. */
export async function selectUncounted(
  ctx: Ctx,
  { attemptId, seat }: { attemptId: string; seat: number },
  revisions: readonly Pick<Revision, 'sequence'>[],
): Promise<string[]> {
  const sequences = revisions.map(({ sequence }) => sequence);
  const { rows: found } = await sql<{ questionId: string }>`
    select l.question_id as "questionId"
    from (
      select distinct on (question_id) question_id, value
      from answer_revisions
      where attempt_id = ${attemptId} and seat = ${seat} and sequence = any(${sequences}::int[]) and late
      order by question_id, sequence desc
    ) l join attempt_answers a on a.attempt_id = ${attemptId} and a.question_id = l.question_id
    where coalesce(a.value, '""') <> coalesce(l.value, '""')`.execute(ctx.db);
  return found.map(({ questionId }) => questionId);
}

/** Each with its points, where a machine knows them; the others wait for a person. */
export async function updateGrades(
  ctx: Ctx,
  attemptId: string,
  grades: readonly { questionId: string; points: number | null }[],
): Promise<void> {
  await sql`
    update attempt_answers a
    set points = g.points, grading = case when g.points is null then 'waiting' else 'machine' end
    from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb) as g ("questionId" uuid, points numeric)
    where a.attempt_id = ${attemptId} and a.question_id = g."questionId"`.execute(ctx.db);
}

/** What the cases of an answer came to. Nothing is left of one that was erased meanwhile. */
export async function updateVerdict(
  ctx: Ctx,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  { verdict, proposedPoints }: { verdict: readonly ShownVerdict[]; proposedPoints: number },
): Promise<void> {
  await ctx.db
    .updateTable('attemptAnswers')
    .set({ verdict: JSON.stringify(verdict), proposedPoints })
    .where('attemptId', '=', attemptId)
    .where('questionId', '=', questionId)
    .where('value', 'is not', null)
    .execute();
}

/** Of an attempt that is locked and was not handed in before. */
export async function endAttempt(
  ctx: Ctx,
  id: string,
  end: { submittedAt: Date; submittedBy: SubmittedBy; points: number; gradedAt: Date | null },
): Promise<void> {
  await ctx.db.updateTable('testAttempts').set(end).where('id', '=', id).execute();
}

/** Time was up a while ago, and their own task did not come by. */
export async function selectTimedOut(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const found = await ctx.db
    .selectFrom('testAttempts')
    .select('id')
    .where('submittedAt', 'is', null)
    .where('expiresAt', '<', before)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** Graded results of one person in a version, but for one attempt, the best first. */
export async function selectEarlier(
  ctx: Ctx,
  person: { assignmentId: string; versionId: string; candidateId: string | null; talentId: string | null },
): Promise<{ id: string; submittedAt: Date; score: number }[]> {
  const { assignmentId, versionId, candidateId, talentId } = person;
  const { rows: found } = await sql<{ id: string; submittedAt: Date; score: number }>`
    select t.id, t.submitted_at as "submittedAt", ${score} as score
    from test_attempts t join test_versions v on v.id = t.version_id
    where t.version_id = ${versionId} and t.graded_at is not null and t.assignment_id <> ${assignmentId}
      and t.assignment_id in (
        select a.id from test_assignments a join applications p on p.id = a.application_id
        where p.candidate_id = ${candidateId}::uuid
        union
        select a.id from test_assignments a where a.talent_id = ${talentId}::uuid)
    order by t.points desc, t.submitted_at desc
    limit 20`.execute(ctx.db);
  return found;
}
