import { countMatchedJobs, listMatchedJobs, rankTalentsForJob, recommendJobs } from '@prova/contract/matching/matching';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMatching } from '../server/seeds/matching-volume.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { refreshJobs, refreshTalents } from '../server/src/modules/matching/matching.service.ts';
import type { Measure } from './support/bench.ts';
import { type Figure, percentile, timeCalls } from './support/figure.ts';
import { inProgram } from './support/in-program.ts';
import { signIn } from './support/sign-in.ts';

/** Talents, and as many open jobs. */
const SIZES = [1_000, 10_000, 100_000] as const;
const MEDIAN = 0.5;
const NEARLY_ALL = 0.95;

type Kind =
  | 'recommendations'
  | 'job search'
  | 'job search with typing errors'
  | 'counts beside filters'
  | 'ranking'
  | 'a changed profile'
  | 'a changed job';
/** Milliseconds, by size. What a list costs grows with what it compares; a change costs the same among any number. */
const LIMITS: Readonly<Record<Kind, readonly [number, number, number]>> = {
  recommendations: [25, 40, 400],
  'job search': [25, 40, 400],
  'job search with typing errors': [40, 60, 400],
  'counts beside filters': [25, 60, 400],
  ranking: [25, 60, 300],
  'a changed profile': [30, 30, 30],
  'a changed job': [20, 20, 20],
};

/** What the match costs as talents and jobs grow: both lists over HTTP, and what a change is worked out in. */
export const measure: Measure = async (bench) => {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({ databaseServer, seeded: false, logFile: 'test-results/matching.log' });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: 1, jobs: 1 });
    const figures: Figure[] = [];
    for (const [step, size] of SIZES.entries()) {
      await seedMatching(databaseUrl, volume.companyId, { talents: size, jobs: size });
      const talent = await signIn(url, 'talento.1@volume.example');
      const recruiter = await signIn(url, volume.email);
      const add = (kind: Kind, share: number, samples: readonly number[]) => {
        const limit = LIMITS[kind][step] ?? 0;
        const name = `matching, ${kind}, ${size} talents and jobs, ${share === MEDIAN ? 'median' : 'p95'}`;
        figures.push({
          name,
          value: percentile(samples, share),
          limit,
          unit: 'ms',
          better: 'lower',
        });
      };
      add('recommendations', NEARLY_ALL, await timeCalls(100, () => read(url + recommendJobs.path, talent)));
      const jobs = (path: string, search: (index: number) => string) => (index: number) =>
        read(`${url}${path}?${new URLSearchParams({ search: search(index) })}`, talent);
      // All of them, and one of them.
      const few = (index: number) => (index % 2 === 0 ? 'pessoa da vaga' : `vaga ${1 + index}`);
      const typos = (index: number) => (index % 2 === 0 ? 'pesoa da vaga' : `pessoaa ${1 + index}`);
      add('job search', NEARLY_ALL, await timeCalls(60, jobs(listMatchedJobs.path, few)));
      add('job search with typing errors', NEARLY_ALL, await timeCalls(60, jobs(listMatchedJobs.path, typos)));
      add('counts beside filters', NEARLY_ALL, await timeCalls(40, jobs(countMatchedJobs.path, few)));
      const ranking = (index: number) =>
        read(url + rankTalentsForJob.path.replace(':id', numbered('2', 1 + (index % 50))), recruiter);
      add('ranking', NEARLY_ALL, await timeCalls(40, ranking));
      await inProgram(databaseUrl, async (ctx) => {
        add(
          'a changed profile',
          MEDIAN,
          await timeCalls(50, (index) => refreshTalents(ctx, [numbered('1', 1 + index)])),
        );
        add('a changed job', MEDIAN, await timeCalls(50, (index) => refreshJobs(ctx, [numbered('2', 1 + index)])));
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
};

/** As `seedMatching` numbers them. */
const numbered = (kind: string, number: number) =>
  `0198f000-0000-7000-8000-${kind}${number.toString(16).padStart(11, '0')}`;

async function read(address: string, token: string): Promise<void> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as { data?: object };
  if (!answer.ok || Object.keys(body.data ?? {}).length === 0)
    throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(body)}`);
}
