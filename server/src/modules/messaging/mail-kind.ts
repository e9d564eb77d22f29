import type { TokenKind } from '@prova/contract/common';
import * as z from 'zod';
import { AREAS } from '../../platform/areas.ts';

/** The secret link of a kind: minted when the mail is sent, again for each mail. */
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
  /**
   * Who speaks: a company, to somebody outside or a colleague; or Prova to the company's own people about its work
   * (`team`). Left out: Prova, about an account or the law. What follows from it is in sender-rules.ts.
   */
  readonly behalf?: 'company' | 'team';
  /** Not counted for the company: it lifts the company's own limit, or the law asks for it. */
  readonly beyondCompanyLimit?: true;
  /** To somebody who is being erased: it waits until it is sent, even if nothing else is left of them, and goes then. */
  readonly farewell?: true;
}

export const kind = <
  Params extends z.ZodType,
  Subject extends string | null = never,
  Prepared extends z.ZodType = z.ZodNever,
>(
  definition: MailKind<Params, Subject, Prepared>,
) => definition;

export const name = z.string();
/** Whose pages a mail leads to. */
export const area = z.enum(AREAS);
/** The company's own words, its variables already filled in; HTML is cleaned again when it is rendered. */
export const ownWords = z
  .object({ subject: z.string().min(1), bodyHtml: z.string().optional(), text: z.string().optional() })
  .refine(({ bodyHtml, text }) => (bodyHtml === undefined) !== (text === undefined), 'either bodyHtml or text');
