import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required'> &
  FieldProps & {
    /** Shows "68 of 300" beside the label; needs a controlled value. */
    counted?: boolean;
  };

export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  saved,
  aside,
  hideLabel,
  className,
  counted = false,
  rows = 4,
  ...area
}: TextAreaProps) {
  const { t } = useTranslation('ui');
  const length = typeof area.value === 'string' ? area.value.length : 0;
  const count = counted && area.maxLength ? t('characters', { count: length, max: area.maxLength }) : undefined;
  const field = { label, hint, error, required, optional, saved, aside: aside ?? count, hideLabel, className };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={controlStyle(Boolean(error), 'field-sizing-content !min-h-20 resize-y py-2')}
        />
      )}
    </Field>
  );
}
