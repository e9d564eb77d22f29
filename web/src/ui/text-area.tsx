import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { useTooLong } from './use-too-long.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'maxLength'> &
  FieldProps & {
    /** Shows "68 of 300" beside the label; needs a controlled value. */
    counted?: boolean;
    /** Of what is longer it is said, and nothing of it is cut. */
    maxLength?: number | undefined;
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
  onInput,
  ...area
}: TextAreaProps) {
  const { t } = useTranslation('ui');
  const length = typeof area.value === 'string' ? area.value.length : 0;
  const count = counted && maxLength && t('characters', { count: length, max: maxLength });
  const { problem = error, hear } = useTooLong(maxLength, area.value);
  const words = { label, hint, error: problem, aside: aside ?? count };
  return (
    <Field {...words} {...{ required, optional, saved, hideLabel, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          onInput={(event) => {
            hear(event);
            onInput?.(event);
          }}
          className={controlStyle(
            Boolean(problem),
            'field-sizing-content !min-h-20 max-h-[max(10rem,50dvh)] resize-y py-2',
          )}
        />
      )}
    </Field>
  );
}
