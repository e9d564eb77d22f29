import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FirstVisit } from './src/lib/first-visit.ts';

const FEATURES = fileURLToPath(new URL('./src/features/', import.meta.url));

/** The first visits that features name in their `first-visits.ts`. */
export async function readFirstVisits(): Promise<FirstVisit[]> {
  const files = globSync('*/first-visits.ts', { cwd: FEATURES }).sort();
  const read = files.map((file) => import(pathToFileURL(FEATURES + file).href));
  return (await Promise.all(read)).flatMap(({ firstVisits }: { firstVisits: readonly FirstVisit[] }) => firstVisits);
}
