import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from './menu.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Spinner } from './spinner.tsx';
import type { StepBarProps } from './step-bar.tsx';

type Props = Omit<StepBarProps, 'className'> & {
  /** At the right of the line: whether it is saved, for example. */
  aside?: ReactNode;
};

/** The step bar of a phone: one line says where one stands, and opens the list of all steps. */
export function StepLine({ label, steps, onSelect, saving = false, aside }: Props) {
  const { t } = useTranslation('parts');
  const at = steps.findIndex((step) => step.state === 'active');
  const active = steps[at];
  if (!active) return null;
  const place = t('steps.at', { number: at + 1, total: steps.length });
  const groups = () => [
    {
      id: 'steps',
      title: label,
      items: steps.map((step, index) => ({
        id: step.id,
        label: `${index + 1}. ${step.name}`,
        hint: step.note ?? t(`steps.${step.state}`),
        icon: step.state === 'completed' ? <Check /> : <span className="size-4 shrink-0" />,
        disabled: step.state === 'unavailable',
        ...(step === active ? {} : { onAction: () => onSelect(step.id) }),
      })),
    },
  ];
  return (
    <nav aria-label={label} aria-busy={saving || undefined} className="-mt-2">
      <div className="flex items-center justify-between gap-2">
        <Menu
          label={label}
          size="sm"
          placement="bottom start"
          groups={groups}
          className="-ml-3 min-w-0 shrink-0 max-w-full"
          trigger={
            <>
              <span className="min-w-0 truncate text-sm">
                <span className="font-normal text-muted">{place} ·</span> {active.name}
              </span>
              {saving ? <Spinner label={t('steps.saving')} /> : <ChevronDown className="size-4 shrink-0 text-muted" />}
            </>
          }
        />
        {aside && <div className="min-w-0 text-right">{aside}</div>}
      </div>
      <ProgressBar
        label={label}
        hideLabel
        value={at + 1}
        max={steps.length}
        valueText={place}
        className="-mt-1 gap-0"
      />
    </nav>
  );
}
