import { DEFAULT_LOCALE } from '@prova/contract/common';
import { createApp } from '../app.ts';
import { verifyCompany } from '../modules/companies/companies.service.ts';
import { system } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { createContext } from '../platform/context.ts';
import type { OperatorCommands } from './command.ts';

export const companyCommands: OperatorCommands = (program, { config, log, say }) => {
  const company = program.command('company').description('companies').helpCommand(false);
  company
    .command('verify')
    .argument('<slug>', 'as in the address /companies/<slug>')
    .description('mark a company as verified: its open jobs are listed')
    .action(async (slug: string) => {
      // Neither a web server nor a worker: the program only hands its task to those that run.
      const app = await createApp({ ...config, roles: new Set() }, { log, serveWeb: false });
      try {
        const ctx = createContext(app.platform, { actor: system, locale: DEFAULT_LOCALE });
        const { name } = await verifyCompany(ctx, slug);
        say(`${name} is verified.`);
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') throw new Error(`There is no company "${slug}".`);
        throw error;
      } finally {
        await app.close();
      }
    });
};
