import { login, newPassword } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { personName } from '@prova/contract/common';
import { type InvitationPage, registerByInvitation } from '@prova/contract/companies/team';
import { homeOf } from '@prova/contract/pages';
import type { ValidationCode } from '@prova/contract/validation';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { call } from '../../../lib/api.ts';
import { currentLocale } from '../../../lib/i18n.ts';
import { leaveTo } from '../../../lib/leave.ts';

import { useCall } from '../../../lib/query.ts';
import { hasLeft, signIn } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { acceptanceProblems } from '../../../widgets/acceptance.ts';
import { AcceptanceField } from '../../accounts/components/acceptance-field.tsx';
import { NewPasswordFields } from '../../accounts/components/new-password-fields.tsx';

const code = (value: ValidationCode) => value;

const joinForm = z
  .object({
    name: personName,
    password: newPassword,
    confirmation: z.string().min(1),
    acceptance: z
      .object({ terms: z.boolean(), privacy: z.boolean(), adult: z.boolean() })
      .superRefine((value, context) => {
        for (const problem of acceptanceProblems(value, true))
          context.addIssue({ code: 'custom', message: code(problem) });
      }),
  })
  .superRefine((value, context) => {
    if (value.confirmation && value.password !== value.confirmation)
      context.addIssue({ code: 'custom', path: ['confirmation'], message: code('PASSWORD_MISMATCH') });
  });

/** Makes an account of the invited address, signs in and goes to the company. */
export function JoinForm({ token, invitation }: { token: string; invitation: InvitationPage }) {
  const { t } = useTranslation('companies');
  const form = useContractForm(joinForm, {
    name: '',
    password: '',
    confirmation: '',
    acceptance: { terms: false, privacy: false, adult: false },
  });
  const register = useCall(registerByInvitation, { meta: { quiet: true } });
  return (
    <form
      {...form.formProps(async ({ name, password }) => {
        const { email } = await register.mutateAsync({
          params: { token },
          body: {
            name,
            password,
            acceptedTerms: TERMS_VERSION,
            acceptedPrivacy: PRIVACY_VERSION,
            adult: true,
            language: currentLocale(),
          },
        });
        await hasLeft();
        const session = await call(login, { body: { email, password } });
        signIn(session);
        leaveTo(homeOf(session.user.role));
      })}
      className="flex flex-col gap-5"
    >
      <p className="text-muted">{t('invitation.newAccount')}</p>
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      <TextField label={t('invitation.email')} value={invitation.email} readOnly autoComplete="username" />
      <TextField
        label={t('invitation.name')}
        autoComplete="name"
        required
        {...form.register('name')}
        error={form.errorOf('name')}
      />
      <NewPasswordFields form={form} name="password" label={t('invitation.password')} />
      <AcceptanceField form={form} asksAdult />
      <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
        {t('invitation.register')}
      </Button>
    </form>
  );
}
