import { COMPLETION_DAYS } from '@prova/contract/accounts';
import { currency, day, id, instant, type TokenKind } from '@prova/contract/common';
import { MEMBER_ROLES } from '@prova/contract/team';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../platform/clock.ts';

/** The secret link of a kind: minted when the mail is sent, anew for each mail. */
interface LinkToken<P, Subject extends string | null> {
  readonly kind: TokenKind;
  /** What the token opens; null: this mail goes without a link. */
  readonly subject: (params: P) => Subject;
  readonly company?: (params: P) => string | null;
  readonly expiresAt: (params: P, now: Date) => Date;
  readonly path: (secret: string, params: P) => `/${string}`;
}

interface MailKind<Params extends z.ZodType, Subject extends string | null, Prepared extends z.ZodType> {
  readonly params: Params;
  readonly token?: LinkToken<z.output<Params>, Subject>;
  /** What the owning module makes when the mail is sent; see registerMailPreparation. */
  readonly prepared?: Prepared;
}

const kind = <Params extends z.ZodType, Subject extends string | null = never, Prepared extends z.ZodType = z.ZodNever>(
  definition: MailKind<Params, Subject, Prepared>,
) => definition;

const name = z.string();
const application = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
/** The day until which the company promised an answer. */
const replyBy = day.nullish();
/** The company's own words, its variables already filled in; HTML is cleaned again when it is rendered. */
const ownWords = z
  .object({ subject: z.string().min(1), bodyHtml: z.string().optional(), text: z.string().optional() })
  .refine(({ bodyHtml, text }) => (bodyHtml === undefined) !== (text === undefined), 'either bodyHtml or text');
const own = ownWords.optional();

const STATUS_LINK_DAYS = 365;
/** The page of an offer goes on telling how it ended. */
const OFFER_LINK_DAYS = 90;

const statusLink = <P extends { applicationId: string; companyId: string }>() => ({
  kind: 'application_status' as const,
  subject: (params: P) => params.applicationId,
  company: (params: P) => params.companyId,
  expiresAt: (_params: P, now: Date) => after(now, STATUS_LINK_DAYS * DAY),
  path: (secret: string) => `/applications/${secret}` as const,
});

const user = z.object({ userId: id, name });
const someApplication = z.object({ ...application });
const ownApplication = z.object({ ...application, replyBy, own });
const offerEnded = z.object({ candidateName: name, companyName: name, position: name });

/**
 * Every kind of mail: its parameters and the secret link it carries. The words are in `mails.pt-BR.ts` and
 * `mails.en-US.ts`, where a kind without words fails the type check.
 */
