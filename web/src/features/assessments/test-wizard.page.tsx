import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { writtenTestQuery } from './assessments.queries.ts';
import { useIsExpert, useTestPaths } from './components/use-test-paths.ts';
import { stepOf } from './wizard/test-steps.ts';
import { WizardFrame } from './wizard/wizard-frame.tsx';

/** While the solution of a question is being run. */
const CHECKED_EVERY_MS = 2_000;

/** A test from nothing. It is there once its configuration is saved. Whoever runs no jobs writes none. */
export function NewTestPage() {
  const paths = useTestPaths();
  const company = useWorkingCompany();
  const isExpert = useIsExpert();
  return isExpert || company?.runsJobs ? (
    <WizardFrame test={null} step="configuration" />
  ) : (
    <Navigate to={paths.tests} replace />
  );
}

/** A test, at the step that the address names. */
export function EditTestPage() {
  const paths = useTestPaths();
  const { t } = useTranslation('tests');
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const test = useQuery({
    ...writtenTestQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.questions.some(({ check }) => check?.state === 'waiting') ? CHECKED_EVERY_MS : false,
  });
  const place = {
    level: 1 as const,
    title: t('wizard.loadError'),
    action: <LinkButton href={paths.tests}>{t('toTests')}</LinkButton>,
  };
  return (
    <QueryView
      query={test}
      skeleton={<WizardSkeleton />}
      failure={place}
      refusal={(error) =>
        // What does not exist, or is not the reader's to edit, will not be the next time either.
        isApiError(error, 'TEST_NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND') && (
          <ErrorState {...place}>{error.message}</ErrorState>
        )
      }
    >
      {(data) => <WizardFrame key={id} test={data} step={stepOf(address.get('step'))} />}
    </QueryView>
  );
}

function WizardSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-16" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
