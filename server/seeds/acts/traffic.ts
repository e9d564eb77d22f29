import { addViews, type ViewCount } from '../../src/modules/jobs/public/job-views.queries.ts';
import type { Play } from '../play/play.ts';
import { createRandom } from '../random.ts';
import { DAY, dayOf, daysBefore, HOUR } from '../time.ts';
import type { PlayedJob } from './jobs.ts';

/** Visitors read the pages of jobs, by the link of each source: many at first, few on weekends. */
export function trafficAct(play: Play, jobs: readonly PlayedJob[]): void {
  // A chance of its own: who reads changes nothing else of the play.
  const random = createRandom(20_261_123);
  const from = daysBefore(play.now, 89);
  play.story(from, async (until) => {
    for (let at = from; at < daysBefore(play.now, 0.01); at = new Date(at.getTime() + DAY)) {
      await until(at);
      const counts = jobs.flatMap((job) => viewsUntil(job, at));
      // As a server writes them: those of many visitors at once.
      if (counts.length > 0) await play.asOperator((ctx) => ctx.transaction((ctx) => addViews(ctx, counts)));
    }
  });

  /** In the day that ends at `at`. */
  function viewsUntil(job: PlayedJob, at: Date): ViewCount[] {
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
