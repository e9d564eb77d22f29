import { currency, day, id, instant } from '@prova/contract/common';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKind, name, ownWords } from '../../../platform/mail/mail-kind.ts';

/** The page of an offer goes on telling how it ended. */
const OFFER_LINK_DAYS = 90;

const offerEnded = z.object({ candidateName: name, companyName: name, position: name });

export const offerSentMail = mailKind('offer_sent', {
  behalf: 'company',
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
});

export const offerCancelledMail = mailKind('offer_cancelled', { behalf: 'company', params: offerEnded });

export const offerExpiredMail = mailKind('offer_expired', { behalf: 'company', params: offerEnded });

export const offerDeclinedMail = mailKind('offer_declined', { behalf: 'company', params: offerEnded });

/** To the recruiter. Without a name under blind review. */
export const offerAnsweredMail = mailKind('offer_answered', {
  topic: 'offer_answers',
  behalf: 'team',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    position: name,
    accepted: z.boolean(),
    note: z.string().nullish(),
    jobId: id,
    applicationId: id.optional(),
  }),
});
