import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** A new password with its strength, and the same once more as the field `confirmation`. */
export function NewPasswordFields<In extends FieldValues & { confirmation: string }, Out extends FieldValues>({
  form,
  name,
  label,
}: {
  form: Pick<ContractForm<In, Out>, 'control' | 'register' | 'errorOf'>;
  name: FieldPath<In>;
  label: string;
}) {
  const { t } = useTranslation('accounts');
  const password: string = useWatch({ control: form.control, name });
  const confirmation = 'confirmation' as FieldPath<In>;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={password} />}
        // Whether the two are the same depends on both.
        {...form.register(name, { deps: [confirmation] })}
        error={form.errorOf(name)}
      />
      <PasswordField
        label={t('confirmation')}
        autoComplete="new-password"
        required
        {...form.register(confirmation)}
        error={form.errorOf(confirmation)}
      />
    </>
  );
}
