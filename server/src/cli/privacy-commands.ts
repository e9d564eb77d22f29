import { email } from '@prova/contract/common';
import { eraseAddress, exportAddress, previewAddress, runRetention } from '../modules/privacy/privacy.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

/** For requests that come by mail, and to see what the daily run would do. Answers are counts; names are not printed. */
export const privacyCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;

  program
    .command('retention')
    .option('--dry-run', 'only say what would go')
    .description('forget what is older than it may be; a task does so each day')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const counts = await inProgram(operator, (ctx) => runRetention(ctx, { dryRun }));
      const would = dryRun ? 'would go' : 'gone';
      for (const { companyId, applications } of counts.companies)
        say(`company ${companyId}: ${applications} applications ${would}`);
      say(`exports that expired: ${counts.exports} ${would}`);
      say(`network addresses in the log: ${counts.addresses} ${would}`);
      say(`requests that nobody confirmed, or that ended half a year ago: ${counts.requests} ${would}`);
    });

  program
    .command('export')
    .argument('<email>', 'of an account')
    .description('have a copy of a person’s data made; the mail that says so goes to them')
    .action(async (address: string) => {
      const begun = await inProgram(operator, (ctx) => exportAddress(ctx, read(address)));
      say(begun ? 'The copy is being made.' : 'A copy is being made already.');
    });

  program
    .command('erase')
    .argument('<email>', 'of an account, or of whoever applied or was invited without one')
    .option('--dry-run', 'only say what would go, and what would stay')
    .description('erase a person: the account closes at once, what is stored goes within minutes')
    .action(async (address: string, { dryRun = false }: { dryRun?: boolean }) => {
      const preview = await inProgram(operator, (ctx) => previewAddress(ctx, read(address)));
      for (const { what, count } of preview.leaves) say(`${what}: ${count}`);
      for (const { category, count } of preview.removes) say(`goes: ${category}: ${count}`);
      for (const { category, count, ground, until } of preview.keeps)
        say(`stays: ${category}: ${count} (${ground}${until ? `, until ${until.toISOString().slice(0, 10)}` : ''})`);
      if (dryRun) return;
      await inProgram(operator, (ctx) => eraseAddress(ctx, read(address)));
      say('Erased, or about to be: a running worker does the rest within minutes.');
    });
};

function read(address: string): string {
  const result = email.safeParse(address);
  if (!result.success) throw new Error(`"${address}" is no valid e-mail.`);
  return result.data;
}