export const MAIL_KINDS = {
  verify_email: kind({
    params: user,
    token: {
      kind: 'verification',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, DAY),
      path: (secret) => `/auth/verify-email?token=${secret}`,
    },
    prepared: z.object({ code: z.string().regex(/^\d{6}$/) }),
  }),
  /** To a recruiter who has stopped halfway; not sent any more once the registration is complete. */
  complete_registration: kind({
    params: user.extend({ email: z.string() }),
    token: {
      kind: 'completion',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, COMPLETION_DAYS * DAY),
      path: (secret, { email }) => `/auth/complete-registration?email=${encodeURIComponent(email)}&token=${secret}`,
    },
    prepared: z.object({}),
  }),
  email_changed: kind({ params: z.object({ name }) }),
  google_linked: kind({ params: z.object({ name, passwordGone: z.boolean() }) }),
  already_registered: kind({ params: z.object({ name }) }),
  password_reset: kind({
    params: user,
    token: {
      kind: 'reset',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, HOUR),
      path: (secret) => `/auth/reset-password?token=${secret}`,
    },
  }),
  account_created: kind({
    params: user,
    token: {
      kind: 'reset',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, 7 * DAY),
      path: (secret) => `/auth/reset-password?token=${secret}`,
    },
  }),
  password_changed: kind({ params: z.object({ name, at: instant }) }),
  /** Somebody signed in from a browser that the account did not know. */
  new_device: kind({
    params: z.object({
      name,
      device: z.string().nullable(),
      at: instant,
      area: z.enum(['recruiter', 'potential', 'expert']),
    }),
  }),
  second_factor_changed: kind({
    params: z.object({
      name,
      change: z.enum([
        'totp_added',
        'totp_removed',
        'passkey_added',
        'passkey_removed',
        'recovery_codes_renewed',
        'second_factors_reset',
      ]),
      at: instant,
      area: z.enum(['recruiter', 'potential', 'expert']),
    }),
  }),
  account_locked: kind({ params: z.object({ name, minutes: z.number().int().positive() }) }),

  /** To an address that may or may not have an account. */
  invitation: kind({
    params: z.object({
      invitationId: id,
      companyId: id,
      companyName: name,
      inviterName: name,
      role: z.enum(MEMBER_ROLES),
      expiresAt: instant,
    }),
    token: {
      kind: 'invitation',
      subject: ({ invitationId }) => invitationId,
      company: ({ companyId }) => companyId,
      expiresAt: ({ expiresAt }) => new Date(expiresAt),
      path: (secret) => `/auth/invitation?token=${secret}`,
    },
  }),
  company_verification: kind({
    params: z.object({ verificationId: id, companyId: id, companyName: name }),
    token: {
      kind: 'verification',
      subject: ({ verificationId }) => verificationId,
      company: ({ companyId }) => companyId,
      expiresAt: (_params, now) => after(now, 2 * DAY),
      path: (secret) => `/auth/verify-company?token=${secret}`,
    },
  }),

  data_export_ready: kind({
    params: z.object({ name, days: z.number().int().positive(), area: z.enum(['recruiter', 'potential', 'expert']) }),
  }),
  account_erasing: kind({ params: z.object({ name }) }),

  application_received: kind({ params: ownApplication, token: statusLink<z.output<typeof ownApplication>>() }),
  application_duplicate: kind({
    params: someApplication.extend({ appliedAt: instant }),
    token: statusLink<z.output<typeof someApplication>>(),
  }),
  stage_moved: kind({
    params: ownApplication.extend({ stageName: name }),
    token: statusLink<z.output<typeof ownApplication>>(),
  }),
  /** Any mail in the company's own words; with an application it carries its status link. */
  job_template: kind({
    params: ownWords.and(z.object({ ...application, applicationId: id.nullish(), companyId: id.nullish(), replyBy })),
    token: {
      kind: 'application_status',
      subject: ({ applicationId }) => applicationId ?? null,
      company: ({ companyId }) => companyId ?? null,
      expiresAt: (_params, now) => after(now, STATUS_LINK_DAYS * DAY),
      path: (secret) => `/applications/${secret}`,
    },
  }),
  application_rejected: kind({ params: ownApplication, token: statusLink<z.output<typeof ownApplication>>() }),
  application_closed: kind({ params: ownApplication, token: statusLink<z.output<typeof ownApplication>>() }),
  hired: kind({ params: someApplication, token: statusLink<z.output<typeof someApplication>>() }),
  withdrawal_confirmed: kind({ params: someApplication.omit({ applicationId: true, companyId: true }) }),

  offer_sent: kind({
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
      own,
    }),
    token: {
      kind: 'offer',
      subject: ({ offerId }) => offerId,
      company: ({ companyId }) => companyId,
      expiresAt: ({ validUntil }) => after(new Date(validUntil), OFFER_LINK_DAYS * DAY),
      path: (secret) => `/offers/${secret}`,
    },
  }),
  offer_cancelled: kind({ params: offerEnded }),
  offer_expired: kind({ params: offerEnded }),
  offer_declined: kind({ params: offerEnded }),

  /** To the recruiter. */
  offer_answered: kind({
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
  /** To the colleague who sees the job from now on. */
  job_shared: kind({
    params: z.object({ recruiterName: name, sharedBy: name, companyName: name, jobTitle: name, jobId: id }),
  }),
  /** To the recruiter. Without a name under blind review. */
  new_application: kind({
    params: z.object({
      recruiterName: name,
      candidateName: name.nullish(),
      companyName: name,
      jobTitle: name,
      jobId: id,
    }),
  }),
  /** A recruiter tries a template out on their own address. */
  template_test: kind({ params: ownWords.and(z.object({ companyName: name, jobTitle: name })) }),
};

export type MailKindName = keyof typeof MAIL_KINDS;

/** What the caller gives. */
export type MailParamsInput<K extends MailKindName> = z.input<(typeof MAIL_KINDS)[K]['params']>;
export type MailParams<K extends MailKindName> = z.output<(typeof MAIL_KINDS)[K]['params']>;

type PreparedSchema<K extends MailKindName> = NonNullable<(typeof MAIL_KINDS)[K]['prepared']>;
/** What the owning module makes when the mail is sent. */
export type MailPrepared<K extends MailKindName> = z.output<PreparedSchema<K>>;
/** The kinds that need something made when they are sent. */
export type PreparedMailKind = { [K in MailKindName]: [MailPrepared<K>] extends [never] ? never : K }[MailKindName];

type LinkSubject<K extends MailKindName> = ReturnType<NonNullable<(typeof MAIL_KINDS)[K]['token']>['subject']>;
/** The address of the kind's secret link: never where it has none, perhaps null where it may go without. */
export type MailLink<K extends MailKindName> = LinkSubject<K>;

export function isMailKind(value: string): value is MailKindName {
  return Object.hasOwn(MAIL_KINDS, value);
}
