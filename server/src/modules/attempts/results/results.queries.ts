import type { TestCategory } from '@prova/contract/assessments/test-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { isHiddenAlone, isLocked } from '../../applications/applications.service.ts';
import { inScope, type JobScope } from '../../jobs/jobs.service.ts';
import { score } from '../score.queries.ts';

/** Of a talent, or of the candidates of a company. */
export type ResultScope =
  | { readonly talentId: string; readonly jobs?: undefined }
  | {
      readonly jobs: JobScope;
      /** Of one of them alone: a talent, a candidate or an application. */
      readonly personId?: string | undefined;
      readonly talentId?: undefined;
    };

interface ResultFilter {
  readonly scope: ResultScope;
  readonly testId?: string | undefined;
  readonly applicationId?: string | undefined;
  readonly category?: TestCategory | undefined;
}

const handedIn = (ctx: Ctx, { scope, testId, applicationId, category }: ResultFilter) => {
  const { jobs, talentId } = scope;
  const personId = jobs && scope.personId;
  return (
    ctx.db
      .selectFrom('testAttempts as t')
      // A company sees a result at each application that shows it; whoever took it has it once.
      .innerJoin('testAssignments as a', (join) =>
        join.on((eb) => {
          const own = eb('a.id', '=', eb.ref('t.assignmentId'));
          return jobs === undefined ? own : eb.or([own, eb('a.reusedAttemptId', '=', eb.ref('t.id'))]);
        }),
      )
      .innerJoin('testVersions as v', 'v.id', 't.versionId')
      .leftJoin('applications', 'applications.id', 'a.applicationId')
      .leftJoin('candidates', 'candidates.id', 'applications.candidateId')
      .where('t.submittedAt', 'is not', null)
      .$if(jobs !== undefined, (query) =>
        query
          .where('a.companyId', '=', jobs?.companyId ?? '')
          .where('a.applicationId', 'is not', null)
          .where(sql<boolean>`not ${isLocked('applications')}`),
      )
      .$if(jobs !== undefined && jobs.sharedWith !== null, (query) =>
        query.where(inScope(jobs as JobScope, sql.ref('applications.jobId'))),
      )
      .$if(talentId !== undefined, (query) =>
        query.where((eb) =>
          eb.or([eb('candidates.talentId', '=', talentId ?? ''), eb('a.talentId', '=', talentId ?? '')]),
        ),
      )
      .$if(personId !== undefined, (query) =>
        query.where('a.applicationId', 'in', applicationsOf(ctx, jobs?.companyId ?? '', personId ?? '')),
      )
      .$if(testId !== undefined, (query) => query.where('a.testId', '=', testId ?? ''))
      .$if(applicationId !== undefined, (query) => query.where('a.applicationId', '=', applicationId ?? ''))
      .$if(category !== undefined, (query) => query.where('v.category', '=', category ?? 'frontend'))
  );
};

/** From the person on: a company may have asked for a hundred thousand tests. */
const applicationsOf = (ctx: Ctx, companyId: string, personId: string) =>
  ctx.db
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.companyId', '=', companyId)
    .where('applications.id', '=', personId)
    .union(
      ctx.db
        .selectFrom('candidates')
        .innerJoin('applications', 'applications.candidateId', 'candidates.id')
        .select('applications.id')
        .where('candidates.companyId', '=', companyId)
        // Whoever asks for a person by name is not told of what a job hides.
        .where(sql<boolean>`not ${isHiddenAlone('applications')}`)
        .where((is) => is.or([is('candidates.id', '=', personId), is('candidates.talentId', '=', personId)])),
    );

const seconds = sql<number>`round(extract(epoch from t.submitted_at - t.started_at))::int`;

export async function selectResults(ctx: Ctx, filter: ResultFilter, page: { limit: number; offset: number }) {
  const rows = await handedIn(ctx, filter)
    .leftJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'a.companyId')
    .select(['a.id', 'a.testId', 'a.applicationId', 'candidates.name as candidateName'])
    .select(isHiddenAlone('applications').as('hidden'))
    .select(['companies.name as companyName', 'jobs.title as jobTitle', 'v.title', 'v.category', 'v.difficulty'])
    .select((eb) => [
      eb.fn.coalesce('candidates.talentId', 'a.talentId').as('talentId'),
      eb.ref('t.submittedAt').$notNull().as('submittedAt'),
      seconds.as('seconds'),
      sql<boolean>`t.graded_at is not null`.as('graded'),
      sql<number>`coalesce(t.points, 0)::float8`.as('points'),
      'v.points as pointsMax',
      score.as('score'),
    ])
    .orderBy('t.submittedAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await handedIn(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** @param scope null: of nobody */
export async function selectResultStats(ctx: Ctx, scope: ResultScope | null) {
  const byCategory = scope
    ? await handedIn(ctx, { scope })
        .select(['v.category'])
        .select(({ fn }) => [
          fn.countAll<number>().as('taken'),
          sql<number>`count(t.graded_at)::int`.as('graded'),
          sql<number>`coalesce(sum(${score}), 0)::int`.as('scores'),
          sql<number | null>`max(${score})`.as('best'),
          sql<number>`sum(${seconds})::int`.as('seconds'),
        ])
        .groupBy('v.category')
        .orderBy('v.category')
        .execute()
    : [];
  const sum = (of: (row: (typeof byCategory)[number]) => number) => byCategory.reduce((all, row) => all + of(row), 0);
  const [taken, graded] = [sum((row) => row.taken), sum((row) => row.graded)];
  const mean = (total: number, count: number) => (count === 0 ? null : Math.round(total / count));
  const best = byCategory.flatMap((row) => row.best ?? []);
  return {
    taken,
    graded,
    averageScore: mean(
      sum((row) => row.scores),
      graded,
    ),
    bestScore: best.length === 0 ? null : Math.max(...best),
    averageSeconds: mean(
      sum((row) => row.seconds),
      taken,
    ),
    byCategory: byCategory.map((row) => ({
      category: row.category,
      taken: row.taken,
      averageScore: mean(row.scores, row.graded),
    })),
  };
}
