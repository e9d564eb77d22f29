import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Interpreters that take seconds to start, and begin from what they looked like afterwards. */
export type SlowInterpreter = 'python' | 'sql';

const PACKAGES: Readonly<Record<SlowInterpreter, string>> = { python: 'pyodide', sql: '@electric-sql/pglite' };
const FOLDER = 'node_modules';

/**
 * The file of a snapshot, among the packages: programs in the sandbox can read it there, and it goes with them. Another
 * version of the package, of Node or of this form has another file.
 */
export function snapshotFile(interpreter: SlowInterpreter): string {
  const entry = fileURLToPath(import.meta.resolve(PACKAGES[interpreter]));
  const packages = entry.slice(0, entry.lastIndexOf(FOLDER) + FOLDER.length);
  const description = readFileSync(join(packages, PACKAGES[interpreter], 'package.json'), 'utf8');
  const { version } = JSON.parse(description) as { version: string };
  return join(packages, '.cache', 'prova', `${interpreter}-${version}-node-${process.versions.node}-1.snapshot`);
}

/** @returns undefined where there is none yet */
export function readSnapshot(interpreter: SlowInterpreter): Uint8Array<ArrayBuffer> | undefined {
  const file = snapshotFile(interpreter);
  return existsSync(dirname(file)) && existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
}
