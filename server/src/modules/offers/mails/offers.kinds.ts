import { currency, day, id, instant } from '@prova/contract/common';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { DECLINE_REASONS } from '@prova/contract/offers/decline-reasons';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { candidatePage } from '../../applications/applications.service.ts';
import { enUS } from '../offers.words.en-US.ts';
import { ptBR } from '../offers.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The page of an offer goes on telling how it ended. */
const OFFER_LINK_DAYS = 90;

const offerEnded = z.object({ candidateName: name, companyName: name, position: name });
const ended = { candidateName: sample.name, companyName: sample.companyName, position: sample.jobTitle };
const offer = {
  ...ended,
  offerId: sample.id,
  companyId: sample.id,
  payMin: 900_000,
  currency: 'BRL',
  validUntil: '2026-08-21T02:59:59.000Z',
};

export const offerSentMail = mailKind('offer_sent', {
  onBehalfOf: 'company',
  params: z.object({
    offerId: id,
    companyId: id,
    candidateName: name,
    companyName: name,
    position: name,
    payMin: z.number().int(),
    payMax: z.number().int().nullish(),
    currency,
    contractType: z.enum(CONTRACT_TYPES).nullish(),
    benefits: z.array(z.string()).nullish(),
    startOn: day.nullish(),
    validUntil: instant,
    message: z.string().nullish(),
    own: ownWords.optional(),
  }),
  token: {
    kind: 'offer',
    subject: ({ offerId }) => offerId,
    company: ({ companyId }) => companyId,
    expiresAt: ({ validUntil }) => after(new Date(validUntil), OFFER_LINK_DAYS * DAY),
    path: (secret) => `/offers/${secret}`,
  },
  samples: {
    full: {
      params: {
        ...offer,
        payMax: 1_100_000,
        contractType: 'CLT',
        benefits: ['Plano de saúde', 'Vale-refeição'],
        startOn: '2026-09-01',
        message: 'Que bom ter você.\nAté logo.',
      },
    },
    short: { params: offer },
    'own words': { params: { ...offer, own: sample.own } },
  },
  write: ({ params, words: { sent, contracts }, common, format }) => ({
    own: params.own,
    subject: sent.subject(params),
    heading: sent.heading,
    hello: params.candidateName,
    opening: [paragraph(sent.text(params.companyName))],
    blocks: ({ link }) => [
      details({
        [sent.position]: params.position,
        [sent.pay]: sent.aMonth(format.pay(params.payMin, params.payMax ?? null, params.currency)),
        [sent.contract]: params.contractType && contracts[params.contractType],
        [sent.benefits]: params.benefits?.join(', '),
        [sent.startOn]: params.startOn && format.day(params.startOn),
        [sent.validUntil]: format.instant(params.validUntil),
      }),
      ...(params.message ? [quote(params.message)] : []),
      button(sent.see, link),
      paragraph(common.linkIsYours),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const offerCancelledMail = mailKind('offer_cancelled', {
  onBehalfOf: 'company',
  params: offerEnded,
  samples: { plain: { params: ended } },
  write: ({ params, words, common }) => ({
    subject: words.cancelled.subject(params.position),
    heading: words.cancelled.heading,
    hello: params.candidateName,
    blocks: ({ canReply }) => [
      paragraph(canReply ? `${words.cancelled.text(params)} ${words.cancelled.reply}` : words.cancelled.text(params)),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const offerExpiredMail = mailKind('offer_expired', {
  onBehalfOf: 'company',
  params: offerEnded,
  samples: { plain: { params: ended } },
  write: ({ params, words, common }) => ({
    subject: words.expired.subject(params.position),
    heading: words.expired.heading,
    hello: params.candidateName,
    blocks: ({ canReply }) => [
      paragraph(canReply ? `${words.expired.text(params)} ${words.expired.reply}` : words.expired.text(params)),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const offerDeclinedMail = mailKind('offer_declined', {
  onBehalfOf: 'company',
  params: offerEnded,
  samples: { plain: { params: ended } },
  write: ({ params, words, common }) => ({
    subject: words.declined.subject(params.position),
    heading: words.declined.heading,
    hello: params.candidateName,
    blocks: ({ canReply }) => [
      paragraph(words.declined.text(params)),
      ...(canReply ? [paragraph(words.declined.reply)] : []),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

/** To the recruiter. Without a name under blind review. */
export const offerAnsweredMail = mailKind('offer_answered', {
  topic: 'offer_answers',
  onBehalfOf: 'team',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    position: name,
    accepted: z.boolean(),
    /** Why it was declined, where that was said. */
    declineReason: z.enum(DECLINE_REASONS).nullish(),
    note: z.string().nullish(),
    jobId: id,
    applicationId: id.optional(),
  }),
  samples: {
    accepted: {
      params: {
        ...ended,
        recruiterName: sample.recruiterName,
        accepted: true,
        note: 'Começo em setembro.',
        jobId: sample.id,
        applicationId: sample.id,
      },
    },
    'declined, blind': {
      params: {
        recruiterName: sample.recruiterName,
        companyName: sample.companyName,
        position: sample.jobTitle,
        accepted: false,
        declineReason: 'other_offer',
        jobId: sample.id,
      },
    },
  },
  write: ({ params, words: { answered }, common }) => ({
    subject: answered.subject(params),
    heading: answered.heading(params.accepted),
    hello: params.recruiterName,
    blocks: ({ url }) => [
      paragraph(answered.text(params)),
      ...(params.declineReason ? [paragraph(answered.reason(params.declineReason))] : []),
      ...(params.note ? [quote(params.note)] : []),
      button(common.openCandidate, url(candidatePage(params))),
    ],
    why: common.whyRecruiter,
  }),
});
