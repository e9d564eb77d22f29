import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Takes the choice back, where none need be made. */
  onClear?: () => void;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  hideLabel?: boolean;
  /** `cards` gives each choice a bordered box; `segments` one row of short words. */
  look?: 'list' | 'cards' | 'segments';
  className?: string;
};

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  onClear,
  name,
  hint,
  error,
  optional = false,
  required = false,
  disabled = false,
  hideLabel = false,
  look = 'list',
  className,
}: RadioGroupProps<Value>) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group may be neither required nor invalid.
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(hint ? `${id}hint` : null, error && `${id}error`) || undefined}
      className={cx('min-w-0', className)}
    >
      <legend
        className={cx(
          hideLabel ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-semibold',
          error && 'text-red',
        )}
      >
        {label}
        {optional && <span className="text-small font-normal text-muted">{t('optional')}</span>}
      </legend>
      <div
        className={cx(
          look === 'list' && 'flex flex-col gap-2',
          look === 'cards' && 'grid gap-3 sm:grid-cols-2',
          look === 'segments' && 'inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1',
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={optionLook[look]}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              className={look === 'segments' ? 'sr-only' : radioDot}
            />
            {option.icon && (
              <span className={cx('shrink-0', look === 'segments' ? '[&_svg]:size-4' : 'text-brand [&_svg]:size-5')}>
                {option.icon}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              <span className={cx(look === 'cards' && 'font-semibold')}>{option.label}</span>
              {option.hint && <span className="block text-small text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {onClear && value !== null && !disabled && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes away.
            currentTarget.closest('fieldset')?.querySelector('input')?.focus();
            onClear();
          }}
          className="mt-1.5 rounded-sm text-sm font-semibold text-brand underline pointer-coarse:min-h-11"
        >
          {t('clear')}
          <span className="sr-only"> ({label})</span>
        </button>
      )}
      {hint && (
        <p id={`${id}hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${id}error`} error={error} />
      </div>
    </fieldset>
  );
}

export const radioDot =
  'mt-[calc((var(--body-leading)-1.25rem)/2)] size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface transition-shadow checked:border-brand checked:shadow-[inset_0_0_0_5px_var(--brand)] disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken';

const ringed =
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand has-[:disabled]:text-muted';

const optionLook = {
  list: 'flex items-start gap-3 text-body has-[:disabled]:text-muted',
  cards: cx(
    'flex cursor-pointer items-start gap-3 rounded-card border border-border bg-surface p-4 text-body transition-colors has-[:checked]:border-brand has-[:checked]:bg-brand-soft [&_input]:!outline-none',
    ringed,
  ),
  segments: cx(
    'flex cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent px-3 py-1.5 text-sm font-medium text-muted max-sm:gap-1.5 max-sm:px-2 has-[:checked]:border-border has-[:checked]:bg-surface has-[:checked]:font-semibold has-[:checked]:text-brand pointer-coarse:min-h-11',
    ringed,
  ),
};
