import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'required' | 'ref'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  hideLabel?: boolean;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function Checkbox({
  label,
  hint,
  error,
  required = false,
  indeterminate = false,
  hideLabel = false,
  className,
  ref,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex items-start gap-3 text-body has-[:disabled]:text-muted">
        <span className="relative mt-[calc((var(--body-leading)-1.25rem)/2)] grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            ref={(element) => {
              own.current = element;
              ref?.(element);
            }}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={error ? true : invalid}
            aria-describedby={cx(describedBy, hint ? `${id}hint` : null, error && `${id}error`) || undefined}
            className={cx(
              'peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-sm border bg-surface transition-colors',
              'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand',
              'disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:checked:bg-border-strong',
              error || invalid ? 'border-red' : 'border-border-strong',
            )}
          />
          {indeterminate ? (
            <Minus className="pointer-events-none col-start-1 row-start-1 size-3.5 text-on-brand" strokeWidth={3} />
          ) : (
            <Check
              className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-brand peer-checked:block peer-disabled:text-surface"
              strokeWidth={3}
            />
          )}
        </span>
        <span className={cx(hideLabel && 'sr-only')}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}hint`} className="pl-8 text-small text-muted">
          {hint}
        </p>
      )}
      <div className="pl-8 empty:hidden">
        <FieldError id={`${id}error`} error={error} />
      </div>
    </div>
  );
}
