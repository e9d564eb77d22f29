import { ANSWERS, type Answer } from '@prova/contract/privacy/privacy-requests';
import { Option } from 'commander';
import { changeAsOperator, operatorQueue } from '../modules/privacy/privacy.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

const LONGEST = 2000;
const DAY_LENGTH = 10;

/** The platform's own queue of requests about data. Companies answer theirs on their screen. */
export const dataRequestCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const privacy = program
    .command('privacy')
    .description('answer what people ask of the platform about their data, or of companies that have closed');

  privacy
    .command('list')
    .description('what waits, by deadline, with whom to answer')
    .action(async () => {
      const queue = await inProgram(operator, operatorQueue);
      if (queue.length === 0) say('Nothing waits.');
      for (const { id, kind, email, company, message, dueAt, overdue } of queue) {
        const late = overdue ? ' OVERDUE' : '';
        say(`${id} ${kind} of ${email ?? 'somebody forgotten'}, asked of ${company ?? 'the platform'}`);
        say(`  due ${dueAt.toISOString().slice(0, DAY_LENGTH)}${late}`);
        if (message) say(`  ${message.replaceAll('\n', '\n  ')}`);
      }
    });

  privacy
    .command('answer')
    .argument('<id>')
    .argument('<text>', 'goes to the person as it is')
    .addOption(
      new Option('--with <what>', 'only the words, or a copy of all that is stored, or after erasing it')
        .choices(ANSWERS)
        .default('reply'),
    )
    .description('answer a request by mail')
    .action(async (id: string, text: string, options: { with: Answer }) => {
      await inProgram(operator, (ctx) =>
        changeAsOperator(ctx, id, { action: 'answer', text: read(text), with: options.with }),
      );
      say(options.with === 'copy' ? 'The copy is being made; the answer goes out with it.' : 'Answered.');
    });

  for (const [action, done] of [
    ['extend', 'Put off; the person is told.'],
    ['refuse', 'Refused; the person is told.'],
  ] as const)
    privacy
      .command(action)
      .argument('<id>')
      .argument('<reason>', 'goes to the person as it is')
      .description(action === 'extend' ? 'put a deadline off, once' : 'refuse a request')
      .action(async (id: string, reason: string) => {
        await inProgram(operator, (ctx) => changeAsOperator(ctx, id, { action, reason: read(reason) }));
        say(done);
      });
};

function read(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < 2 || trimmed.length > LONGEST) throw new Error(`Write 2 to ${LONGEST} characters.`);
  return trimmed;
}
