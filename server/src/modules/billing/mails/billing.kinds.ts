import { PLAN_CODES } from '@prova/contract/billing/billing-fields';
import { billingPaths } from '@prova/contract/billing/paths';
import { cents, currency, instant } from '@prova/contract/common';
import * as z from 'zod';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from './billing-mail-words.en-US.ts';
import { ptBR } from './billing-mail-words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const about = {
  name,
  /** Null for what a talent pays for themselves. */
  companyName: name.nullable(),
  plan: z.enum(PLAN_CODES),
};
const paid = z.object({ ...about, amountCents: cents, currency, endsAt: instant });
const given = { name: sample.name, companyName: sample.companyName, plan: 'professional' as const };
const money = { amountCents: 39_900, currency: 'BRL', endsAt: '2026-12-28T15:30:00.000Z' };
const owed = { amountCents: 39_900, currency: 'BRL', holdsUntil: '2026-12-12T15:30:00.000Z' };
const ofTalent = { name: sample.name, companyName: null, plan: 'pro' as const };

const pageOf = ({ companyName }: { companyName: string | null }) =>
  companyName === null ? billingPaths.talentBilling : billingPaths.recruiterBilling;

export const planPaidMail = mailKind('plan_paid', {
  params: paid,
  samples: { company: { params: { ...given, ...money } }, talent: { params: { ...ofTalent, ...money } } },
  write: ({ params, words, format }) => ({
    subject: words.paid.subject(words.plans[params.plan]),
    heading: words.paid.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(
        words.paid.text(
          format.money(params.amountCents, params.currency),
          words.plans[params.plan],
          params.companyName,
        ),
      ),
      paragraph(words.paid.until(format.date(params.endsAt))),
      button(words.paid.see, url(pageOf(params))),
    ],
    why: words.why(params.companyName),
  }),
});

export const planRefundedMail = mailKind('plan_refunded', {
  params: paid.omit({ endsAt: true }),
  samples: {
    company: { params: { ...given, amountCents: 39_900, currency: 'BRL' } },
    talent: { params: { ...ofTalent, amountCents: 2_990, currency: 'BRL' } },
  },
  write: ({ params, words, format }) => ({
    subject: words.refunded.subject(words.plans[params.plan]),
    heading: words.refunded.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(words.refunded.text(format.money(params.amountCents, params.currency), words.plans[params.plan])),
      paragraph(words.refunded.days),
      button(words.refunded.see, url(pageOf(params))),
    ],
    why: words.why(params.companyName),
  }),
});

export const planPastDueMail = mailKind('plan_past_due', {
  params: z.object({ ...about, amountCents: cents, currency, holdsUntil: instant }),
  samples: { company: { params: { ...given, ...owed } }, talent: { params: { ...ofTalent, ...owed } } },
  write: ({ params, words, format }) => ({
    subject: words.pastDue.subject(words.plans[params.plan]),
    heading: words.pastDue.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(words.pastDue.text(format.money(params.amountCents, params.currency), words.plans[params.plan])),
      paragraph(words.pastDue.until(format.date(params.holdsUntil))),
      button(words.pastDue.see, url(pageOf(params))),
    ],
    why: words.why(params.companyName),
  }),
});

export const planUnpaidMail = mailKind('plan_unpaid', {
  params: z.object(about),
  samples: { company: { params: given }, talent: { params: ofTalent } },
  write: ({ params, words }) => ({
    subject: words.ended.subject(words.plans[params.plan]),
    heading: words.ended.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(words.unpaid(words.plans[params.plan])),
      paragraph(words.ended.text(words.plans[params.plan], params.companyName)),
      button(words.ended.see, url(pageOf(params))),
    ],
    why: words.why(params.companyName),
  }),
});

export const planEndedMail = mailKind('plan_ended', {
  params: z.object(about),
  samples: { company: { params: given }, talent: { params: ofTalent } },
  write: ({ params, words }) => ({
    subject: words.ended.subject(words.plans[params.plan]),
    heading: words.ended.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(words.ended.text(words.plans[params.plan], params.companyName)),
      button(words.ended.see, url(pageOf(params))),
    ],
    why: words.why(params.companyName),
  }),
});
