import { email, id } from '@prova/contract/common';
import { dismissAuthor, listAuthors, nameAuthor, takeDown } from '../modules/knowledge/knowledge.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

/** Who writes for the knowledge base: experts, each named by the operator. */
export const knowledgeCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const author = program.command('author').description('who writes for the knowledge base').helpCommand(false);

  author
    .command('list')
    .description('those who may write')
    .action(async () => {
      const authors = await inProgram(operator, listAuthors);
      if (authors.length === 0) say('Nobody writes for the knowledge base yet.');
      for (const { email, name, since } of authors)
        say(`${email ?? ''}  ${name ?? ''}  since ${since.toISOString().slice(0, 10)}`);
    });

  author
    .command('add')
    .argument('<email>', 'of an expert')
    .description('let an expert write articles, courses and paths')
    .action(async (address: string) => {
      if (!(await inProgram(operator, (ctx) => nameAuthor(ctx, readAddress(address)))))
        throw new Error(`${address} is no expert. Create the account first: user create <email> <name> EXPERT`);
      say(`${address} writes for the knowledge base.`);
    });

  author
    .command('remove')
    .argument('<email>', 'of an expert')
    .description('let an expert write no longer; what they published stays')
    .action(async (address: string) => {
      if (!(await inProgram(operator, (ctx) => dismissAuthor(ctx, readAddress(address)))))
        throw new Error(`There is no account of ${address}.`);
      say(`${address} does not write for the knowledge base any more.`);
    });

  program
    .command('take-down')
    .argument('<id>', 'of an article, course or path, as its address ends')
    .description('take something off the knowledge base, whoever wrote it; its author may publish it again')
    .action(async (named: string) => {
      const known = id.safeParse(named);
      const title = known.success ? await inProgram(operator, (ctx) => takeDown(ctx, known.data)) : null;
      if (title === null) throw new Error(`Nothing is published under "${named}".`);
      say(`"${title}" is off.`);
    });
};

function readAddress(address: string): string {
  const result = email.safeParse(address);
  if (!result.success) throw new Error(`"${address}" is no valid e-mail.`);
  return result.data;
}
