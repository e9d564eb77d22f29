import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { CallOptions } from '../harness.ts';

/** A call from the n-th machine of an attacker who has many; the server under test has to trust one proxy. */
export const addressOf = (n: number): CallOptions => ({
  headers: { 'x-forwarded-for': `198.18.${Math.floor(n / 250)}.${(n % 250) + 1}` },
});

/** What somebody sends who registers an address that need not be theirs. */
export const registrationForm = (email: string, password: string, extra: object = {}) => ({
  email,
  password,
  name: 'Pessoa Curiosa',
  role: 'POTENTIAL',
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  adult: true,
  ...extra,
});
