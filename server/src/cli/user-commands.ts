import { DEFAULT_LOCALE, email, LOCALES, line, personName, ROLES } from '@prova/contract/common';
import { Argument, Option } from 'commander';
import type * as z from 'zod';
import {
  changeRole,
  createAccount,
  disableAccount,
  enableAccount,
  resetFactors,
} from '../modules/accounts/accounts.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

const role = () => new Argument('<role>', 'what the account is for').choices(ROLES);
const company = () => new Option('--company <name>', 'of a recruiter: the company that is created with the account');

/** Passwords never pass here: whoever gets an account sets one by the link of the mail. */
export const userCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const user = program.command('user').description('accounts').helpCommand(false);

  user
    .command('create')
    .argument('<email>')
    .argument('<name>', 'of the person')
    .addArgument(role())
    .addOption(company())
    .addOption(new Option('--language <language>', 'of the mail').choices(LOCALES).default(DEFAULT_LOCALE))
    .description('create an account and mail the link to set its password')
    .action(async (address: string, name: string, wanted: (typeof ROLES)[number], options) => {
      const account = {
        email: read(email, address, 'e-mail'),
        name: read(personName, name, 'name'),
        role: wanted,
        locale: options.language,
        companyName: options.company === undefined ? null : read(line(2, 120), options.company, 'company'),
      };
      await inProgram(operator, (ctx) => createAccount(ctx, account));
      say(`${account.email} has an account; the link to set its password is in the mail.`);
    });

  user
    .command('disable')
    .argument('<email>')
    .description('keep a person out: sessions end, sent links stop working')
    .action(async (address: string) => {
      await inProgram(operator, (ctx) => disableAccount(ctx, read(email, address, 'e-mail')));
      say(`${address} cannot sign in any more.`);
    });

  user
    .command('enable')
    .argument('<email>')
    .description('let a disabled person in again')
    .action(async (address: string) => {
      await inProgram(operator, (ctx) => enableAccount(ctx, read(email, address, 'e-mail')));
      say(`${address} can sign in.`);
    });

  user
    .command('reset-factor')
    .argument('<email>')
    .description('take the second factors from an account whose owner has lost them')
    .action(async (address: string) => {
      await inProgram(operator, (ctx) => resetFactors(ctx, read(email, address, 'e-mail')));
      say(`${address} signs in with the password alone, and has been told so.`);
    });

  user
    .command('role')
    .argument('<email>')
    .addArgument(role())
    .addOption(company())
    .description('give an account another role; its sessions end')
    .action(async (address: string, wanted: (typeof ROLES)[number], options: { company?: string }) => {
      const companyName = options.company === undefined ? null : read(line(2, 120), options.company, 'company');
      await inProgram(operator, (ctx) => changeRole(ctx, read(email, address, 'e-mail'), wanted, companyName));
      say(`${address} is ${wanted}.`);
    });
};

function read<T>(schema: z.ZodType<T>, value: string, what: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`"${value}" is no valid ${what}.`);
  return result.data;
}
