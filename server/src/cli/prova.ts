// Operator commands: npm run prova -- <command>, or node server/src/cli/prova.ts <command> where DATABASE_URL is set.
import { Command } from 'commander';
import { ConfigError, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { keptSecret } from '../platform/secrets.ts';
import type { OperatorCommands } from './command.ts';
import { companyCommands } from './company-commands.ts';
import { dataRequestCommands } from './data-request-commands.ts';
import { databaseCommands } from './database-commands.ts';
import { privacyCommands } from './privacy-commands.ts';
import { userCommands } from './user-commands.ts';

/** In the order of the modules; what is not listed does not exist. */
const commands: readonly OperatorCommands[] = [
  databaseCommands,
  userCommands,
  companyCommands,
  privacyCommands,
  dataRequestCommands,
];

async function main(): Promise<void> {
  const env = process.env;
  const config = readConfig(env, { secret: (name) => keptSecret(env.DATA_DIR ?? './data', name) });
  const program = new Command('npm run prova --').description('Operator commands of Prova.').helpCommand(false);
  const say = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  for (const add of commands) add(program, { config, log: createLog(env.LOG_LEVEL ?? 'warn'), say });
  await program.parseAsync();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // A wrong setting is not the fault of the command.
  process.exitCode = error instanceof ConfigError ? 2 : 1;
});
