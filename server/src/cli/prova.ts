// Operator commands: npm run prova -- <command>, or node server/src/cli/prova.ts <command> where DATABASE_URL is set.
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
});
