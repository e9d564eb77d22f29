import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
  /** Word beside the switch that says its state, since colour alone does not. */
  stateWord?: string;
  onChange?: (on: boolean) => void;
};

export function Switch({ label, hint, hideLabel = false, stateWord, onChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="inline-flex items-center gap-2.5 text-body has-[:disabled]:text-muted pointer-coarse:min-h-11">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already tells whether it is checked.
          role="switch"
          aria-describedby={hint ? `${id}hint` : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className={cx(
            'relative h-4.5 w-8 shrink-0 cursor-pointer appearance-none rounded-full bg-border-strong transition-colors',
            'before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-surface before:transition-transform',
            'checked:bg-brand checked:before:translate-x-3.5 checked:before:bg-on-brand',
            'disabled:cursor-not-allowed disabled:opacity-60',
          )}
        />
        <span className={cx(hideLabel && 'sr-only')}>{label}</span>
        {stateWord && <span className="text-small text-muted">{stateWord}</span>}
      </label>
      {hint && (
        <p id={`${id}hint`} className="pl-10.5 text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
