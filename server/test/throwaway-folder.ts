import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folders of runs, before the id of their process: a later run removes what a killed one left. */
export const RUN_PREFIX = 'prova-tests-';

/** Linux keeps it in memory. */
const MEMORY = '/dev/shm';
/** Containers often give it 64 MB; a whole run of the tests needs less than two gigabytes. */
const FREE_BYTES = 4 * 1024 ** 3;

/**
 * Where files go that no test needs after its run: into memory where there is space, otherwise into the system's folder.
 * A test database is a thousand small files; to copy them within memory takes an eighth of the time.
 */
export async function throwawayFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    await access(MEMORY, constants.W_OK);
    return bavail * bsize < FREE_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

/** A new folder of this process, in a place as `throwawayFolder` answers it. */
export function makeRunFolder(place: string): Promise<string> {
  return mkdtemp(join(place, `${RUN_PREFIX}${process.pid}-`));
}
