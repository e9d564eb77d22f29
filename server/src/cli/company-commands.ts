import { verifyCompany } from '../modules/companies/companies.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

export const companyCommands: OperatorCommands = (program, operator) => {
  const company = program.command('company').description('companies').helpCommand(false);
  company
    .command('verify')
    .argument('<slug>', 'as in the address /companies/<slug>')
    .description('mark a company as verified: its open jobs are listed')
    .action(async (slug: string) => {
      try {
        const { name } = await inProgram(operator, (ctx) => verifyCompany(ctx, slug));
        operator.say(`${name} is verified.`);
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') throw new Error(`There is no company "${slug}".`);
        throw error;
      }
    });
};
