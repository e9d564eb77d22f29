import { runCommand } from '../src/cli/run-command.ts';
import type { TestServer } from './harness.ts';

export interface CommandOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that ended with another code than 0, as `execFile` throws it. */
class CommandFailed extends Error implements CommandOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;

  constructor(command: readonly string[], code: number, { stdout, stderr }: CommandOutput) {
    super(`Command failed: ${command.join(' ')}\n${stderr}`);
    this.code = code;
    this.stdout = stdout;
    this.stderr = stderr;
  }
}

/** The environment of an operator command on the database and the files of a server under test. */
export function operatorEnv(server: TestServer): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.platform.config.DATA_DIR,
    LOG_LEVEL: 'silent',
  };
}

/**
 * Runs an operator command as its program does, on the database and the files of a server under test, yet within this
 * process: a start of the program takes seconds.
 */
export function operatorOf(server: TestServer, change: NodeJS.ProcessEnv = {}) {
  return async (...command: string[]): Promise<CommandOutput> => {
    const output = { stdout: '', stderr: '' };
    const code = await runCommand(command, {
      env: { ...operatorEnv(server), ...change },
      stdout: (text) => {
        output.stdout += text;
      },
      stderr: (text) => {
        output.stderr += text;
      },
    });
    if (code !== 0) throw new CommandFailed(command, code, output);
    return output;
  };
}
