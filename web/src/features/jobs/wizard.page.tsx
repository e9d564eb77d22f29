import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { nextStep } from './components/next-step.ts';
import { draftQuery } from './jobs.queries.ts';
import { type Draft, type StepNumber, stepOf } from './wizard/step-data.ts';
import { WizardFrame } from './wizard/wizard-frame.tsx';

/** Whoever sees shared jobs alone, or belongs to no company, starts none. */
export function NewJobPage() {
  const company = useWorkingCompany();
  return company?.runsJobs ? <NewJob /> : <Navigate to={jobPaths.recruiterJobs} replace />;
}

/** A job from nothing. As soon as something of it is saved, the address names its draft. */
function NewJob() {
  const [address, setAddress] = useSearchParams();
  const draftId = address.get('draft');
  const visit = useVisit(draftId);
  return (
    <JobWizard
      key={visit}
      jobId={draftId}
      onCreated={(draft) => setAddress({ draft }, { replace: true, preventScrollReset: true })}
    />
  );
}

/** A draft or a published job, at the step that the address names. */
export function EditJobPage() {
  const { id = '' } = useParams();
  return <JobWizard key={id} jobId={id} onCreated={() => undefined} />;
}

/** Another number for another job; a new job that gets its id stays the same one. */
function useVisit(draftId: string | null): number {
  const [visit, setVisit] = useState({ draftId, number: 0 });
  if (visit.draftId === draftId) return visit.number;
  const number = visit.draftId === null ? visit.number : visit.number + 1;
  setVisit({ draftId, number });
  return number;
}

function JobWizard({ jobId, onCreated }: { jobId: string | null; onCreated: (jobId: string) => void }) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const draft = useQuery({ ...draftQuery(jobId ?? ''), enabled: jobId !== null });
  const left = useStepLeft(draft.data);
  const place = {
    title: t('loadError'),
    action: <LinkButton href={jobPaths.recruiterJobs}>{t('toJobs')}</LinkButton>,
  };
  const go = (target: StepNumber | 'exit', id: string | null) => {
    if (target === 'exit') void navigate(jobPaths.recruiterJobs);
    else if (id)
      void navigate(to(jobPaths.editJob, { id }, { step: String(target) }), {
        replace: id !== jobId || !address.has('step'),
      });
  };
  return (
    <QueryView<Draft | null>
      // A new job has nothing to load, and stays the same screen once it is a draft.
      query={jobId === null ? { ...draft, data: null } : draft}
      skeleton={<WizardSkeleton />}
      failure={place}
      refusal={(error) =>
        // What does not exist, or is not the reader's to edit, will not be the next time either.
        isApiError(error, 'JOB_NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED') && (
          <ErrorState {...place}>{error.message}</ErrorState>
        )
      }
    >
      {(job) => <WizardFrame draft={job} asked={askedStep(address, left)} onCreated={onCreated} go={go} />}
    </QueryView>
  );
}

/** The one that the address names; a draft that is opened without one goes on where it was left. */
function askedStep(address: URLSearchParams, left: StepNumber | undefined): StepNumber {
  const named = address.get('step');
  return named === null && left !== undefined && !address.has('draft') ? left : stepOf(named);
}

/** Where a draft was left when it was opened; what is saved or published since leads nowhere else by itself. */
function useStepLeft(draft: Draft | undefined): StepNumber | undefined {
  const [left, setLeft] = useState<StepNumber>();
  if (left !== undefined || draft?.status !== 'DRAFT') return left;
  const found = nextStep(draft.completedSteps) as StepNumber;
  setLeft(found);
  return found;
}

function WizardSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-16" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </SkeletonGroup>
  );
}
