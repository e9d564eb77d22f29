import { format as formatCnpj, isValid as isCnpj } from '@fnando/cnpj';
import { format as formatCpf } from '@fnando/cpf';
import type { Payer } from '@prova/contract/billing/billing-fields';
import type { downloadReceipt as downloadCall } from '@prova/contract/billing/payments';
import type { ResultOf } from '@prova/contract/endpoint';
import { formatMoney } from '@prova/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { printPdf } from '../../../platform/sandbox/pdf-program.ts';
import { BILLING_WORDS } from '../billing.words.ts';
import type { PaymentRow } from '../payments.queries.ts';
import { requirePayment } from '../payments.ts';
import { type PrintedReceipt, receiptPdf } from './receipt-pdf.ts';

/** Days are those of Brazil, where it was paid. */
const ZONE = 'America/Sao_Paulo';
const NUMBER_DIGITS = 6;

/**
 * The receipt of a payment in the language of its reader.
 * @throws AppError PAYMENT_NOT_FOUND, NO_RECEIPT while it is not paid, SERVICE_UNAVAILABLE when too many wait to be printed
 */
export async function downloadReceipt(ctx: Ctx, id: string): Promise<ResultOf<typeof downloadCall>> {
  const payment = await requirePayment(ctx, id);
  if (payment.number === null) throw new AppError('NO_RECEIPT');
  const number = String(payment.number).padStart(NUMBER_DIGITS, '0');
  const pdf = await printPdf(ctx.platform.sandbox, receiptPdf, printed(ctx, payment, number));
  return {
    name: BILLING_WORDS[ctx.locale].receipt.fileName(number),
    mime: 'application/pdf',
    content: pdf.toString('base64'),
  };
}

function printed(ctx: Ctx, payment: PaymentRow, number: string): PrintedReceipt {
  const { receipt, plans, periods } = BILLING_WORDS[ctx.locale];
  const date = new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long', timeZone: ZONE });
  const { payer, refundedAt } = payment;
  const heading = receipt.number(number);
  return {
    lang: ctx.locale,
    documentTitle: heading,
    heading,
    facts: [
      { label: receipt.paidOn, value: date.format(payment.paidAt ?? payment.createdAt) },
      ...(payer
        ? [
            { label: receipt.payer, value: payer.name },
            { label: receipt.taxId, value: taxIdOf(payer) },
            { label: receipt.address, value: addressOf(payer) },
          ]
        : []),
    ],
    itemLabel: receipt.item,
    item: receipt.plan(plans[payment.plan], periods[payment.period]),
    span: receipt.span(date.format(payment.startsAt), date.format(payment.endsAt)),
    totalLabel: receipt.total,
    total: formatMoney(payment.amountCents, ctx.locale, payment.currency),
    notes: [
      ...(refundedAt ? [receipt.refunded(date.format(refundedAt))] : []),
      receipt.noInvoice,
      ...(payment.provider === 'sandbox' ? [receipt.sandbox] : []),
    ],
    made: (payment.paidAt ?? payment.createdAt).toISOString(),
  };
}

const taxIdOf = ({ taxId }: Payer) => (isCnpj(taxId) ? formatCnpj(taxId) : formatCpf(taxId));

const addressOf = ({ street, number, complement, district, city, state, postalCode }: Payer) =>
  `${street}, ${number}${complement ? `, ${complement}` : ''}, ${district}, ${city} – ${state}, ${postalCode}`;
