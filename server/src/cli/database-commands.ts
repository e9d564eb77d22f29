import { migrate } from '../platform/migrate.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { OperatorCommands } from './command.ts';
import { diagnose } from './doctor.ts';

export const databaseCommands: OperatorCommands = (program, { config, log, say }) => {
  program
    .command('migrate')
    .description('bring the database up to date')
    .action(async () => {
      const applied = await migrate(config.databaseUrl, { log });
      say(applied.length === 0 ? 'The database was up to date.' : `Applied: ${applied.join(', ')}.`);
    });

  program
    .command('seed')
    .description('put the demo company into the database, unless it is there')
    .action(async () => {
      if (config.production) throw new Error('The demo is not for production: its passwords are published.');
      const { seedDemo } = await import('../../seeds/seed.ts');
      await migrate(config.databaseUrl, { log });
      const { publicUrl } = config;
      await seedDemo(config.databaseUrl, { log, now: new Date(), storage: openStorage(config), publicUrl });
      say('The demo company is in the database.');
    });

  program
    .command('doctor')
    .description('check settings, database, files and mail')
    .action(async () => {
      const findings = await diagnose(config);
      for (const { part, problem } of findings)
        say(`${problem === undefined ? 'ok  ' : 'FAIL'}  ${part}${problem ? `: ${problem}` : ''}`);
      if (findings.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
    });
};
