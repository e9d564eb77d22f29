import type { CandidateProfile } from '@prova/contract/funnel/candidates';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { prepareMenus } from '../../../ui/menu.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NotFoundPage } from '../../site/components/not-found-page.tsx';
import type { CameFrom } from '../came-from.ts';
import { PanelSteps } from '../panel/panel-steps.tsx';
import type { useDecisions } from '../use-decisions.tsx';
import { ApplicationList } from './application-list.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { ChosenApplication } from './chosen-application.tsx';
import { ResumeReading } from './resume-reading.tsx';
import { type ShownPerson, useArrived } from './use-shown-person.ts';

type Props = {
  shown: ShownPerson;
  from: CameFrom | null;
  /** The ways to the ones before and after. */
  steps: {
    place: number | null;
    total: number;
    previous: (() => void) | undefined;
    next: (() => void) | undefined;
  };
  decisions: ReturnType<typeof useDecisions>;
  goOnFrom: (id: string) => () => void;
};

/** A person as the company knows them, with all that can be done with their application: as beside the board. */
export function CandidateView({ shown: { person, chosen }, from, steps, decisions, goOnFrom }: Props) {
  const { t } = useTranslation(['candidates', 'funnel']);
  const { data, error } = person;
  const failed = error && !data ? t('profile.loadError') : undefined;
  usePageTitle(data ? data.name || t('profile.erased') : failed);
  const drawn = data !== undefined;
  useEffect(() => (drawn ? whenIdle(prepareMenus) : undefined), [drawn]);
  const arrived = useArrived();
  const draw = (person: CandidateProfile) => {
    const reading = !person.hidden && <ResumeReading resume={person.resume} />;
    return (
      <div className="flex flex-col gap-5">
        <CandidateHead
          person={person}
          chosen={chosen}
          from={from}
          board={decisions.board}
          controls={
            <PanelSteps
              place={steps.place}
              total={steps.total}
              previous={steps.previous}
              next={steps.next}
              sideways={from?.place === 'list'}
            />
          }
        />
        {person.applications.length > 1 && <ApplicationsOf applications={person.applications} chosenId={chosen?.id} />}
        {chosen ? (
          <ChosenApplication
            key={chosen.id}
            id={chosen.id}
            decisions={decisions}
            arrived={arrived}
            onDecide={(id) => goOnFrom(id)()}
            aside={reading}
          />
        ) : (
          reading
        )}
      </div>
    );
  };
  return (
    <>
      <QueryView
        query={person}
        skeleton={<ProfileSkeleton />}
        failure={{ level: 1, title: t('profile.loadError') }}
        refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
      >
        {draw}
      </QueryView>
      {decisions.dialogs}
    </>
  );
}

type ListProps = { applications: CandidateProfile['applications']; chosenId: string | undefined };

function ApplicationsOf({ applications, chosenId }: ListProps) {
  const [, setAddress] = useSearchParams();
  const choose = (id: string) =>
    setAddress(
      (address) => {
        const next = new URLSearchParams(address);
        next.set('application', id);
        next.delete('match');
        return next;
      },
      { preventScrollReset: true },
    );
  return <ApplicationList applications={applications} chosenId={chosenId} onChoose={choose} />;
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="w-80 max-w-full" />
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </SkeletonGroup>
  );
}
