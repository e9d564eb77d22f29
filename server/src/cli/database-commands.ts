import { migrate } from '../platform/migrate.ts';
import type { OperatorCommands } from './command.ts';
import { diagnose } from './doctor/doctor.ts';
import type { Finding } from './doctor/finding.ts';

export const databaseCommands: OperatorCommands = (program, { config, log, say, fail }) => {
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
      await seedDemo(config, { log, now: new Date() });
      say('The demo company is in the database.');
    });

  program
    .command('doctor')
    .description('check settings, database, background work, files, mail and the services in use')
    .action(async () => {
      const findings = await diagnose(config);
      for (const finding of findings) say(lineOf(finding));
      if (findings.some(({ problem }) => problem !== undefined)) fail();
    });
};

function lineOf({ part, warning, problem }: Finding): string {
  if (problem !== undefined) return `FAIL  ${part}: ${problem}`;
  return warning === undefined ? `ok    ${part}` : `WARN  ${part}: ${warning}`;
}
