import type { Locale } from '@prova/contract/common';
import { checkEmail, disallowedCharacter } from '@prova/contract/email';
import type { signUpForNewsletter } from '@prova/contract/messaging/newsletter';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { validationTexts, wordProblem } from '../../../lib/validation-texts.ts';

export interface Problem {
  readonly message: string;
  /** Whether the address is what is wrong. */
  readonly isOfAddress: boolean;
}

/** Asks for the newsletter. @returns what is wrong, in words; null when it was asked for */
export async function signUp(body: { email: string; locale: Locale; website: string }): Promise<Problem | null> {
  try {
    const verdict = checkEmail(body.email);
    if (verdict !== 'ok') {
      const code = `EMAIL_${verdict.toUpperCase() as Uppercase<typeof verdict>}` as const;
      const values = { character: disallowedCharacter(body.email) ?? '' };
      const message = wordProblem({ field: 'email', code, values }, await validationTexts(body.locale));
      return { message, isOfAddress: true };
    }
    await request<typeof signUpForNewsletter>('POST', '/api/v1/newsletter', { body });
    return null;
  } catch (error) {
    const [detail] = isApiError(error) ? error.details : [];
    return { message: detail?.message ?? messageOf(error), isOfAddress: detail?.field === 'email' };
  }
}
