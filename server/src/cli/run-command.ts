import { Command, CommanderError } from 'commander';
import { ConfigError, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { keptSecret } from '../platform/secrets.ts';
import { backupCommands } from './backup-commands.ts';
import { certificateCommands } from './certificate-commands.ts';
import { codeCommands } from './code-commands.ts';
import type { OperatorCommands } from './command.ts';
import { companyCommands } from './company-commands.ts';
import { contactCommands } from './contact-commands.ts';
import { dataRequestCommands } from './data-request-commands.ts';
import { databaseCommands } from './database-commands.ts';
import { knowledgeCommands } from './knowledge-commands.ts';
import { planCommands } from './plan-commands.ts';
import { privacyCommands } from './privacy-commands.ts';
import { proofCommands } from './proof-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { userCommands } from './user-commands.ts';

/** In the order of the modules; what is not listed does not exist. */
const commands: readonly OperatorCommands[] = [
  databaseCommands,
  backupCommands,
  contactCommands,
  userCommands,
  companyCommands,
  planCommands,
  refundCommands,
  proofCommands,
  codeCommands,
  certificateCommands,
  knowledgeCommands,
  privacyCommands,
  dataRequestCommands,
];

/** What a command has of the process that it runs in. */
export interface CommandProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

/**
 * Runs one operator command to its end; never throws.
 * @param args what stands behind the name of the program
 * @returns the exit code: 0, 1 when the command failed or is unknown, 2 when a setting is wrong
 */
export async function runCommand(args: readonly string[], { env, stdout, stderr }: CommandProcess): Promise<number> {
  let exitCode = 0;
  try {
    const config = readConfig(env, { secret: (name) => keptSecret(env.DATA_DIR ?? './data', name) });
    const program = new Command('npm run prova --')
      .description('Operator commands of Prova.')
      .helpCommand(false)
      .configureOutput({ writeOut: stdout, writeErr: stderr })
      .exitOverride();
    const operator = {
      config,
      log: createLog(env.LOG_LEVEL ?? 'warn'),
      say: (text: string) => stdout(`${text}\n`),
      fail: () => {
        exitCode = 1;
      },
    };
    for (const add of commands) add(program, operator);
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // It has said already what it has to say: its help, or what was wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode;
    stderr(`${error instanceof Error ? error.message : String(error)}\n`);
    // A wrong setting is not the fault of the command.
    return error instanceof ConfigError ? 2 : 1;
  }
}
