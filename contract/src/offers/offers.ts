import * as z from 'zod';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '../attachments.ts';
import { cents, currency, day, id, idParams, instant, line, locale, paging, text, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ATTACHMENT_TYPES } from '../file-types.ts';
import { CONTRACT_TYPES } from '../jobs/job-fields.ts';
import type { ValidationCode } from '../validation.ts';
import { DECLINE_REASONS } from './decline-reasons.ts';

export const OFFER_STATUSES = ['pending', 'sent', 'viewed', 'approved', 'declined', 'expired', 'cancelled'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
/** 10 MB each, five at most. */
export const BENEFITS_MAX = 30;
export const BENEFIT_LENGTH = 80;

const code = (value: ValidationCode) => value;

/** Free words, or none. */
const words = text(2000).refine((value) => value.length !== 1, {
  error: code('TOO_SHORT'),
  params: { minimum: 2 },
});

export const offerInput = z
  .strictObject({
    applicationId: id,
    position: line(2, 120),
    payMin: cents,
    /** A range when given. */
    payMax: cents.nullish(),
    currency: currency.default('BRL'),
    /** Left out: that of the job. */
    contractType: z.enum(CONTRACT_TYPES).optional(),
    /** Left out: those of the job. */
    benefits: z.array(line(1, BENEFIT_LENGTH)).max(BENEFITS_MAX).optional(),
    /** Today or later, within two years. */
    startOn: day.nullish(),
    /** The offer can be answered until the end of this day in the company's time zone; within a year. */
    validUntil: day,
    message: words.optional(),
  })
  .refine(({ payMin, payMax }) => payMax == null || payMin == null || payMax > payMin, {
    path: ['payMax'],
    error: code('PAY_RANGE'),
    // Whatever else is wrong, so that the form says all of it at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type OfferInput = z.input<typeof offerInput>;

const attachment = z.object({ id, name: z.string(), mime: z.string(), bytes: z.number().int(), url: z.string() });

/** Sent, viewed, then responded, or ended: expired or cancelled. */
const moments = {
  sentAt: instant.nullable(),
  viewedAt: instant.nullable(),
  respondedAt: instant.nullable(),
  endedAt: instant.nullable(),
};

const offerFields = {
  id,
  position: z.string(),
  payMin: z.number().int(),
  payMax: z.number().int().nullable(),
  currency: z.string(),
  /** Null in offers from before it was asked for. */
  contractType: z.enum(CONTRACT_TYPES).nullable(),
  benefits: z.array(z.string()),
  startOn: z.string().nullable(),
  validUntil: instant,
  message: z.string().nullable(),
  status: z.enum(OFFER_STATUSES),
  responseNote: z.string().nullable(),
  /** Of a declined one, where the candidate said why. */
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  attachments: z.array(attachment),
  ...moments,
};

export const offer = z.object({
  ...offerFields,
  version: z.number().int(),
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  candidateName: z.string(),
  /** The language in which the candidate is written to. */
  candidateLocale: locale,
  recruiterName: z.string(),
  /** The company's, in which the last day to answer ends. */
  timeZone: z.string(),
  createdAt: instant,
  /** The required stages that sending it passes over, by their names: who sends it says why. Empty once it is sent. */
  skips: z.array(z.string()),
  can: z.object({ send: z.boolean(), cancel: z.boolean() }),
});
export type Offer = z.output<typeof offer>;

/** What the candidate sees at the link. */
export const offerPage = z.object({
  ...offerFields,
  companyName: z.string(),
  /** Whether the identity of the company was proved. */
  companyVerified: z.boolean(),
  companyLogoUrl: z.string().nullable(),
  jobTitle: z.string(),
  candidateName: z.string(),
  recruiterName: z.string(),
  timeZone: z.string(),
  can: z.object({ respond: z.boolean() }),
});
export type OfferPage = z.output<typeof offerPage>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;
const byToken = { kind: 'token', token: 'offer' } as const;

export const createOffer = endpoint({
  id: 'offers.create',
  method: 'POST',
  path: '/api/v1/job-offers',
  summary: 'Save an offer, waiting to be sent. It takes the place of one that was saved before and never sent.',
  access: member,
  body: offerInput,
  files: {
    attachments: { types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_MAX_BYTES, required: false, max: ATTACHMENTS_MAX },
  },
  output: offer,
  status: 201,
  errors: [
    'APPLICATION_NOT_FOUND',
    'ACTION_REFUSED',
    'REVEAL_REQUIRED',
    'OFFER_ALREADY_SENT',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_TYPE_UNSUPPORTED',
  ],
});

export const sendOffer = endpoint({
  id: 'offers.send',
  method: 'POST',
  path: '/api/v1/job-offers/:id/send',
  summary: 'Send a saved offer: the card moves to the offer stage, and the candidate gets the link ten seconds later.',
  access: member,
  params: idParams,
  /** Why required stages are passed over; it stands in the history with the offer. */
  body: z.strictObject({ reason: words.optional() }),
  output: offer,
  errors: ['OFFER_NOT_FOUND', 'OFFER_NOT_PENDING', 'OFFER_EXPIRED', 'ACTION_REFUSED', 'OFFER_ALREADY_SENT'],
});

export const undoSending = endpoint({
  id: 'offers.undoSend',
  method: 'POST',
  path: '/api/v1/job-offers/:id/undo-send',
  summary:
    'Take the sending of an offer back while its ten seconds last: its mail is not sent, and it waits as before.',
  access: member,
  params: idParams,
  output: offer,
  errors: ['OFFER_NOT_FOUND', 'UNDO_EXPIRED'],
});

export const cancelOffer = endpoint({
  id: 'offers.cancel',
  method: 'POST',
  path: '/api/v1/job-offers/:id/cancel',
  summary: 'Cancel an offer before it is answered; a candidate who has it is told. The reason stays with the company.',
  access: member,
  params: idParams,
  body: z.strictObject({ reason: words.optional() }),
  output: offer,
  errors: ['OFFER_NOT_FOUND', 'OFFER_ALREADY_ANSWERED', 'OFFER_EXPIRED', 'OFFER_CANCELLED', 'ACTION_REFUSED'],
});

export const listOffers = endpoint({
  id: 'offers.list',
  method: 'GET',
  path: '/api/v1/job-offers',
  summary: 'The company’s offers, or those of one application; 20 a page.',
  access: member,
  query: z.object({ applicationId: id.optional(), status: z.enum(OFFER_STATUSES).optional(), ...paging(20) }),
  output: z.array(offer),
  paging: 'page',
  errors: ['NO_COMPANY', 'APPLICATION_NOT_FOUND'],
});

export const offerStats = endpoint({
  id: 'offers.stats',
  method: 'GET',
  path: '/api/v1/job-offers/stats',
  summary: 'How many offers of the company stand at each status; of cancelled ones those that had been sent.',
  access: member,
  output: z.object({
    total: z.number().int(),
    byStatus: z.record(z.enum(OFFER_STATUSES), z.number().int()),
    /** Accepted ones among those accepted, declined or left to expire, 0–1; null while there are none. */
    acceptanceRate: z.number().nullable(),
  }),
  errors: ['NO_COMPANY'],
});

/** Offers that were sent to the signed-in talent, the newest first, 50 at most. */
export const listOwnOffers = endpoint({
  id: 'offers.listOwn',
  method: 'GET',
  path: '/api/v1/job-offers/mine',
  summary: 'Offers made to the talent.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  output: z.array(offerPage.omit({ candidateName: true, attachments: true }).extend({ applicationId: id })),
});

/** Mints a fresh link to the talent's own offer, so that the list opens the same page as the mail. */
export const openOwnOffer = endpoint({
  id: 'offers.openOwn',
  method: 'POST',
  path: '/api/v1/job-offers/mine/:id/open',
  summary: 'A link to the talent’s own offer.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: z.object({ token: z.string() }),
  errors: ['OFFER_NOT_FOUND'],
  rateLimit: { max: 60, seconds: 600 },
  answersSecret: true,
});

/** For who has an application's link and has lost the mail of the offer: the link to answer by goes to the candidate's address alone. */
export const sendOfferLink = endpoint({
  id: 'offers.sendLink',
  method: 'POST',
  path: '/api/v1/applications/status/:token/offer-link',
  summary: 'Send the mail of an offer that waits for an answer once more, to the address of the candidate.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  output: z.object({}),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'OFFER_NOT_FOUND'],
  rateLimit: { max: 5, seconds: 3600 },
});

export const getOffer = endpoint({
  id: 'offers.byToken',
  method: 'GET',
  path: '/api/v1/job-offers/:token',
  summary: 'An offer by its link; expired, cancelled and answered ones are shown as such.',
  access: byToken,
  params: tokenParams,
  output: offerPage,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'OFFER_NOT_FOUND'],
});

/** A mail scanner reads pages by GET; only the page itself posts this. */
export const markOfferViewed = endpoint({
  id: 'offers.viewed',
  method: 'POST',
  path: '/api/v1/job-offers/:token/viewed',
  summary: 'The candidate has opened the offer.',
  access: byToken,
  params: tokenParams,
  output: offerPage,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'OFFER_NOT_FOUND'],
});

export const respondToOffer = endpoint({
  id: 'offers.respond',
  method: 'PUT',
  path: '/api/v1/job-offers/:token/respond',
  summary: 'Accept or decline. A response is final.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({
    response: z.enum(['accept', 'decline']),
    note: words.optional(),
    /** Of who declines; left out by who would rather not say. */
    reason: z.enum(DECLINE_REASONS).optional(),
  }),
  output: offerPage,
  errors: [
    'TOKEN_INVALID',
    'TOKEN_EXPIRED',
    'OFFER_NOT_FOUND',
    'OFFER_EXPIRED',
    'OFFER_CANCELLED',
    'OFFER_ALREADY_ANSWERED',
  ],
});
