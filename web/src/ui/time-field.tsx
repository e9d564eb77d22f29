import { parseTime } from '@internationalized/date';
import { useId } from 'react';
import { TimeField as AriaTimeField, DateInput, type TimeValue } from 'react-aria-components';
import { AriaLocale } from './aria-locale.tsx';
import { boxed, describe, Frame, Part } from './date-field.tsx';
import type { FieldProps } from './field.tsx';

type TimeFieldProps = Omit<FieldProps, 'saved' | 'aside'> & {
  /** HH:MM of a day of 24 hours. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Hours and minutes, typed as the reader's language writes them; arrows change each part. */
export function TimeField(props: TimeFieldProps) {
  const id = useId();
  const { value, onChange, error, required } = props;
  return (
    <AriaLocale>
      <AriaTimeField
        value={value === null ? null : parseTime(value)}
        onChange={(next: TimeValue | null) => onChange(next ? next.toString().slice(0, 5) : null)}
        isInvalid={Boolean(error)}
        isRequired={required ?? false}
        validationBehavior="aria"
        className="flex min-w-0 flex-col gap-1.5"
        {...describe(id, props)}
      >
        <Frame id={id} field={props}>
          <DateInput className={boxed(error)}>{(segment) => <Part segment={segment} />}</DateInput>
        </Frame>
      </AriaTimeField>
    </AriaLocale>
  );
}
