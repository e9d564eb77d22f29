import type { Locale, TokenKind } from '@prova/contract/common';
import type { NotificationTopic } from '@prova/contract/notifications/topics';
import * as z from 'zod';
import { AREAS } from '../areas.ts';
import type { Ctx } from '../context.ts';
import { firstName, type MailFormat, mailFormat } from './mail-format.ts';
import { type MailText, type WrittenMail, wholeText } from './mail-text.ts';
import { mailWordsEnUS } from './mail-words.en-US.ts';
import { type CommonWords, mailWordsPtBR } from './mail-words.pt-BR.ts';

/** What a mail belongs to of what its reader may choose to be told; the digest is what is told of several topics at once. */
export type MailTopic = NotificationTopic | 'digest';

/** The secret link of a mail: minted when it is sent, again for each copy. */
interface LinkToken<P, Subject extends string | null> {
  readonly kind: TokenKind;
  /** What the token opens; null: this mail goes without a link. */
  subject(params: P): Subject;
  company?(params: P): string | null;
  expiresAt(params: P, now: Date): Date;
  path(secret: string, params: P): `/${string}`;
  /** Where the same secret stops such mails, for readers who may have no account: mailboxes are told, too. */
  unsubscribePath?(secret: string): `/${string}`;
}

interface Declaration<P extends object, Subject extends string | null, Prepared extends object, Given> {
  readonly params: z.ZodType<P, Given>;
  readonly token?: LinkToken<NoInfer<P>, Subject>;
  /** What its module makes when it is sent; see `defineMails`. Who may say what holds for it as for the params. */
  readonly prepared?: z.ZodType<Prepared>;
  /**
   * What of `prepared` stays out of the stored copy of the mail, as its link always does. Left out: every text that stands in
   * it by itself, as a code does. A kind that prepares facts to be read again later says that none of them is a secret.
   */
  secrets?(prepared: NoInfer<Prepared>): readonly string[];
  /** What `/dev/mails` and the tests show it with, by name: one for each way in which it can be read. */
  readonly samples: Readonly<Record<string, MailSample<NoInfer<Given>, NoInfer<Prepared>>>>;
  /**
   * Who speaks: a company, to somebody outside or a colleague; or Prova to the company's own people about its work
   * (`team`). Left out: Prova, about an account or the law. What follows from it is in messaging/sender-rules.ts.
   */
  readonly onBehalfOf?: 'company' | 'team';
  /**
   * The user who reads what is answered, where a colleague sends it; a mail about an application is answered to whoever
   * looks after that. Rows from before may not name them.
   */
  repliesTo?(params: P): string | null | undefined;
  /** Who reads what is answered, where nobody speaks but Prova: whoever wrote what the mail hands on. */
  answeredTo?(params: P): { readonly address: string; readonly name: string };
  /** Of the choices of its reader: it is not sent where they want none of it. Left out: it is always sent. */
  readonly topic?: MailTopic;
  /** Not counted for the company: it lifts the company's own limit, or the law asks for it. */
  readonly beyondCompanyLimit?: true;
  /** Whoever types an address into a form causes it, theirs or not: fewer of these arrive in a day. */
  readonly ofForms?: true;
  /** To somebody who is being erased: it waits until it is sent, even if nothing else is left of them, and goes then. */
  readonly toErased?: true;
}

/** Fields of a mail as somebody might get it. */
export interface MailSample<Given, Prepared> {
  readonly params: Given;
  readonly prepared?: Prepared;
}

/**
 * One kind of mail: its parameters, the secret link it carries and what it says. A kind without a link has a `Subject` of
 * never, and one that needs nothing made a `Prepared` of never; `Given` is what a caller gives as params.
 */
export interface MailKind<
  P extends object = object,
  Subject extends string | null = string | null,
  Prepared extends object = object,
  Given = unknown,
> extends Declaration<P, Subject, Prepared, Given> {
  /** Stored with each mail, and stays as it is once rows have it. */
  readonly name: string;
  text(locale: Locale, params: P): MailText<Subject, Prepared>;
}

type Kinds = Readonly<Record<string, MailKind>>;

/** What a mail is written from: it has the same parts in every language. */
interface Writing<P, Words> {
  readonly params: P;
  /** Of the module. */
  readonly words: Words;
  readonly common: CommonWords;
  readonly format: MailFormat;
}

const COMMON_WORDS: Readonly<Record<Locale, CommonWords>> = { 'pt-BR': mailWordsPtBR, 'en-US': mailWordsEnUS };

/** How a module declares kinds of mails: each under its stored name, its parts once, its words from a file a language. */
export function mailKinds<Words>(words: Readonly<Record<Locale, Words>>) {
  return <P extends object, Given, Subject extends string | null = never, Prepared extends object = never>(
    name: string,
    {
      write,
      ...declaration
    }: Declaration<P, Subject, Prepared, Given> & {
      write(writing: Writing<NoInfer<P>, Words>): WrittenMail<NoInfer<Subject>, NoInfer<Prepared>>;
    },
  ): MailKind<P, Subject, Prepared, Given> => ({
    name,
    ...declaration,
    text: (locale, params) => {
      const common = COMMON_WORDS[locale];
      const written = write({ params, words: words[locale], common, format: mailFormat(locale) });
      return wholeText(written, (name) => common.hello(firstName(name)));
    },
  });
}

/**
 * Makes what a mail is to carry, in the transaction that claims it, right before it is sent, and again at each new try.
 * Null: the mail is no longer wanted, and is cancelled.
 */
type MailPreparation<P = object, Prepared = object> = (ctx: Ctx, params: P) => Promise<Prepared | null>;

/** A kind with all that makes a mail of it. */
export interface MailDefinition {
  readonly kind: MailKind;
  readonly prepare: MailPreparation | undefined;
}

type ParamsOf<K extends MailKind> = K extends MailKind<infer P> ? P : never;
type PreparedOf<K extends MailKind> = NonNullable<K['prepared']> extends z.ZodType<infer Prepared> ? Prepared : never;
type Preparations<K extends Kinds> = {
  readonly [Name in keyof K as [PreparedOf<K[Name]>] extends [never] ? never : Name]: MailPreparation<
    ParamsOf<K[Name]>,
    PreparedOf<K[Name]>
  >;
};

/**
 * Joins kinds with what makes their `prepared`; `module.ts` lists the result. A kind without what it needs fails the type
 * check.
 */
export function defineMails<K extends Kinds>(
  kinds: K,
  ...[preparations]: [keyof Preparations<K>] extends [never] ? [] : [Preparations<NoInfer<K>>]
): readonly MailDefinition[] {
  return Object.entries(kinds).map(([key, kind]) => ({
    kind,
    prepare: (preparations as Readonly<Record<string, MailPreparation>> | undefined)?.[key],
  }));
}

export const name = z.string();
/** Whose pages a mail leads to. */
export const area = z.enum(AREAS);
/** The company's own words, its variables already filled in; HTML is cleaned again when it is rendered. */
export const ownWords = z
  .object({ subject: z.string().min(1), bodyHtml: z.string().optional(), text: z.string().optional() })
  .refine(({ bodyHtml, text }) => (bodyHtml === undefined) !== (text === undefined), 'either bodyHtml or text');
