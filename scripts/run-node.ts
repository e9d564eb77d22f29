import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Ran = { code: number; output: string };

const running = new Set<ChildProcess>();

/** Ends the programs that runNode started and that are still running. */
export function endPrograms(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program on our Node from the root of the project, to its end. Its output is collected; with `show` it goes
 * where ours goes, and so does our input.
 */
export async function runNode(
  args: string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<Ran> {
  return runProgram(process.execPath, args, { env, show });
}

/** The same for any program. */
export async function runProgram(
  program: string,
  args: string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<Ran> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } finally {
    running.delete(child);
  }
}
