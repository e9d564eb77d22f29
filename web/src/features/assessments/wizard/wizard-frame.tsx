import type { TestDetails } from '@prova/contract/assessments/tests';
import { to } from '@prova/contract/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFocusOnStep } from '../../../lib/use-focus-on-step.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type Step, StepBar } from '../../../ui/step-bar.tsx';
import { TestStatusBadge } from '../components/test-status-badge.tsx';
import { useTestPaths } from '../components/use-test-paths.ts';
import { ConfigurationStep } from './configuration-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { CONFIGURATION_FORM, type Go, numberOf, TEST_STEPS, type TestStep } from './test-steps.ts';

type Props = { test: TestDetails | null; step: TestStep };

/** Title, step bar and the open step. */
export function WizardFrame({ test, step }: Props) {
  const { t } = useTranslation(['tests', 'authoring']);
  const navigate = useNavigate();
  const paths = useTestPaths();
  const online = useOnline();
  const title = test?.title ?? t('wizard.newTest');
  usePageTitle(title);
  const open = test ? step : 'configuration';
  /** Where the step goes once it is saved, when it was left by the bar. */
  const wanted = useRef<TestStep | null>(null);
  useFocusOnStep(open);

  const go: Go = (target, id) => {
    wanted.current = null;
    void navigate(target === 'exit' ? paths.tests : to(paths.editTest, { id }, { step: numberOf(target) }), {
      replace: test === null,
    });
  };
  const steps = TEST_STEPS.map((id): Step => {
    const name = t(`wizard.steps.${id}`);
    if (id === open) return { id, name, state: 'active' };
    if (!test) return { id, name, state: 'unavailable', note: t('wizard.afterFirst') };
    if (id === 'review' && test.questions.length === 0)
      return { id, name, state: 'unavailable', note: t('wizard.afterQuestion') };
    return { id, name, state: isDone(id, test) ? 'completed' : 'available' };
  });
  const leaveTo = (id: string) => {
    const target = id as TestStep;
    const form = document.querySelector<HTMLFormElement>(`#${CONFIGURATION_FORM}[data-dirty]`);
    if (!form) return test && go(target, test.id);
    // What was changed is saved on the way.
    wanted.current = target;
    form.requestSubmit();
  };
  return (
    <div className="-mt-4 flex flex-col gap-3 sm:mt-0 sm:gap-5">
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: paths.tests }, { label: t(test ? 'wizard.editTest' : 'wizard.newTest') }]}
        badge={<TestStatusBadge status={test?.status ?? 'draft'} />}
        actions={
          test &&
          test.questions.length > 0 && (
            <LinkButton href={to(paths.previewTest, { id: test.id })}>{t('wizard.preview')}</LinkButton>
          )
        }
      />
      <StepBar label={t('wizard.barLabel')} steps={steps} onSelect={leaveTo} />
      {!online && (
        <Callout kind="warning" live title={t('authoring:offline.title')}>
          {t('authoring:offline.text')}
        </Callout>
      )}
      {open === 'configuration' && (
        <ConfigurationStep test={test} onSaved={(id) => go(wanted.current ?? 'questions', id)} />
      )}
      {test && open === 'questions' && <QuestionsStep test={test} go={go} />}
      {test && open === 'review' && <ReviewStep test={test} go={go} />}
    </div>
  );
}

const isDone = (step: TestStep, { questions, status }: TestDetails): boolean =>
  step === 'configuration' || (step === 'questions' ? questions.length > 0 : status === 'published');
