import { currency, day, id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { kind, name, ownWords } from '../mail-kind.ts';

/** The page of an offer goes on telling how it ended. */
const OFFER_LINK_DAYS = 90;

const offerEnded = z.object({ candidateName: name, companyName: name, position: name });

export const OFFER_MAILS = {
  offer_sent: kind({
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
  }),
  offer_cancelled: kind({ behalf: 'company', params: offerEnded }),
  offer_expired: kind({ behalf: 'company', params: offerEnded }),
  offer_declined: kind({ behalf: 'company', params: offerEnded }),
  /** To the recruiter. */
  offer_answered: kind({
    behalf: 'team',
    params: z.object({
      recruiterName: name,
      candidateName: name,
      companyName: name,
      position: name,
      accepted: z.boolean(),
      note: z.string().nullish(),
      jobId: id,
    }),
  }),
};
