import { newPassword, registration, resetPassword } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { email } from '@prova/contract/common';
import type { ValidationCode } from '@prova/contract/validation';
import { readableName } from '@prova/contract/visible-text';
import * as z from 'zod';
import { acceptanceSchema } from '../../widgets/acceptance-schema.ts';

const code = (value: ValidationCode) => value;

/** Beside the new password, the same once more. */
const confirmation = z.string().min(1);
const confirmed =
  <T extends { confirmation: string }>(passwordField: keyof T & string) =>
  (value: T, context: z.core.$RefinementCtx<T>) => {
    if (value.confirmation && value[passwordField] !== value.confirmation) {
      context.addIssue({ code: 'custom', path: ['confirmation'], message: code('PASSWORD_MISMATCH') });
    }
  };

const { name, visibility } = registration.shape;

/** Asked of recruiters only. */
const company = (asked: boolean) =>
  asked
    ? z
        .string()
        .overwrite(readableName)
        .min(2, { error: code('COMPANY_REQUIRED') })
        .max(120)
    : z.string().transform(() => '');

export const registrationForm = (isRecruiter: boolean) =>
  z
    .object({
      name,
      email,
      password: newPassword,
      confirmation,
      companyName: company(isRecruiter),
      visibility,
      acceptance: acceptanceSchema(true, true),
    })
    .superRefine(confirmed('password'));

/** What Google does not know of a new account. */
export const googleRegistrationForm = (isRecruiter: boolean) =>
  z.object({ name, companyName: company(isRecruiter), visibility, acceptance: acceptanceSchema(true, true) });

/** The documents alone, of an account that has accepted former versions of them or none. */
export const documentsForm = (asksAdult: boolean) => z.object({ acceptance: acceptanceSchema(true, asksAdult) });

/** What the server takes of a registration form. */
export function registrationBody(
  values: z.output<ReturnType<typeof registrationForm>>,
  role: 'RECRUITER' | 'POTENTIAL',
  language: 'pt-BR' | 'en-US',
): z.input<typeof registration> {
  const { name: fullName, email: address, password, companyName, visibility: chosen } = values;
  return {
    name: fullName,
    email: address,
    password,
    role,
    ...(role === 'RECRUITER' ? { companyName } : { visibility: chosen }),
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    adult: true,
    language,
  };
}

export const emailForm = z.object({ email });

export const newPasswordForm = z
  .object({ newPassword: resetPassword.body.shape.newPassword, confirmation })
  .superRefine(confirmed('newPassword'));

export const changeEmailForm = z.object({ password: z.string().min(1).max(128), newEmail: email });

/** Another address for a verified account; the password is asked for where there is one. */
export const newEmailForm = (hasPassword: boolean) =>
  z.object({ newEmail: email, password: hasPassword ? z.string().min(1).max(128) : z.string() });

/** Another password; the present one is asked for where there is one. */
export const changePasswordForm = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: hasPassword ? z.string().min(1).max(128) : z.string(),
      newPassword,
      confirmation,
    })
    .superRefine(confirmed('newPassword'));
