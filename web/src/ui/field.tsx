import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** In words that say how to fix it. */
  error?: string | undefined;
  required?: boolean;
  /** Prints "optional" at the right of the label. */
  optional?: boolean;
  /** What was typed has reached the server. */
  saved?: boolean;
  /** Stands at the right of the label: accepted formats, a link such as "forgot my password". */
  aside?: ReactNode;
  /** Keeps the label for screen readers alone, where the place already says what it is. */
  hideLabel?: boolean;
  className?: string | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** The look of everything one types or chooses in. */
export const controlStyle = (invalid: boolean, className?: string) =>
  cx(
    'w-full min-h-control rounded-control border bg-surface px-3 py-1.5 text-body text-text transition-colors',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-muted',
    '[&:is(input,textarea):read-only]:bg-sunken',
    invalid ? 'border-red shadow-[inset_0_0_0_1px_var(--red)]' : 'border-border-strong',
    className,
  );

/** Label above, hint and error below, all tied to the control by name. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  saved = false,
  aside,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const end = aside || optional;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex min-h-5.5 items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className={cx('text-sm font-semibold', error ? 'text-red' : 'text-text')}>
          {label}
        </label>
        {saved && !error ? (
          <span className="inline-flex items-center gap-1 text-small text-brand">
            <Check className="size-3.5" />
            {t('saved')}
          </span>
        ) : (
          end && (
            <span className="shrink-0 text-small text-muted">
              {optional && t('optional')}
              {optional && aside && ' · '}
              {aside}
            </span>
          )
        )}
      </div>
      {children({
        id,
        'aria-describedby': cx(error && errorId, hint ? hintId : null) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The live region stands before its text comes, so that screen readers announce it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {error && (
        <p className="flex animate-fade-in items-start gap-1.5 text-small text-red">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
