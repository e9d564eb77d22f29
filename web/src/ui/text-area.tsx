import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required'> &
  FieldProps & {
    /** Shows "68 of 300" beside the label; needs a controlled value. A paste beyond the limit stays whole, and says so. */
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
  maxLength,
  ...area
}: TextAreaProps) {
  const { t } = useTranslation('ui');
  const length = typeof area.value === 'string' ? area.value.length : 0;
  const max = counted ? maxLength : undefined;
  const count = max && t('characters', { count: length, max });
  const problem = error ?? (max && length > max ? t('tooLong', { max }) : undefined);
  const cutAt = counted ? undefined : maxLength;
  const words = { label, hint, error: problem, cutAt, aside: aside ?? count };
  return (
    <Field {...words} {...{ required, optional, saved, hideLabel, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          maxLength={cutAt}
          className={controlStyle(
            Boolean(problem),
            'field-sizing-content !min-h-20 max-h-[max(10rem,50dvh)] resize-y py-2',
          )}
        />
      )}
    </Field>
  );
}
