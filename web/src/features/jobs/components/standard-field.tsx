import type { FormField } from '@prova/contract/jobs/form-fields';
import { ANSWER_MAX, FIELD_NAMES } from '@prova/contract/jobs/form-fields';
import { formatPhone, PHONE_HINT } from '@prova/contract/phone-mask';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type TypedField = Exclude<FormField, 'resume'>;

const INPUTS: Record<
  Exclude<TypedField, 'cover_letter'>,
  { type?: 'tel'; inputMode?: 'email' | 'tel' | 'url'; autoComplete?: string; placeholder?: string }
> = {
  full_name: { autoComplete: 'name' },
  // Not of the type "email": browsers would rewrite what is typed, and the message could not name what is wrong.
  email: { inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', placeholder: PHONE_HINT },
  portfolio: { inputMode: 'url', placeholder: 'https://' },
  linkedin: { inputMode: 'url', placeholder: 'linkedin.com/in/' },
  github: { inputMode: 'url', placeholder: 'github.com/' },
  website: { inputMode: 'url', autoComplete: 'url', placeholder: 'https://' },
};

type Props = {
  field: TypedField;
  required: boolean;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A field that every job may ask for, as candidates fill it in. The résumé is a file: see `resume-upload.tsx`. */
export function StandardField({ field, required, value, error, onChange }: Props) {
  const { t } = useTranslation('apply');
  const common = { label: t(FIELD_NAMES[field]), value, required, optional: !required, error };
  if (field === 'cover_letter') {
    return (
      <TextArea
        {...common}
        hint={t('coverLetterHint')}
        counted
        maxLength={ANSWER_MAX}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      {...INPUTS[field]}
      autoCapitalize={field === 'full_name' ? 'words' : 'none'}
      spellCheck={false}
      onChange={({ target }) => {
        // The mask only follows the end of the number: in its middle it would throw the caret out of place.
        const atEnd = target.selectionStart === target.value.length;
        onChange(field === 'phone' && atEnd ? formatPhone(target.value) : target.value);
      }}
      {...(field === 'phone' && {
        onBlur: () => {
          const phone = formatPhone(value);
          if (phone !== value) onChange(phone);
        },
      })}
    />
  );
}
