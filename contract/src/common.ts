import * as z from 'zod';
import { splitList } from './comma-list.ts';
import { checkEmail, disallowedCharacter, normaliseEmail } from './email.ts';
import { looksLikeLink } from './link-like.ts';
import { checkGithub, checkLinkedin, checkUrl, type LinkCheck } from './links.ts';
import { normalisePhone } from './phone.ts';
import type { ValidationCode } from './validation.ts';
import { hasLetters, readableName, trimmed } from './visible-text.ts';

export const LOCALES = ['pt-BR', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pt-BR';

export const ROLES = ['RECRUITER', 'EXPERT', 'POTENTIAL'] as const;
export type Role = (typeof ROLES)[number];

export const TOKEN_KINDS = [
  'verification',
  'reset',
  'completion',
  'email_change',
  'email_objection',
  'invitation',
  'board',
  'offer',
  'interview',
  'test',
  'application_status',
  'proof',
  'unsubscribe',
  'api',
  'privacy_request',
  'mail_report',
  'newsletter',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A check that names its failure; `validation.ts` words it for the reader. */
const refused = (code: ValidationCode) => code;

/** For a schema whose field has a text of its own where it is left out, instead of that of any required field. */
export const missing = (code: ValidationCode) => ({
  error: ({ input }: { readonly input?: unknown }) => (input == null ? code : undefined),
});

/** Version of a row as a caller read it: what was changed since is not overwritten. As large as the database counts. */
export const rowVersion = z.number().int().min(0).max(2_147_483_647);

export const id = z.uuid();
export const token = z.string().min(20).max(200);
/** Instants travel as ISO 8601 UTC; the server hands over dates. */
export const instant = z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime()]);
/** Calendar day `YYYY-MM-DD`. */
export const day = z.iso.date();
const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Name of a time zone, such as `America/Sao_Paulo`. */
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: refused('TIME_ZONE_INVALID') });
/** Integer centavos, always beside a currency. */
export const cents = z.number().int().min(0).max(100_000_000_00);
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const locale = z.enum(LOCALES);

/** Text of which only what can be seen counts: nothing else is as good as nothing. */
const seen = z.string().overwrite(trimmed);

/** The same where an empty text means that there is none. */
export const emptyAsNull = seen.nullable().transform((value) => value || null);

/**
 * Trimmed text of one line, without invisible characters: no two look alike that are not. Inner white space is kept; refused are
 * control characters, the marks that turn the direction of what follows (a name would rewrite the sentence around it), and halves
 * of characters.
 */
export const line = (min: number, max: number, whenLeftOut?: ReturnType<typeof missing>) =>
  z
    .string(whenLeftOut)
    .overwrite(readableName)
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u, {
      error: refused('CONTROL_CHARACTER'),
    });

const WEB_ADDRESS = /:\/\/|\bwww\./i;
/** What is drawn beside the name of a verified company, and looks like it. */
const CHECK_MARK = /[\u221A\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]/u;

/** Names of people, 2–120 characters, with two letters. They stand in mails, where the address of a page would become a link. */
export const personName = line(2, 120)
  // What is too short is told that alone.
  .refine((name) => name.length < 2 || hasLetters(name), { error: refused('NAME_NEEDS_LETTERS') })
  .refine((name) => !looksLikeLink(name), { error: refused('NAME_IS_ADDRESS') });
/**
 * Names of companies, 2–120 characters. Some are called as their site is: mails write those without a link, and not at all
 * before the company is verified.
 */
export const companyName = line(2, 120)
  .refine((name) => !WEB_ADDRESS.test(name), { error: refused('COMPANY_NAME_IS_ADDRESS') })
  .refine((name) => !CHECK_MARK.test(name), { error: refused('COMPANY_NAME_HAS_CHECK') });
/** Free text of several lines, trimmed. The database stores neither NUL nor halves of characters (a paste may cut one). */
export const text = (max: number, min = 0) =>
  z
    .string()
    .overwrite((value) => trimmed(value.toWellFormed()))
    .min(min)
    .max(max)
    .refine((value) => !value.includes('\u0000'), { error: refused('CONTROL_CHARACTER') });

/** An e-mail address, lower-cased. Its refusals tell a missing @ from a disallowed character. */
export const email = z
  .string()
  .trim()
  .max(254)
  .superRefine((value, context) => {
    const verdict = checkEmail(value);
    if (verdict === 'ok') return;
    const message = `EMAIL_${verdict.toUpperCase() as Uppercase<typeof verdict>}` satisfies ValidationCode;
    context.addIssue({ code: 'custom', message, params: { character: disallowedCharacter(value) } });
  })
  .transform(normaliseEmail);

export const phone = seen.max(32).transform((value, context) => {
  const stored = normalisePhone(value);
  if (stored) return stored;
  context.addIssue({ code: 'custom', message: refused('PHONE_INVALID') });
  return z.NEVER;
});

/** A web address as typed, stored as an https URL. */
const link = (check: (text: string) => LinkCheck, code: ValidationCode) =>
  seen.max(2048).transform((value, context) => {
    const result = check(value);
    if (result.ok) return result.url;
    context.addIssue({ code: 'custom', message: code });
    return z.NEVER;
  });
export const url = link(checkUrl, 'URL_INVALID');
export const linkedinUrl = link((value) => checkLinkedin(value), 'LINKEDIN_INVALID');
export const githubUrl = link(checkGithub, 'GITHUB_INVALID');

/** `page` and `limit` of lists that count pages. */
export const paging = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
});

/** `cursor` of lists that are read on and on. */
export const cursorPaging = (limit: number) => ({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
});

/** Values of one query parameter. */
export const COMMA_LIST_MAX = 50;

/** A query value that may come as `a,b`: the client joins arrays with commas. A comma of a value stands behind a backslash. */
export const commaList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : splitList(value)).map((part) => part.trim()).filter(Boolean))
    .pipe(z.array(item).max(COMMA_LIST_MAX));

export const nothing = z.object({});
export const idParams = z.object({ id });
export const tokenParams = z.object({ token });
