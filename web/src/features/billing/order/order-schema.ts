import { PAYMENT_METHODS, type Payer, payer } from '@prova/contract/billing/billing-fields';
import { formatPostalCode, formatTaxId } from '@prova/contract/billing/payer-masks';
import * as z from 'zod';
import { nothingAccepted } from '../../../widgets/acceptance.ts';
import { acceptanceSchema } from '../../../widgets/acceptance-schema.ts';

export const orderForm = z.object({
  method: z.enum(PAYMENT_METHODS),
  payer,
  acceptance: acceptanceSchema(true, false),
});

/** As it was given last, or nothing yet. */
export const orderValues = (method: (typeof PAYMENT_METHODS)[number], known: Payer | null) => ({
  method,
  payer: {
    name: known?.name ?? '',
    taxId: formatTaxId(known?.taxId ?? ''),
    postalCode: formatPostalCode(known?.postalCode ?? ''),
    street: known?.street ?? '',
    number: known?.number ?? '',
    complement: known?.complement ?? '',
    district: known?.district ?? '',
    city: known?.city ?? '',
    // Chosen by nobody yet.
    ...(known && { state: known.state }),
  },
  acceptance: nothingAccepted,
});
