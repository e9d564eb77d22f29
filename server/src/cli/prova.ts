// Operator commands: npm run prova -- <command>, or node server/src/cli/prova.ts <command> where DATABASE_URL is set.
import { runCommand } from './run-command.ts';

// Whoever reads it, e.g. `head`, may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
});
