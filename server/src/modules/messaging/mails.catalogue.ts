import type * as z from 'zod';
import { SECURITY_MAILS } from './mails/account-security.kinds.ts';
import { ACCOUNT_MAILS } from './mails/accounts.kinds.ts';
import { APPLICATION_MAILS } from './mails/applications.kinds.ts';
import { COMPANY_MAILS } from './mails/companies.kinds.ts';
import { DATA_REQUEST_MAILS } from './mails/data-requests.kinds.ts';
import { JOB_MAILS } from './mails/jobs.kinds.ts';
import { OFFER_MAILS } from './mails/offers.kinds.ts';
import { PRIVACY_MAILS } from './mails/privacy.kinds.ts';

/**
 * Every kind of mail: its parameters and the secret link it carries. The words are beside the kinds, in a file for each
 * language; a kind without words fails the type check.
 */
export const MAIL_KINDS = {
  ...ACCOUNT_MAILS,
  ...SECURITY_MAILS,
  ...COMPANY_MAILS,
  ...PRIVACY_MAILS,
  ...DATA_REQUEST_MAILS,
  ...APPLICATION_MAILS,
  ...OFFER_MAILS,
  ...JOB_MAILS,
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

/** The kinds that outlive what is stored of their reader, until they are sent. */
export const FAREWELLS: readonly string[] = Object.entries(MAIL_KINDS).flatMap(([name, { farewell }]) =>
  farewell ? [name] : [],
);

export function isMailKind(value: string): value is MailKindName {
  return Object.hasOwn(MAIL_KINDS, value);
}
