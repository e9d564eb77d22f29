import { dropKeyAsOperator, listKeysAsOperator, replaceKeyAsOperator } from '../modules/certificates/rotate-key.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

/** The keys that sign credentials of certificates. */
export const certificateCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const keys = program.command('certificate-keys').description('what signs certificates').helpCommand(false);

  keys
    .command('list')
    .description('the keys whose public part is published, the newest first')
    .action(async () => {
      const found = await inProgram(operator, (ctx) => listKeysAsOperator(ctx));
      if (found.length === 0) say('There is no key: nothing was signed so far.');
      for (const { thumbprint, createdAt, retiredAt } of found) {
        const until = retiredAt === null ? 'signs' : `signed until ${dayOf(retiredAt)}`;
        say(`${thumbprint}  ${dayOf(createdAt)}  ${until}`);
      }
    });

  keys
    .command('rotate')
    .description('sign with a new key from now on; what was signed stays valid')
    .action(async () => {
      const kid = await inProgram(operator, (ctx) => replaceKeyAsOperator(ctx));
      say(`Certificates are signed with ${kid}.`);
    });

  keys
    .command('drop')
    .argument('<thumbprint>', 'of the key')
    // One in 64 thumbprints begins with a hyphen, and is no option.
    .allowUnknownOption()
    .helpOption(false)
    .description('take back a key that is in other hands: what it signed is not valid any more')
    .action(async (thumbprint: string) => {
      await inProgram(operator, (ctx) => dropKeyAsOperator(ctx, thumbprint));
      say(`${thumbprint} is not published any more. Certificates that it signed have to be downloaded again.`);
    });
};

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
