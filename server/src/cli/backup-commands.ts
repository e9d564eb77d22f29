import { resolve } from 'node:path';
import { backUp } from '../platform/backup/back-up.ts';
import { restore } from '../platform/backup/restore.ts';
import type { OperatorCommands } from './command.ts';

export const backupCommands: OperatorCommands = (program, { config, log, say }) => {
  program
    .command('backup <file>')
    .description('write the database, its task queues and all files into one zip, while Prova runs')
    .action(async (file: string) => {
      const to = resolve(file);
      const { rows, tables, files, missing } = await backUp(config, { to, now: new Date() });
      say(`${to}: ${rows} rows of ${tables} tables, ${files} files.`);
      if (missing.length > 0) say(`WARN  The storage does not have these files: ${missing.join(', ')}.`);
      const secrets = config.production
        ? 'the settings TOKEN_SECRET and FILE_SECRET'
        : `the folder ${resolve(config.DATA_DIR, 'secrets')}, or the settings TOKEN_SECRET and FILE_SECRET`;
      say(`The secrets are not in it, and restoring needs them: keep ${secrets} elsewhere.`);
    });

  program
    .command('restore <file>')
    .description('fill an empty database and the storage from a backup; Prova must not run on it')
    .option('--other-secrets', 'go on with other secrets than the backup was made with')
    .action(async (file: string, { otherSecrets }: { otherSecrets?: boolean }) => {
      const from = resolve(file);
      const { madeAt, tables, files } = await restore(config, { from, log, otherSecrets: otherSecrets === true });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored as of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
      say('Mails and tasks that waited then go on when Prova starts, also those that were sent or done since.');
    });
};
