import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type SlowInterpreter, snapshotFile } from './interpreter-snapshot.ts';

const MAKER = fileURLToPath(new URL('./make-snapshot.ts', import.meta.url));
const MAKING_MS = 180_000;

const prepared = new Map<SlowInterpreter, Promise<void>>();

/**
 * Makes the snapshot of an interpreter, unless there is one: ten seconds, once on a machine. Where it cannot be kept (a
 * folder that may only be read), a warning says so and each start of the interpreter takes as long.
 */
export function prepareInterpreter(interpreter: SlowInterpreter): Promise<void> {
  const known = prepared.get(interpreter) ?? prepare(interpreter);
  prepared.set(interpreter, known);
  return known;
}

async function prepare(interpreter: SlowInterpreter): Promise<void> {
  const file = snapshotFile(interpreter);
  if (existsSync(file)) return;
  // Several processes may make it at the same time: each has a name of its own, and the last one stays.
  const own = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await promisify(execFile)(process.execPath, [MAKER, interpreter, own], { timeout: MAKING_MS, env: {} });
    await rename(own, file);
  } catch (error) {
    await rm(own, { force: true });
    process.emitWarning(
      `No snapshot of ${interpreter} could be kept: each start of it takes seconds. ${String(error)}`,
    );
  }
}
