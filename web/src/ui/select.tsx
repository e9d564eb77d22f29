import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'> &
  FieldProps & {
    options: readonly Option[];
    /** First, empty choice: "Choose an option". */
    placeholder?: string;
  };

/** The platform's own list, dressed: best on phones, and no script. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  saved,
  aside,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const field = { label, hint, error, required, optional, saved, aside, hideLabel, className };
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={controlStyle(Boolean(error), 'appearance-none !bg-surface pr-9')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className={cx('pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted')}
          />
        </div>
      )}
    </Field>
  );
}
