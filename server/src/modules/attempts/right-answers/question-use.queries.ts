import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { sameInTests, sameInVersions } from './same-questions.queries.ts';

export interface QuestionUse {
  readonly questionId: string;
  /** Whether somebody may still be asked the same question and judged by it. */
  readonly inUse: boolean;
  /** When whoever took this attempt asked to see what is right in it. */
  readonly shownAt: Date | null;
}

const RUNNING = sql`j.status in ('ACTIVE', 'OPEN', 'ON_HOLD') and j.deleted_at is null`;
/** So long a result counts, and is shown again. */
const LIVES = sql`interval '12 months'`;

/**
 * The questions of an attempt: which are in use, and which were shown. In use is a question
 * - that a company asked of somebody whose test waits or is under way,
 * - that a running job asks, by a stage or by a test that was sent in it: whoever applies once more, by another address, is asked it,
 * - that a company asked in the twelve months in which its results count, where any talent may choose a test that has it, or this
 *   attempt was chosen: no company tells who takes those, and how often,
 * - that the same person has before them in another test.
 */
export async function selectQuestionUse(
  ctx: Ctx,
  { attemptId, candidateId, talentId }: { attemptId: string; candidateId: string | null; talentId: string | null },
): Promise<QuestionUse[]> {
  const now = ctx.clock.now();
  const asked = sql`
    select w.question_id as of, q.company_id, q.question_id, q.text
    from attempt_answers w join version_questions q on q.id = w.question_id where w.attempt_id = ${attemptId}`;
  const { rows } = await sql<QuestionUse>`
    with same as materialized (${sameInVersions(asked)}),
    now_in as materialized (${sameInTests(asked)}),
    own as (
      select a.talent_id is not null as chosen
      from test_attempts t join test_assignments a on a.id = t.assignment_id where t.id = ${attemptId}
    ),
    sent as (
      select v.version_id,
        exists (
          select from test_assignments a join applications p on p.id = a.application_id join jobs j on j.id = p.job_id
          where a.version_id = v.version_id and a.status <> 'cancelled'
            and (a.status = 'started' or (a.status = 'sent' and a.due_at >= ${now}) or (${RUNNING}))
        ) or exists (
          select from test_assignments a
            left join applications p on p.id = a.application_id left join candidates k on k.id = p.candidate_id
          where a.version_id = v.version_id and a.status in ('sent', 'started')
            and (a.talent_id = ${talentId}::uuid or k.talent_id = ${talentId}::uuid or k.id = ${candidateId}::uuid)
        ) as now,
        exists (
          select from test_assignments a
          where a.version_id = v.version_id and a.application_id is not null and a.status <> 'cancelled'
            and a.sent_at > ${now}::timestamptz - ${LIVES}
        ) as lately
      from (select distinct version_id from same) v
    ),
    kept as (
      select t.id as test_id, t.open_to_talents and t.status = 'published' as open,
        exists (
          select from stage_tests st join job_stages g on g.id = st.stage_id join jobs j on j.id = g.job_id
          where st.test_id = t.id and g.removed_at is null and ${RUNNING}
        ) as now
      from tests t where t.deleted_at is null and t.id in (select test_id from now_in)
    )
    select w.question_id as "questionId", s.shown_at as "shownAt",
      exists (
        select from same m join sent u on u.version_id = m.version_id
        where m.of = w.question_id and (u.now or (u.lately and (
          (select chosen from own)
          or exists (select from now_in n join kept k on k.test_id = n.test_id where n.of = w.question_id and k.open))))
      ) or exists (
        select from now_in n join kept k on k.test_id = n.test_id where n.of = w.question_id and k.now
      ) as "inUse"
    from attempt_answers w
      left join shown_answers s on s.attempt_id = w.attempt_id and s.question_id = w.question_id
    where w.attempt_id = ${attemptId}`.execute(ctx.db);
  return rows;
}
