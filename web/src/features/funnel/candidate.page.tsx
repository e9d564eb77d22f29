import { type CandidateProfile, getCandidate } from '@prova/contract/funnel/candidates';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';
import { ApplicationList } from './candidate/application-list.tsx';
import { CandidateHead } from './candidate/candidate-head.tsx';
import { ChosenApplication } from './candidate/chosen-application.tsx';
import { ResumeReading } from './candidate/resume-reading.tsx';
import { candidatePhrases } from './phrases.ts';

/** A person as the company knows them: where notifications and mails lead, by the id of an application. */
export function CandidatePage() {
  const { t } = useTranslation(candidatePhrases);
  const { id = '' } = useParams();
  const person = useQuery(queryOf(getCandidate, { params: { id } }));
  const { data, error } = person;
  useLiveMessage(resync, () => void person.refetch());
  const failed = error && !data ? t('profile.loadError') : undefined;
  usePageTitle(data ? data.name || t('profile.erased') : failed);
  return (
    <QueryView
      query={person}
      skeleton={<ProfileSkeleton />}
      failure={{ level: 1, title: t('profile.loadError') }}
      refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
    >
      {(person) => <Profile key={person.id} person={person} askedFor={id} />}
    </QueryView>
  );
}

function Profile({ person, askedFor }: { person: CandidateProfile; askedFor: string }) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('application') ?? askedFor;
  const chosen = person.applications.find(({ id }) => id === wanted) ?? person.applications[0];
  return (
    <div className="flex flex-col gap-6">
      <CandidateHead person={person} chosen={chosen} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ApplicationList
            applications={person.applications}
            chosenId={chosen?.id}
            onChoose={(application) => setAddress({ application }, { preventScrollReset: true })}
          />
          {chosen && <ChosenApplication key={chosen.id} id={chosen.id} />}
        </div>
        <ResumeReading resume={person.resume} />
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-7 w-64 max-w-full" />
          <Skeleton className="w-80 max-w-full" />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
        <Skeleton className="h-96 w-full" />
      </div>
    </SkeletonGroup>
  );
}
