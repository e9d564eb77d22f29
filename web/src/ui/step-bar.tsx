import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export type StepState = 'completed' | 'active' | 'available' | 'unavailable';

export type Step = {
  id: string;
  name: string;
  state: StepState;
  /** The word under the name, in place of the usual one: "Depois da 6". */
  note?: string;
};

export type StepBarProps = {
  label: string;
  steps: readonly Step[];
  onSelect: (id: string) => void;
  /** The active step is being saved. */
  saving?: boolean;
  className?: string;
};

/** Where one stands in a sequence of pages. Steps that cannot be opened yet are out of the keyboard's path. */
export function StepBar({ label, steps, onSelect, saving = false, className }: StepBarProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const at = steps.findIndex((step) => step.state === 'active');
  const active = steps[at];
  return (
    <nav aria-label={label} className={cx('rounded-card border border-border bg-surface p-2', className)}>
      <ol className="flex items-center">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={cx('flex min-w-0 items-center', index < steps.length - 1 && 'flex-auto', 'last:shrink')}
          >
            <StepButton
              step={step}
              number={index + 1}
              saving={saving && step.state === 'active'}
              onSelect={() => onSelect(step.id)}
            />
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                data-connector=""
                className={cx(
                  'mx-0.5 h-0.5 min-w-1 flex-1 rounded-full lg:mx-2',
                  step.state === 'completed' ? 'bg-brand' : 'bg-border',
                )}
              />
            )}
          </li>
        ))}
      </ol>
      {active && (
        <p aria-hidden="true" className="px-1.5 pt-1 text-sm text-muted lg:hidden">
          {t('parts:steps.at', { number: at + 1, total: steps.length })}:{' '}
          <strong className="font-semibold text-brand">{active.name}</strong>
        </p>
      )}
    </nav>
  );
}

const circles: Record<StepState, string> = {
  completed: 'border-brand bg-brand text-on-brand',
  active: 'border-brand bg-surface text-brand',
  available: 'border-border-strong bg-surface text-muted',
  unavailable: 'border-dashed border-border-strong bg-transparent text-muted',
};

type StepButtonProps = { step: Step; number: number; saving: boolean; onSelect: () => void };

function StepButton({ step, number, saving, onSelect }: StepButtonProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const { name, state } = step;
  const word = step.note ?? t(saving ? 'parts:steps.saving' : `parts:steps.${state}`);
  const active = state === 'active';
  return (
    <Tooltip text={`${name}: ${word}`} describes={false} className="min-w-0">
      <button
        type="button"
        disabled={state === 'unavailable'}
        aria-current={active ? 'step' : undefined}
        aria-busy={saving || undefined}
        onClick={active ? undefined : onSelect}
        className={cx(
          'flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 py-1 text-left transition-colors sm:px-2',
          active && 'bg-brand-soft',
          state !== 'unavailable' && !active && 'hover:bg-sunken',
          state === 'unavailable' && 'cursor-not-allowed',
        )}
      >
        <span
          className={cx(
            'tabular grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-bold',
            circles[state],
          )}
        >
          {state === 'completed' ? (
            <Check className="size-4" strokeWidth={3} data-check="" />
          ) : saving ? (
            <Spinner label={t('saving')} />
          ) : (
            number
          )}
        </span>
        <span className="min-w-0 leading-tight max-lg:sr-only">
          <span
            className={cx(
              'block truncate text-sm font-semibold',
              active ? 'text-brand' : state === 'unavailable' ? 'text-muted' : 'text-text',
            )}
          >
            {name}
          </span>
          <span className={cx('block truncate text-xs', active ? 'text-brand' : 'text-muted')}>{word}</span>
        </span>
      </button>
    </Tooltip>
  );
}
