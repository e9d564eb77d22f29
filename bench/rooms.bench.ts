import { INTERVIEW_TYPES, INTERVIEW_VIEWS } from '@prova/contract/interviews/interview-fields';
import { listInterviews } from '@prova/contract/interviews/interviews';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { addInterviews } from './support/add-interviews.ts';
import { addMembers } from './support/add-members.ts';
import { compareWithBare } from './support/bare-handler.ts';
import type { Bench, Measure } from './support/bench.ts';
import { type Figure, percentile, timeCalls } from './support/figure.ts';
import { get } from './support/get.ts';
import { signIn } from './support/sign-in.ts';
import { statementsOf } from './support/statements.ts';

const INTERVIEWS = 10_000;

/** Interviews: how soon the team's list of them is there. */
export const measure: Measure = (bench) => measureList(bench);

/** A company with 10,000 interviews, each of another candidate, with 20 interviewers. */
async function measureList(bench: Bench): Promise<Figure[]> {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({ databaseServer, seeded: false, logFile: 'test-results/rooms.log' });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: INTERVIEWS, jobs: 40 });
    const made = await addInterviews(
      databaseUrl,
      volume.companyId,
      await addMembers(databaseUrl, volume.companyId, 20),
    );
    if (made !== INTERVIEWS) throw new Error(`There are ${made} interviews instead of ${INTERVIEWS}`);
    const accessToken = await signIn(url, volume.email);
    const busy = { ...bench, ...server, volume, accessToken };
    const read = (query: Record<string, string>) => get(busy, listInterviews, query);

    const first = percentile(await timeCalls(200, () => read({})), 0.95);
    let slowest = { name: '', milliseconds: 0 };
    for (const filter of filtersOf(volume)) {
      const milliseconds = percentile(await timeCalls(40, () => read(filter)), 0.95);
      if (milliseconds > slowest.milliseconds) slowest = { name: new URLSearchParams(filter).toString(), milliseconds };
    }

    const statements = await statementsOf(databaseUrl, volume.email, listInterviews.path);
    const target = { url: url + listInterviews.path, headers: { authorization: `Bearer ${accessToken}` } };
    const { real, bare, share } = await compareWithBare(target, { databaseUrl, statements });
    const rates = `${real.toFixed(0)} of ${bare.toFixed(0)} requests/s`;
    return [
      { name: `interviews, first of ${INTERVIEWS}, p95`, value: first, limit: 60, unit: 'ms', better: 'lower' },
      {
        name: `interviews, slowest filter, p95 (${slowest.name})`,
        value: slowest.milliseconds,
        limit: 60,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: `interviews, share of the bare handler (${statements.length} statements, ${rates})`,
        value: 100 * share,
        limit: 65,
        unit: '%',
        better: 'higher',
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Every part of the list and every filter alone, a late page, and what a member asks for most. */
const filtersOf = ({ userId, jobId }: Bench['volume']): readonly Record<string, string>[] => [
  ...INTERVIEW_VIEWS.map((view) => ({ view })),
  ...INTERVIEW_TYPES.map((type) => ({ type })),
  { status: 'cancelled' },
  { page: '400' },
  { jobId },
  { interviewerId: userId },
  { interviewerId: userId, view: 'upcoming' },
  { interviewerId: userId, page: '400' },
];
