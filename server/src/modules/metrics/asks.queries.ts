import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Span } from './report-span.ts';

/*
 * What a company asks of somebody with a time until which they can answer, here and nowhere else; the rate of the metrics
 * and that of a talent's home follow it:
 *
 * - a test: until its last day; handed in with an answer, shown an earlier result for, or declined;
 * - an interview: until it begins; answered in whatever way, or held;
 * - an AI interview: until the last moment to begin it; begun, or answered by asking for a person;
 * - an offer: until the day that it is good for; accepted or declined.
 *
 * What the company called back, or what ended with the application or its job, counts for nobody. An ask counts when it was
 * answered, or when its time was up without.
 */

interface Among {
  /** Conditions on the application (`a`) and on the rows of the ask itself (`x`). */
  readonly application: RawBuilder<unknown>;
  readonly ask: RawBuilder<unknown>;
  /** And on what a candidate said to an interview (`p`). */
  readonly answer: RawBuilder<unknown>;
}

/** `application_id`, `job_id`, `at`, `value`, `outcome` and `kind` of the asks among these that a span counts. */
export const asksIn = ({ since, until }: Span, { application, ask, answer }: Among): RawBuilder<unknown> => {
  const within = (column: string) => sql`${sql.ref(column)} between ${since} and ${until}`;
  const of = (at: string, outcome: RawBuilder<unknown>, kind: string) => sql`
    select x.application_id, a.job_id, ${sql.ref(at)} as at, null::float8 as value, ${outcome} as outcome,
      ${sql.lit(kind)}::text as kind`;
  const byTime = (answered: string, due: string) =>
    sql`case when ${sql.ref(answered)} <= ${sql.ref(due)} then 'answered' else 'late' end`;
  const missed = sql`'missed'::text`;
  const handedIn = sql`(x.reused_attempt_id is not null or x.status = 'declined' or exists (
    select from test_attempts t join attempt_answers w on w.attempt_id = t.id and w.value is not null
    where t.assignment_id = x.id))`;
  const cutShort = sql`exists (select from test_attempts t where t.assignment_id = x.id and t.submitted_by = 'end')`;
  return sql`
    ${of('x.ended_at', sql`case when ${handedIn} then 'answered' else 'missed' end`, 'test')}
    from test_assignments x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and x.application_id is not null and x.status in ('done', 'declined', 'expired') and ${within('x.ended_at')} and not ${cutShort}
    union all
    ${of('x.due_at', missed, 'test')}
    from test_assignments x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and x.application_id is not null and x.status = 'sent' and ${within('x.due_at')}
    union all
    ${of('p.answered_at', byTime('p.answered_at', 'x.starts_at'), 'interview')}
    from interview_participants p join interviews x on x.id = p.interview_id left join applications a on a.id = x.application_id
    where ${ask} and ${application} and ${answer} and p.user_id is null and ${within('p.answered_at')} and ${STANDS}
    union all
    ${of('x.starts_at', sql`case when x.status in ('in_progress', 'completed') then 'answered' else 'missed' end`, 'interview')}
    from interviews x join interview_participants p on p.interview_id = x.id and p.user_id is null and p.answered_at is null
    left join applications a on a.id = x.application_id
    where ${ask} and ${application} and ${within('x.starts_at')} and ${STANDS}
    union all
    ${of('x.started_at', sql`'answered'::text`, 'ai_interview')}
    from ai_interviews x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and ${within('x.started_at')} and ${BEGUN}
    union all
    ${of('x.ended_at', sql`'answered'::text`, 'ai_interview')}
    from ai_interviews x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and x.started_at is null and x.cause = 'asked_for_person' and ${within('x.ended_at')}
    union all
    ${of('x.closes_at', missed, 'ai_interview')}
    from ai_interviews x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and (x.status = 'scheduled' or x.cause = 'expired') and ${within('x.closes_at')}
    union all
    ${of('x.responded_at', byTime('x.responded_at', 'x.valid_until'), 'offer')}
    from offers x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and x.status in ('approved', 'declined') and x.sent_at is not null and ${within('x.responded_at')}
    union all
    ${of('x.valid_until', missed, 'offer')}
    from offers x left join applications a on a.id = x.application_id
    where ${ask} and ${application} and x.status in ('sent', 'viewed', 'expired') and ${within('x.valid_until')}`;
};

/** Of an interview (`x`): it was not called off by the company, nor ended with the application. */
const STANDS = sql`(x.status <> 'cancelled' or x.cause = 'no_show_candidate')`;

/** Of an AI interview that was begun (`x`): the company has not called it off, and it has not ended with the application. */
const BEGUN = sql`(x.cause is null or x.cause not in ('called_off', 'application_over'))`;

/** How many asks to a talent a span counts, and how many of them were answered in time. */
export async function countAsks(ctx: Ctx, talentId: string, span: Span): Promise<{ asked: number; inTime: number }> {
  const applications = sql`select o.id from candidates c join applications o on o.company_id = c.company_id and o.candidate_id = c.id
    where c.talent_id = ${talentId} and o.erased_at is null`;
  const among = { application: sql`true`, ask: sql`x.application_id = any(array(${applications}))`, answer: sql`true` };
  const { rows } = await sql<{ asked: number; inTime: number }>`
    select count(*) as asked, count(*) filter (where outcome = 'answered') as in_time
    from (${asksIn(span, among)}) asks`.execute(ctx.db);
  const [counts] = rows;
  if (!counts) throw new Error('A count answered nothing');
  return counts;
}
