import { checkEmail } from '@prova/contract/email';
import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import { REQUEST_KINDS } from '@prova/contract/privacy/data-request-rules';
import { trimmed } from '@prova/contract/visible-text';

/** Whom a request may be sent to. */
export interface Company {
  readonly slug: string;
  readonly name: string;
}

/** Letters of a message. */
export const MESSAGE_MAX = 2000;
const MESSAGE_MIN = 2;
/** What cannot be answered without a word about it. */
export const NEEDS_WORDS: readonly RequestKind[] = ['correct', 'object', 'human_review'];

export interface RequestValues {
  readonly kind: RequestKind | null;
  readonly email: string;
  readonly message: string;
}

/** Names of the phrases in `data-requests.errors`. */
export type RequestProblem = 'company' | 'kind' | 'emailRequired' | 'email' | 'message' | 'details';
export type RequestProblems = Partial<Record<'company' | 'kind' | 'email' | 'message', RequestProblem>>;

/** What is wrong with the kind and the words, by field. */
export function checkAsked({ kind, message }: Pick<RequestValues, 'kind' | 'message'>): RequestProblems {
  const words = trimmed(message).length;
  const missing = kind !== null && NEEDS_WORDS.includes(kind) && words === 0;
  return {
    ...(kind === null && { kind: 'kind' }),
    ...(missing ? { message: 'details' } : words > 0 && words < MESSAGE_MIN && { message: 'message' }),
  };
}

/** What is wrong with the address. */
export function checkAddress(email: string): RequestProblems {
  const verdict = checkEmail(email);
  if (verdict === 'ok') return {};
  return { email: verdict === 'required' ? 'emailRequired' : 'email' };
}

export function isKind(value: unknown): value is RequestKind {
  return REQUEST_KINDS.some((kind) => kind === value);
}
