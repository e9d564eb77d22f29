import { BILLING_WORDS } from '../billing.words.ts';
import type { BillingMailWords } from './billing-mail-words.pt-BR.ts';

export const enUS: BillingMailWords = {
  plans: BILLING_WORDS['en-US'].plans,
  why: (company) =>
    company === null
      ? 'You received this message because you have a paid plan on Prova.'
      : `You received this message because you are responsible for ${company} on Prova.`,
  paid: {
    subject: (plan) => `Payment confirmed: ${plan} plan`,
    heading: 'Payment confirmed',
    text: (amount, plan, company) =>
      company === null
        ? `We received ${amount} for your ${plan} plan.`
        : `We received ${amount} for the ${plan} plan of ${company}.`,
    until: (day) => `It is paid until ${day}. The receipt is in the payment history.`,
    see: 'See plan and receipt',
  },
  refunded: {
    subject: (plan) => `Your payment goes back: ${plan} plan`,
    heading: 'Your payment will be refunded',
    text: (amount, plan) => `We are refunding ${amount}, the full amount paid for the ${plan} plan.`,
    days: 'Card refunds appear within two statements; other payment methods take a few business days.',
    see: 'See the history',
  },
  pastDue: {
    subject: (plan) => `The renewal was not paid: ${plan} plan`,
    heading: 'The renewal was not paid',
    text: (amount, plan) => `We could not charge ${amount} for the renewal of the ${plan} plan.`,
    until: (day) =>
      `The plan stays in force until ${day}. If the renewal is not paid by then, it ends. You can pay it now, with one click, under Plan and billing.`,
    see: 'Pay the renewal',
  },
  unpaid: (plan) => `The renewal of the ${plan} plan was not paid in time and will not be charged any more.`,
  ended: {
    subject: (plan) => `The ${plan} plan has ended`,
    heading: 'Your plan has ended',
    text: (plan, company) =>
      company === null
        ? `The ${plan} plan has ended and you are now on the Free plan. Everything that leads to a job stays open.`
        : `The ${plan} plan of ${company} has ended and the company is now on the Starter plan. Nothing is lost; new jobs and interviews follow the Starter limits.`,
    see: 'See plans',
  },
};
