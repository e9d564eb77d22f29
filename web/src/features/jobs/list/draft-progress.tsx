import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

/** Which steps of a draft are done, as seven small marks and in words. */
export function DraftProgress({ completed }: { completed: readonly number[] }) {
  const { t } = useTranslation(['jobs', 'wizard']);
  const done = WIZARD_STEPS.filter((_, index) => completed.includes(index + 1)).length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <ol className="flex flex-wrap gap-1.5">
        {WIZARD_STEPS.map((step, index) => {
          const ready = completed.includes(index + 1);
          const name = t(`wizard:steps.${step}`);
          return (
            <li
              key={step}
              title={t(ready ? 'jobs:draft.stepDone' : 'jobs:draft.stepOpen', { step: name })}
              className={cx(
                'grid size-6 place-items-center rounded-full border text-xs font-semibold',
                ready ? 'border-brand bg-brand text-on-brand' : 'border-dashed border-border-strong text-muted',
              )}
            >
              <span aria-hidden="true">{ready ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}</span>
              <span className="sr-only">
                {t(ready ? 'jobs:draft.stepDone' : 'jobs:draft.stepOpen', { step: name })}
              </span>
            </li>
          );
        })}
      </ol>
      <span className="text-small text-muted">{t('jobs:draft.progress', { done, total: WIZARD_STEPS.length })}</span>
    </div>
  );
}
