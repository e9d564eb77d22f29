import { addViews, type ViewCount } from '../../src/modules/jobs/public/job-views.queries.ts';
import { createRandom } from '../random.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { DAY, dayOf, daysBefore, HOUR } from '../time.ts';
import type { SeededJob } from './jobs.ts';

/** Visitors read the pages of jobs, by the link of each source: many at first, few on weekends. */
export function trafficScenario(runner: ScenarioRunner, jobs: readonly SeededJob[]): void {
  // A chance of its own: who reads changes nothing else of the scenario.
  const random = createRandom(20_261_123);
  const from = daysBefore(runner.now, 89);
  runner.story(from, async (until) => {
    for (let at = from; at < daysBefore(runner.now, 0.01); at = new Date(at.getTime() + DAY)) {
      await until(at);
      const counts = jobs.flatMap((job) => viewsUntil(job, at));
      // As a server writes them: those of many visitors at once.
      if (counts.length > 0) await runner.asOperator((ctx) => ctx.transaction((ctx) => addViews(ctx, counts)));
    }
  });

  /** In the day that ends at `at`. */
  function viewsUntil(job: SeededJob, at: Date): ViewCount[] {
    const { demo, publishedAt, openUntil } = job;
    if (demo.status === 'DRAFT' || publishedAt.getTime() > at.getTime() - HOUR || at > openUntil) return [];
    const { id: jobId, sources } = job.detail;
    const age = (at.getTime() - publishedAt.getTime()) / DAY;
    const weekend = [0, 6].includes(new Date(dayOf(at)).getUTCDay()) ? 0.35 : 1;
    const expected = demo.viewsADay * weekend * (0.3 + 0.7 * Math.exp(-age / 12));
    return [...sources.map(({ id }) => id), null].flatMap((sourceId, index) => {
      const views = Math.round((expected / (index + 2)) * (0.6 + random.next() * 0.8));
      return views === 0 ? [] : [{ jobId, sourceId, hour: new Date(at.getTime() - HOUR), views }];
    });
  }
}
