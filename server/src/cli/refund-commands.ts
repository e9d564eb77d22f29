import { noteRefund, owedRefunds } from '../modules/billing/owed-refunds.ts';
import type { PaymentRow } from '../modules/billing/payments.queries.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

/** Money that is to go back, and that its provider does not give back by itself. */
export const refundCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const refund = program.command('refund').description('payments that are to go back').helpCommand(false);

  refund
    .command('list')
    .description('payments that are to go back and have not yet, with whom they came from')
    .action(async () => {
      const owed = await inProgram(operator, (ctx) => owedRefunds(ctx));
      if (owed.length === 0) say('Nothing is to go back.');
      for (const payment of owed) for (const line of describe(payment)) say(line);
    });

  refund
    .command('done')
    .argument('<payment>', 'as `refund list` names it')
    .description('note that a payment was given back by another way, as by bank transfer')
    .action(async (id: string) => {
      await inProgram(operator, (ctx) => noteRefund(ctx, id));
      say('It is noted.');
    });
};

function describe(payment: PaymentRow): string[] {
  const { id, amountCents, currency, payer, provider, providerRef, refundAskedAt, refundFailedAt } = payment;
  return [
    id,
    `  ${currency} ${(amountCents / 100).toFixed(2)}, asked on ${refundAskedAt?.toISOString().slice(0, 10)}`,
    `  ${provider} ${providerRef ?? ''}`,
    ...(refundFailedAt ? [`  not given back by ${provider}, as of ${refundFailedAt.toISOString().slice(0, 10)}`] : []),
    `  ${payer?.name ? `${payer.name}, ${payer.taxId}` : 'payer forgotten'}`,
  ];
}
