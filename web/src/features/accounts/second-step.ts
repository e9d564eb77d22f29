import { isApiError } from '../../lib/api-error.ts';

/** What a sign-in waits for after the password. */
export interface SecondStepQuestion {
  readonly challenge: string;
  readonly totp: boolean;
  readonly passkey: boolean;
  readonly recovery: boolean;
}

/** The question that a refused sign-in carries; null for any other failure. */
export function secondStepOf(error: unknown): SecondStepQuestion | null {
  if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) return null;
  const { challenge, totp, passkey, recovery } = error.data;
  return { challenge: String(challenge), totp: totp === true, passkey: passkey === true, recovery: recovery === true };
}
