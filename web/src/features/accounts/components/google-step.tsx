import '../../../lib/quiet-zod.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { googleSignIn } from '@prova/contract/accounts/google';
import type { BodyInput } from '@prova/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nothingAccepted } from '../../../widgets/acceptance.ts';
import { documentsForm, googleRegistrationForm } from '../account-forms.ts';
import { AcceptanceField } from './acceptance-field.tsx';
import { RoleField } from './role-field.tsx';
import { VisibilityField } from './visibility-field.tsx';

export type GoogleStepQuestion =
  | { readonly kind: 'registration'; readonly name: string; readonly email: string }
  | { readonly kind: 'documents'; readonly asksAdult: boolean };

export type GoogleStepAnswer = Partial<Omit<BodyInput<typeof googleSignIn>, 'token'>>;

type StepProps = {
  role: 'RECRUITER' | 'POTENTIAL';
  onAnswer: (answer: GoogleStepAnswer) => Promise<void>;
  onClose: () => void;
};

const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };

/** What a sign-in with Google still needs: of a new account what a registration asks for, of others the documents. */
export function GoogleStep({ question, ...rest }: StepProps & { question: GoogleStepQuestion }) {
  return question.kind === 'registration' ? (
    <Registration question={question} {...rest} />
  ) : (
    <Documents asksAdult={question.asksAdult} {...rest} />
  );
}

function Registration({
  question,
  role: chosen,
  onAnswer,
  onClose,
}: StepProps & { question: GoogleStepQuestion & { kind: 'registration' } }) {
  const { t } = useTranslation('google');
  const { t: words } = useTranslation('accounts');
  const [role, setRole] = useState(chosen);
  const isRecruiter = role === 'RECRUITER';
  const form = useContractForm(googleRegistrationForm(isRecruiter), {
    name: question.name,
    companyName: '',
    visibility: 'applied',
    acceptance: nothingAccepted,
  });
  return (
    <FormDialog
      form={form}
      title={t('step.title')}
      description={t('step.account', { email: question.email })}
      submitLabel={t('step.submit')}
      onSubmit={({ name, companyName, visibility }) =>
        onAnswer({ role, name, ...(isRecruiter ? { companyName } : { visibility }), ...accepted, adult: true })
      }
      onClose={onClose}
    >
      <RoleField
        value={role}
        onChange={(next) => {
          setRole(next);
          form.clearErrors('companyName');
        }}
      />
      <TextField
        label={words('register.name')}
        autoComplete="name"
        required
        {...form.register('name')}
        error={form.errorOf('name')}
      />
      {isRecruiter ? (
        <TextField
          label={words('register.company')}
          autoComplete="organization"
          required
          {...form.register('companyName')}
          error={form.errorOf('companyName')}
        />
      ) : (
        <VisibilityField form={form} />
      )}
      <AcceptanceField form={form} asksAdult />
    </FormDialog>
  );
}

function Documents({ asksAdult, onAnswer, onClose }: Omit<StepProps, 'role'> & { asksAdult: boolean }) {
  const { t } = useTranslation('google');
  const form = useContractForm(documentsForm(asksAdult), { acceptance: nothingAccepted });
  return (
    <FormDialog
      form={form}
      title={t('step.acceptTitle')}
      description={t('step.acceptIntro')}
      submitLabel={t('step.acceptSubmit')}
      onSubmit={() => onAnswer({ ...accepted, ...(asksAdult && { adult: true }) })}
      onClose={onClose}
    >
      <AcceptanceField form={form} asksAdult={asksAdult} />
    </FormDialog>
  );
}
