import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** How many revisions an attempt has, and how much they take as they are stored. */
export async function measureRevisions(ctx: Ctx, attemptId: string): Promise<{ rows: number; bytes: number }> {
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*)::int as rows, coalesce(sum(pg_column_size(value)), 0)::bigint as bytes
    from answer_revisions where attempt_id = ${attemptId}`.execute(ctx.db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

/**
 * Leaves of each question, window and span of time the last revision; and always its very first one, the one that the answer
 * is now, and the last one of those that came after the end.
 * @param seconds of a span; null: all time is one
 */
export async function thinRevisions(ctx: Ctx, attemptId: string, seconds: number | null): Promise<void> {
  const span = seconds === null ? sql`0` : sql`floor(extract(epoch from typed_at) / ${seconds})`;
  await sql`
    delete from answer_revisions r using (
      select question_id, seat, sequence,
        row_number() over (partition by question_id, seat, late, ${span} order by sequence desc) as last,
        row_number() over (partition by question_id order by late, seat, sequence) as first
      from answer_revisions where attempt_id = ${attemptId}
    ) ranked join attempt_answers a on a.attempt_id = ${attemptId} and a.question_id = ranked.question_id
    where r.attempt_id = ${attemptId} and r.seat = ranked.seat and r.sequence = ranked.sequence
      and ranked.last > 1 and ranked.first > 1 and (a.seat, a.sequence) <> (r.seat, r.sequence)`.execute(ctx.db);
}

/** Leaves of each question the one that the answer is now, and the last one of those that came after the end. */
export async function keepCurrentRevisions(ctx: Ctx, attemptId: string): Promise<void> {
  await sql`
    delete from answer_revisions r using (
      select seat, sequence, question_id,
        row_number() over (partition by question_id order by late desc, created_at desc, seat desc, sequence desc) as n, late
      from answer_revisions where attempt_id = ${attemptId}
    ) ranked join attempt_answers a on a.attempt_id = ${attemptId} and a.question_id = ranked.question_id
    where r.attempt_id = ${attemptId} and r.seat = ranked.seat and r.sequence = ranked.sequence
      and (a.seat, a.sequence) <> (r.seat, r.sequence) and not (ranked.late and ranked.n = 1)`.execute(ctx.db);
}

/** Attempts that ended in a span of time and still have states of answers that are not what counts. */
export async function selectEndedWithHistory(
  ctx: Ctx,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from test_attempts t
    where t.submitted_at >= ${from} and t.submitted_at < ${to} and exists (
      select from answer_revisions r join attempt_answers a on a.attempt_id = r.attempt_id and a.question_id = r.question_id
      where r.attempt_id = t.id and not r.late and (a.seat, a.sequence) <> (r.seat, r.sequence))
    order by t.submitted_at limit ${limit}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
