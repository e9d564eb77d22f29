import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { ArrowLeft, ArrowRight, Info, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { type Draft, hasDefault, type StepNumber, whyNotPublished } from './step-data.ts';
import { STEP_FORM } from './use-step-form.ts';
import type { Wizard } from './use-wizard.ts';

/** Back and on, always in reach. */
export function WizardFoot({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { draft, step, busy, leaveTo } = wizard;
  const before = WIZARD_STEPS.find((_, index) => index === step - 2);
  const after = WIZARD_STEPS.find((_, index) => index === step);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t bg-surface">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 px-4 py-3 sm:px-6">
        {before ? (
          <Button
            icon={<ArrowLeft className="size-4" />}
            className="shrink-0 whitespace-nowrap"
            aria-label={t('back', { step: t(`steps.${before}`) })}
            onClick={() => leaveTo((step - 1) as StepNumber)}
          >
            {t(`steps.${before}`)}
          </Button>
        ) : (
          <span />
        )}
        <div className="flex min-w-0 items-center justify-end gap-x-4">
          <Hint wizard={wizard} />
          {after && (
            <Button
              type="submit"
              form={STEP_FORM}
              variant="primary"
              busy={busy}
              iconEnd={<ArrowRight className="size-4" />}
            >
              {t(draft?.publishedAt ? 'saveNext' : 'next', { step: t(`steps.${after}`) })}
            </Button>
          )}
          {!after && draft && !draft.publishedAt && <Publish draft={draft} busy={busy} />}
        </div>
      </div>
    </div>
  );
}

/** The last step ends where the others go on. */
function Publish({ draft, busy }: { draft: Draft; busy: boolean }) {
  const { t } = useTranslation('wizard');
  const why = whyNotPublished(draft);
  return (
    <Button
      type="submit"
      form={STEP_FORM}
      variant="primary"
      icon={<Rocket className="size-4" />}
      busy={busy}
      disabledReason={why ? t(why) : undefined}
      reasonPlacement="elsewhere"
    >
      {t('review.publish')}
    </Button>
  );
}

const isOptional = (step: number, draft: Draft | null): boolean =>
  draft?.missing.some((part) => part.step === step && hasDefault(draft, part)) ?? false;

function Hint({ wizard: { draft, step } }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { locale } = useFormat();
  const unread = [1, 2, 3, 4, 5, 6].filter((one) => one !== step && !draft?.completedSteps.includes(one));
  const open = unread.filter((one) => !isOptional(one, draft));
  if (step === 7 && !draft?.publishedAt) return null;
  const steps = new Intl.ListFormat(locale, { type: 'conjunction' }).format(open.map(String));
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted max-md:hidden">
      <Info className="size-4 shrink-0" />
      {draft?.publishedAt
        ? t(draft.partial[String(step)] === undefined ? 'publicHint' : 'unpublished.hint')
        : open.length > 0
          ? t('publishHint', { steps, count: open.length })
          : t(unread.length > 0 ? 'checkHint' : 'readyHint')}
    </p>
  );
}
