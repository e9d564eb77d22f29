import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

/** Letters and digits of a recovery code, without its hyphens. */
export const RECOVERY_LENGTH = 16;

/** One of the codes that were kept for the day without the phone. */
export function RecoveryField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('security');
  return (
    <TextField
      label={t('step.recovery')}
      hint={t('step.recoveryHint')}
      value={value}
      error={error}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      inputClassName="font-mono uppercase"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
