import { FEWEST_CASES } from '@prova/contract/metrics/figures';
import { daysOf } from '@prova/contract/metrics/metrics';
import type { Insight } from '@prova/contract/metrics/reports';
import type { Ctx } from '../../platform/context.ts';
import type { Counted } from './cases.queries.ts';
import { readUnscheduled } from './compatible.ts';
import {
  selectAdvances,
  selectHoldingStage,
  selectLosingTest,
  selectPromisesDue,
  selectSources,
} from './insights.queries.ts';
import { reportDays } from './report-span.ts';
import { type Reported, scopeToReport } from './reports.ts';

/** Below these nothing is said: what is written is to be worth somebody's time. */
const NOTABLE = { times: 1.2, lost: 30, points: 15, days: 3 } as const;
const JOBS_NAMED = 3;

/**
 * What stands out in the metrics of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readInsights(ctx: Ctx, { timeRange, jobId = null }: Reported): Promise<Insight[]> {
  const scope = scopeToReport(ctx);
  const { span, endOfDay } = await reportDays(ctx, scope.companyId, daysOf(timeRange), ctx.clock.now());
  const of = { scope, jobId, span };
  const [data, unscheduled] = await Promise.all([readData(ctx, of, endOfDay), readUnscheduled(ctx, of)]);
  return writeInsights(data, unscheduled);
}

/**
 * What insights are written from.
 * @param endOfDay when today ends, by the company's calendar
 */
async function readData(ctx: Ctx, of: Counted, endOfDay: Date) {
  const [advances, promises, test, sources, stage] = await Promise.all([
    selectAdvances(ctx, of),
    selectPromisesDue(ctx, of, { before: endOfDay, jobs: JOBS_NAMED }),
    selectLosingTest(ctx, of),
    selectSources(ctx, of),
    selectHoldingStage(ctx, of),
  ]);
  return { advances, promises, test, sources, stage };
}

/**
 * What the data say: each rests on enough cases, and names them.
 * @param unscheduled highly compatible people whom the reader may schedule an interview with
 */
export function writeInsights(
  { advances, promises, test, sources, stage }: Awaited<ReturnType<typeof readData>>,
  unscheduled: number,
): Insight[] {
  const [mostDue] = promises;
  return [
    ...proofAdvances(advances),
    ...(mostDue
      ? [
          {
            kind: 'promisesDue' as const,
            applications: mostDue.all,
            jobs: promises.map(({ id, title }) => ({ id, title })),
          },
        ]
      : []),
    ...(unscheduled > 0 ? [{ kind: 'unscheduledMatches' as const, people: unscheduled }] : []),
    ...(test && test.lost >= NOTABLE.lost ? [{ kind: 'testLosesPeople' as const, ...test }] : []),
    ...sourceHires(sources),
    ...(stage && stage.medianDays >= NOTABLE.days ? [{ kind: 'stageHolds' as const, ...stage }] : []),
  ];
}

function proofAdvances(advances: Awaited<ReturnType<typeof selectAdvances>>): Insight[] {
  const [withProof, without] = [true, false].map((wanted) => advances.find(({ proven }) => proven === wanted));
  if (!withProof || !without || without.advanced === 0) return [];
  if (Math.min(withProof.applications, without.applications) < FEWEST_CASES) return [];
  const times = withProof.advanced / withProof.applications / (without.advanced / without.applications);
  if (times < NOTABLE.times) return [];
  return [{ kind: 'proofAdvances', times, withProof: withProof.applications, withoutProof: without.applications }];
}

/** The source whose share of the hires is furthest from its share of the applications. */
function sourceHires(sources: Awaited<ReturnType<typeof selectSources>>): Insight[] {
  const all = { applications: 0, hires: 0 };
  for (const { applications, hires } of sources) {
    all.applications += applications;
    all.hires += hires;
  }
  if (all.hires < FEWEST_CASES || all.applications < FEWEST_CASES) return [];
  const shares = sources.map(({ source, applications, hires }) => ({
    kind: 'sourceHires' as const,
    source,
    received: (applications / all.applications) * 100,
    hired: (hires / all.hires) * 100,
    applications,
    hires,
  }));
  const gap = ({ received, hired }: (typeof shares)[number]) => Math.abs(received - hired);
  const [first] = shares.toSorted((one, other) => gap(other) - gap(one));
  return first && gap(first) >= NOTABLE.points ? [first] : [];
}
