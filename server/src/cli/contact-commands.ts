import { InvalidArgumentError } from 'commander';
import { type ContactMessage, contactMessages, exportSubscribers } from '../modules/messaging/messaging.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

const SHOWN = 50;
const MOST_SHOWN = 5_000;

/** What people write to whoever runs the platform, and who gets its newsletter. */
export const contactCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  program
    .command('contact')
    .description('what people write at /contato')
    .helpCommand(false)
    .command('list')
    .option('--last <count>', 'so many of them', readCount, SHOWN)
    .description('the newest messages, with whom to answer and whether they were mailed to CONTACT_EMAIL')
    .action(async ({ last }: { last: number }) => {
      const messages = await inProgram(operator, (ctx) => contactMessages(ctx, last));
      if (messages.length === 0) say('Nobody has written.');
      for (const message of messages) for (const line of describe(message)) say(line);
    });
  program
    .command('newsletter')
    .description('who gets the newsletter')
    .helpCommand(false)
    .command('export')
    .description('confirmed addresses as CSV, each with a link of its own that ends the subscription, for the letters')
    .action(() => inProgram(operator, (ctx) => exportSubscribers(ctx, say)));
};

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST_SHOWN)
    throw new InvalidArgumentError(`Give a number from 1 to ${MOST_SHOWN}.`);
  return count;
}

function describe({ createdAt, name, email, topic, locale, mail, message }: ContactMessage): string[] {
  return [
    `${createdAt.toISOString()} ${shown(name)} <${email}> (${topic}, ${locale}), ${mail === null ? 'not mailed' : `mail: ${mail}`}`,
    ...message.split('\n').map((line) => `  ${shown(line)}`),
  ];
}

/** A stranger wrote it, and a terminal obeys control characters. */
const shown = (line: string) => line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trimEnd();
