import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { type Draft, hasDefault, type StepNumber } from '../step-data.ts';
import type { Wizard } from '../use-wizard.ts';
import { leftAsMade } from './left-as-made.ts';
import { useMissingName } from './missing-names.ts';

type Props = { wizard: Wizard; draft: Draft };

/** What keeps a draft from being published: what has to be written, and what only has to be looked at. */
export function MissingParts({ wizard, draft }: Props) {
  const untouched = draft.missing.filter((part) => hasDefault(draft, part));
  const wrong = draft.missing.filter((part) => !untouched.includes(part));
  const { title, stages } = leftAsMade(draft);
  return (
    <>
      {wrong.length > 0 && <ToComplete wizard={wizard} draft={draft} parts={wrong} />}
      {(title || stages.length > 0) && <ToName wizard={wizard} title={title} stages={stages} />}
      {untouched.length > 0 && <ToCheck wizard={wizard} steps={untouched.map(({ step }) => step as StepNumber)} />}
    </>
  );
}

function ToComplete({ wizard, draft, parts }: Props & { parts: Draft['missing'] }) {
  const { t } = useTranslation('wizard');
  const nameOf = useMissingName(draft);
  return (
    <Callout kind="warning" title={t('review.missingTitle')}>
      <ul className="mt-1 flex flex-col gap-1">
        {parts.map((part) => {
          const step = t(`steps.${WIZARD_STEPS[part.step - 1] ?? 'details'}`);
          const field = nameOf(part);
          return (
            <li key={`${part.step}.${part.field}.${part.message}`} className="wrap-break-word">
              <button
                type="button"
                onClick={() => wizard.fix(part.step as StepNumber)}
                className="rounded-sm text-left text-link"
              >
                {field ? t('review.missingField', { step, field }) : t('review.fix', { step })}
              </button>
              {field && `: ${part.message}`}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}

/** What may be published as it is, and was hardly meant so. */
function ToName({ wizard, title, stages }: { wizard: Wizard; title: boolean; stages: readonly number[] }) {
  const { t } = useTranslation('wizard');
  const fix = (step: StepNumber, words: string) => (
    <li>
      <button type="button" onClick={() => wizard.leaveTo(step)} className="rounded-sm text-left text-link">
        {words}
      </button>
    </li>
  );
  return (
    <Callout kind="warning" title={t('review.unnamedTitle')}>
      <ul className="mt-1 flex flex-col gap-1">
        {title && fix(1, t('review.titleOfCopy'))}
        {stages.length > 0 && fix(4, t('review.unnamedStages', { count: stages.length }))}
      </ul>
    </Callout>
  );
}

/** Steps that are good as they came: each can be opened, or taken as it is. */
function ToCheck({ wizard, steps }: { wizard: Wizard; steps: readonly StepNumber[] }) {
  const { t } = useTranslation('wizard');
  const take = async (step: StepNumber, name: string) => {
    try {
      await wizard.takeDefault(step);
      toast.success(t('review.defaultTaken', { step: name }));
      // The row and its buttons are gone.
      document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const takeAll = async () => {
    try {
      for (const step of steps) await wizard.takeDefault(step);
      toast.success(t('review.allDefaultsTaken'));
      document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Callout
      kind="info"
      title={t('review.checkTitle')}
      action={
        steps.length > 1 && (
          <Button size="sm" busy={wizard.busy} onClick={() => void takeAll()}>
            {t('review.useAllDefaults')}
          </Button>
        )
      }
    >
      <ul className="mt-1 flex flex-col gap-2">
        {steps.map((step) => {
          const name = t(`steps.${WIZARD_STEPS[step - 1] ?? 'details'}`);
          return (
            <li key={step} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>{name}</span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('review.checkOf', { step: name })}
                  onClick={() => wizard.leaveTo(step)}
                >
                  {t('review.check')}
                </Button>
                <Button
                  size="sm"
                  busy={wizard.busy}
                  aria-label={t('review.useDefaultOf', { step: name })}
                  onClick={() => void take(step, name)}
                >
                  {t('review.useDefault')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
