import type { Volume } from '../../server/seeds/volume.ts';
import type { Figure } from './figure.ts';

/** What a benchmark works on: the real server on a database with a thousand jobs and ten thousand applications. */
export type Bench = {
  url: string;
  databaseUrl: string;
  volume: Volume;
  /** Access token of the recruiter who owns all of it. */
  accessToken: string;
  /** Path of a Chromium. */
  browser: string;
};

/** Each `bench/<name>.bench.ts` exports one as `measure`, or a `MeasureSet`. */
export type Measure = (bench: Bench) => Promise<Figure[]>;

/**
 * How well something is judged or read, by examples whose right answer is known: no server, no clock. Each
 * `bench/<name>.bench.ts` exports one as `measureSet`, or a `Measure`.
 * @param set.folder another folder than the repository's own
 */
export type MeasureSet = (set: { readonly folder: string | undefined }) => Promise<Figure[]>;
