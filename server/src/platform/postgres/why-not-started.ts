import { open, statfs } from 'node:fs/promises';

/** PostgreSQL needs at least one more file of its log, of 16 MiB, to come back from a crash. */
const LEAST_FREE = 16 * 2 ** 20;
const TAIL = 16 * 1024;

/** Why the server of a cluster folder did not start, and what to do about it, for the person who started it. */
export async function whyNotStarted(dir: string, log: string): Promise<string> {
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize < LEAST_FREE)
    return `The disk is full, so the embedded PostgreSQL cannot start (${dir}). Free some space.`;
  const reason = await lastFailure(log).catch(() => undefined);
  return `The embedded PostgreSQL did not start${reason ? ` (${reason})` : ''}; its log is ${log}.`;
}

/** The last line of a log that says why the server gave up. */
async function lastFailure(log: string): Promise<string | undefined> {
  const file = await open(log);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, Math.max(0, size - TAIL));
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    return lines.findLast((line) => /\b(FATAL|PANIC): /.test(line))?.replace(/^.*?\b(FATAL|PANIC): +/, '');
  } finally {
    await file.close();
  }
}
