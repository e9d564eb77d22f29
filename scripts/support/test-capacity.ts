// How much of this machine the tests get: measured once by npm test, and handed to vitest and Playwright by the environment.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface TestCapacity {
  /** How many cores of the reference machine this one amounts to now, with what else it does. */
  readonly cores: number;
  /** What the limits of time are multiplied by, from 1 up. */
  readonly stretch: number;
}

/** Rounds of `spin` in a millisecond on a free core of the machine that the limits of time were chosen on. */
export const REFERENCE_SPEED = 300_000;
/** Long enough for what else runs to take its share, and short beside the tests. */
const MEASURE_MS = 1_000;
const STRETCH_MAX = 6;

const SPINNER = fileURLToPath(new URL('./spin.ts', import.meta.url));

/** @param speeds rounds of `spin` in a millisecond, of each core while all are in use */
export function capacityOf(speeds: readonly number[]): TestCapacity {
  const cores = speeds.reduce((sum, speed) => sum + speed, 0) / REFERENCE_SPEED;
  const stretch = Math.min(STRETCH_MAX, Math.max(1, speeds.length / cores));
  return { cores, stretch };
}

/** Keeps every core busy for a second, and looks how far each came. */
export async function measureCapacity(): Promise<TestCapacity> {
  const speeds = Array.from({ length: availableParallelism() }, async () => {
    const [{ speed }] = (await once(new Worker(SPINNER, { workerData: MEASURE_MS }), 'message')) as [{ speed: number }];
    return speed;
  });
  return capacityOf(await Promise.all(speeds));
}

/** For the programs that `npm test` starts. */
export const capacityEnv = ({ cores, stretch }: TestCapacity) => ({
  TEST_CORES: String(cores),
  TEST_STRETCH: String(stretch),
});

/** What `npm test` has measured; where a program was started by hand, a free machine is assumed. */
export function testCapacity({ TEST_CORES, TEST_STRETCH }: NodeJS.ProcessEnv = process.env): TestCapacity {
  return { cores: Number(TEST_CORES) || availableParallelism(), stretch: Number(TEST_STRETCH) || 1 };
}

/**
 * Test files at a time. PostgreSQL and programs that tests start take a core of several. On two, files that wait for programs
 * and for their ends (the start, kills, code that is stopped) would leave one of them idle: a third file takes it.
 */
export const filesAtATime = ({ cores }: TestCapacity): number =>
  Math.max(2, Math.min(3, Math.round(cores * 1.5)), Math.round(cores) - 1);

/**
 * Journeys at a time, each with a browser and a server: on two cores one of three waits. More cores often share memory and caches
 * that spinning does not measure: with six at a time on four of them, each took three times as long.
 */
const JOURNEYS_MAX = 3;

export const journeysAtATime = ({ cores }: TestCapacity): number =>
  Math.min(JOURNEYS_MAX, Math.max(1, Math.round(cores * 1.5)));
