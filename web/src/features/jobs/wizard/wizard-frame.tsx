import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { jobPaths } from '@prova/contract/jobs/paths';
import { Eye, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFocusOnStep } from '../../../lib/use-focus-on-step.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type Step, StepBar } from '../../../ui/step-bar.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { JobStatusBadge } from '../components/job-badges.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DescriptionStep } from './description/description-step.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { EmailsStep } from './emails/emails-step.tsx';
import { FormStep } from './form/form-step.tsx';
import { IntegrationsStep } from './integrations/integrations-step.tsx';
import { PipelineStep } from './pipeline/pipeline-step.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { SavedState } from './saved-state.tsx';
import { type Draft, hasDefault, hasDetails, type StepNumber } from './step-data.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { WizardFoot } from './wizard-foot.tsx';

const STEPS = {
  1: DetailsStep,
  2: DescriptionStep,
  3: FormStep,
  4: PipelineStep,
  5: EmailsStep,
  6: IntegrationsStep,
  7: ReviewStep,
} as const;

type Props = {
  draft: Draft | null;
  /** The step that the address names. */
  asked: StepNumber;
  onCreated: (jobId: string) => void;
  go: (target: StepNumber | 'exit', jobId: string | null) => void;
};

/** Title, step bar, the open step and the foot. */
export function WizardFrame({ draft, asked, onCreated, go }: Props) {
  const { t } = useTranslation('wizard');
  const step = hasDetails(draft) ? asked : 1;
  const wizard = useWizard({ draft, step, onCreated, go });
  const [preview, setPreview] = useState(false);
  const title = draft?.title ?? t('newJob');
  usePageTitle(title);
  useFocusOnStep(step);
  const steps = useSteps(wizard);
  const Open = STEPS[step];
  const closed = draft !== null && !draft.can.edit;

  const narrow = useMedia(NARROW);
  const badge = draft ? (
    <JobStatusBadge status={draft.status} />
  ) : (
    <Badge dot>{t('status.draft', { ns: 'jobs' })}</Badge>
  );
  const saved = <SavedState state={wizard.state} unpublished={isUnpublished(wizard)} short={narrow} />;
  const noPreview = hasDetails(draft) ? undefined : t('previewLater');
  const bar = {
    label: t('barLabel'),
    steps,
    saving: wizard.busy,
    onSelect: (id: string) =>
      wizard.leaveTo((WIZARD_STEPS.indexOf(id as (typeof WIZARD_STEPS)[number]) + 1) as StepNumber),
  };

  return (
    <div className="-mt-4 flex flex-col gap-2 pb-16 sm:mt-0 sm:gap-5 [&_:is(input,textarea,select,[role=radio],[contenteditable])]:scroll-mb-28">
      {narrow ? (
        <header className="flex items-center gap-2">
          <h1 className="min-w-0 flex-1 truncate text-h4">{title}</h1>
          {badge}
          <Menu
            label={t('menu')}
            iconOnly
            variant="secondary"
            groups={[
              {
                id: 'wizard',
                items: [
                  ...(draft
                    ? [
                        {
                          id: 'preview',
                          label: t('preview'),
                          icon: <Eye />,
                          ...(noPreview ? { disabled: true, hint: noPreview } : { onAction: () => setPreview(true) }),
                        },
                      ]
                    : []),
                  { id: 'exit', label: t('exit'), icon: <LogOut />, onAction: () => wizard.leaveTo('exit') },
                ],
              },
            ]}
          />
        </header>
      ) : (
        <PageHeader
          title={title}
          crumbs={[
            { label: t('title', { ns: 'jobs' }), href: jobPaths.recruiterJobs },
            { label: t(draft?.publishedAt ? 'editJob' : 'newJob') },
          ]}
          badge={badge}
          actions={
            <>
              {saved}
              {draft && (
                <Button icon={<Eye className="size-4" />} disabledReason={noPreview} onClick={() => setPreview(true)}>
                  {t('preview')}
                </Button>
              )}
              <Button onClick={() => wizard.leaveTo('exit')}>{t('exit')}</Button>
            </>
          }
        />
      )}
      {closed ? (
        <EmptyState
          title={t('closedTitle')}
          action={<LinkButton href={jobPaths.recruiterJobs}>{t('toJobs')}</LinkButton>}
        >
          {t('closedText')}
        </EmptyState>
      ) : (
        <>
          {narrow ? <StepLine {...bar} aside={saved} /> : <StepBar {...bar} />}
          <ConflictNotice wizard={wizard} />
          <LeftBehind key={`left-${step}-${wizard.autosave.edition}`} wizard={wizard} />
          <Open key={`${step}-${wizard.autosave.edition}`} wizard={wizard} />
          <WizardFoot wizard={wizard} />
        </>
      )}
      {hasDetails(draft) && <PreviewDialog draft={draft} open={preview} onClose={() => setPreview(false)} />}
    </div>
  );
}

/** What is typed over a public job is kept for the reader alone until its step is saved. */
const isUnpublished = ({ draft, step }: Wizard) =>
  draft?.publishedAt != null && draft.partial[String(step)] !== undefined;

/** A public job was left with changes that were never applied. What is typed now the foot says, without a jump. */
function LeftBehind({ wizard: { draft, step, state } }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const there = draft?.publishedAt && draft.partial[String(step)] !== undefined;
  const [wasThere] = useState(there);
  if (!wasThere || !there || state.status === 'conflict') return null;
  return (
    <Callout kind="warning" title={t('unpublished.title')}>
      {t('unpublished.text')}
    </Callout>
  );
}

function useSteps({ draft, step }: Wizard): Step[] {
  const { t } = useTranslation('wizard');
  const done = new Set(draft?.completedSteps);
  // What is being written is finished on the way out, or named by the review.
  const ready = draft?.missing.every((part) => part.step === step || hasDefault(draft, part));
  return WIZARD_STEPS.map((id, index) => {
    const number = index + 1;
    const last = number === WIZARD_STEPS.length;
    const name = t(`steps.${id}`);
    if (number === step) return { id, name, state: 'active' };
    if (!hasDetails(draft)) return { id, name, state: 'unavailable', note: last ? t('afterSix') : t('afterDetails') };
    if (last && !ready) return { id, name, state: 'unavailable', note: t('afterSix') };
    // What visitors see is complete; what is typed over it is not out yet.
    if (draft?.publishedAt && draft.partial[String(number)] !== undefined)
      return { id, name, state: 'available', note: t('unpublished.step') };
    return { id, name, state: done.has(number) ? 'completed' : 'available' };
  });
}
