import { spawn } from 'node:child_process';
import { parse } from 'node:path';
import { ClusterError } from './binaries.ts';
import type { Owner } from './owner.ts';

/**
 * Runs a program of PostgreSQL to its end as `owner` and returns what it printed; `signal` ends it early.
 * Throws ClusterError with its output when it fails.
 */
export function runProgram(owner: Owner, program: string, args: string[], signal?: AbortSignal): Promise<string> {
  const [command, ...rest] = [...owner.through, program, ...args] as [string, ...string[]];
  return new Promise((done, fail) => {
    const child = spawn(command, rest, {
      ...(owner.through.length === 0 ? owner.ids : {}),
      // Its messages are read by us, not by a person; and the caller's folder may be closed to the owner.
      cwd: parse(program).root,
      env: { PATH: process.env.PATH, LC_ALL: 'C', SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(new ClusterError(`${program} ended with code ${code}:\n${output.trim()}`));
    });
  });
}
