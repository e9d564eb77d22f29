import { loadavg } from 'node:os';
import type { EndpointShape } from '@prova/contract/endpoint';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { getBoard } from '@prova/contract/funnel/funnel';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedCandidateMatches } from '../server/seeds/candidate-matches-volume.ts';
import { seedMatching } from '../server/seeds/matching-volume.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { storeSomeScores } from '../server/src/modules/applications/match/store-some-scores.ts';
import type { Measure } from './support/bench.ts';
import { percentile, timeCalls } from './support/figure.ts';
import { get } from './support/get.ts';
import { inProgram } from './support/in-program.ts';
import { signIn } from './support/sign-in.ts';

const PEOPLE = 10_000;
const CALLS = 20;

type Query = Readonly<Record<string, string>>;
interface Asked {
  readonly name: string;
  readonly endpoint: EndpointShape;
  readonly query: Query;
  /** Milliseconds. */
  readonly limit: number;
}

/**
 * What the match costs a team: a board of 10,000 people, each of whom has skills and a match, and the list of everybody with
 * 20,000 applications to 40 jobs; scores are stored, as the tasks would have done.
 */
export const measure: Measure = async (bench) => {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const logFile = 'test-results/candidate-matches.log';
  const server = await startTestedServer({ databaseServer, seeded: false, logFile });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: PEOPLE, jobs: 40, earlier: 1 });
    await seedMatching(databaseUrl, volume.companyId, { talents: 3_000, jobs: 40 });
    await seedCandidateMatches(databaseUrl, volume.companyId);
    await inProgram(databaseUrl, async (ctx) => {
      let after: string | undefined;
      do after = await storeSomeScores(ctx, { after });
      while (after);
    });
    const crowded = { ...bench, ...server, volume, accessToken: await signIn(url, volume.email) };
    const board = (name: string, query: Query): Asked => ({
      name: `board of 10,000, ${name}`,
      endpoint: getBoard,
      query: { jobId: volume.jobId, ...query },
      limit: 60,
    });
    const list = (name: string, query: Query, limit: number): Asked => ({
      name: `candidates, ${name}`,
      endpoint: listCandidates,
      query,
      limit,
    });
    const asked = [
      board('everybody has a match', {}),
      board('the best match first', { order: 'match' }),
      board('one band', { match: 'good' }),
      board('in groups by match', { group: 'match' }),
      board('two skills', { skills: 'React,SQL' }),
      list('first page with matches', {}, 20),
      list('two skills', { skills: 'React,SQL' }, 60),
      list('one job, the best match first', { jobId: volume.jobId, sort: 'match' }, 60),
      list('whom to look at first (home)', TOP, 300),
      list('20,000 applications to 40 jobs, the best match first', { sort: 'match' }, 300),
    ];
    const figures = [];
    for (const { name, endpoint, query, limit } of asked) {
      const samples = await timeCalls(CALLS, () => get(crowded, endpoint, query));
      const measured = `${name}, p95 (least ${Math.min(...samples).toFixed(0)} ms, load ${loadavg()[0]?.toFixed(0)})`;
      figures.push({ name: measured, value: percentile(samples, 0.95), limit, unit: 'ms', better: 'lower' } as const);
    }
    return figures;
  } finally {
    await server.stop();
  }
};

/** As the home of recruiters asks. */
const TOP = { show: 'open', stage: 'new,review', match: 'excellent,good', sort: 'match', limit: '5' };
