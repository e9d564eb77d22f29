import type { BillingPeriod, PlanCode, PlanLimit } from '@prova/contract/billing/billing-fields';
import type { Locale } from '@prova/contract/common';

interface BillingWords {
  readonly plans: Readonly<Record<PlanCode, string>>;
  readonly periods: Readonly<Record<BillingPeriod, string>>;
  readonly things: Readonly<Record<PlanLimit, string>>;
  readonly receipt: {
    readonly title: string;
    readonly number: (number: string) => string;
    readonly fileName: (number: string) => string;
    readonly paidOn: string;
    readonly payer: string;
    readonly taxId: string;
    readonly address: string;
    readonly item: string;
    readonly plan: (plan: string, period: string) => string;
    readonly span: (from: string, until: string) => string;
    readonly total: string;
    readonly refunded: (day: string) => string;
    readonly noInvoice: string;
    readonly sandbox: string;
  };
}

const PLANS: Readonly<Record<PlanCode, string>> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** What the server says of billing: in refusals, in mails and on receipts. */
export const BILLING_WORDS: Readonly<Record<Locale, BillingWords>> = {
  'pt-BR': {
    plans: PLANS,
    periods: { monthly: 'mensal', yearly: 'anual' },
    things: {
      activeJobs: 'vagas ativas',
      candidates: 'candidaturas neste mês',
      interviews: 'entrevistas no mês',
    },
    receipt: {
      title: 'Recibo',
      number: (number) => `Recibo nº ${number}`,
      fileName: (number) => `recibo-prova-${number}.pdf`,
      paidOn: 'Pago em',
      payer: 'Pago por',
      taxId: 'CPF ou CNPJ',
      address: 'Endereço',
      item: 'Descrição',
      plan: (plan, period) => `Plano ${plan} da Prova, ${period}`,
      span: (from, until) => `De ${from} a ${until}`,
      total: 'Total pago',
      refunded: (day) => `Devolvido por inteiro em ${day}.`,
      noInvoice: 'Este recibo comprova o pagamento. Ele não é nota fiscal de serviço (NFS-e).',
      sandbox: 'Ambiente de demonstração: nada foi cobrado.',
    },
  },
  'en-US': {
    plans: PLANS,
    periods: { monthly: 'monthly', yearly: 'yearly' },
    things: {
      activeJobs: 'active jobs',
      candidates: 'applications this month',
      interviews: 'interviews in the month',
    },
    receipt: {
      title: 'Receipt',
      number: (number) => `Receipt no. ${number}`,
      fileName: (number) => `prova-receipt-${number}.pdf`,
      paidOn: 'Paid on',
      payer: 'Paid by',
      taxId: 'CPF or CNPJ',
      address: 'Address',
      item: 'Description',
      plan: (plan, period) => `Prova ${plan} plan, ${period}`,
      span: (from, until) => `From ${from} to ${until}`,
      total: 'Total paid',
      refunded: (day) => `Refunded in full on ${day}.`,
      noInvoice: 'This receipt is proof of payment. It is not a Brazilian service invoice (NFS-e).',
      sandbox: 'Demonstration: nothing was charged.',
    },
  },
};
