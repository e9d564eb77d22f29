import type { answerInvitation, getInterviewInvitation, Invitation } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { BadgeCheck } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { Fill } from '../../lib/slots.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useNow } from '../../lib/use-now.ts';
import { useRead } from '../../lib/use-read.ts';
import { useRenewed } from '../../lib/use-renewed.ts';
import { Callout } from '../../ui/callout.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { lostLink } from '../../widgets/lost-link.tsx';
import { InterviewAnswer } from './components/interview-answer.tsx';
import { InterviewOutcome } from './components/interview-outcome.tsx';
import { type InterviewState, isAhead, isOn, stateOf } from './components/interview-state.ts';
import { InterviewSummary } from './components/interview-summary.tsx';
import { invitedRecordingsSlot } from './components/invited-recordings-slot.ts';
import { NotLoaded } from './components/not-loaded.tsx';
import type { SendAnswer } from './components/seen-interview.ts';

const CalendarLinks = laterPart(async () => (await import('./components/calendar-links.tsx')).CalendarLinks);

/** What has changed under the reader's eyes is read twice. */
const LONG_MS = 15_000;

/** An interview by the candidate's link: when, where, with whom, and the answer. */
export function InvitationPage() {
  const { t } = useTranslation('interviews-invitation');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const invitation = useRead<typeof getInterviewInvitation>('/api/v1/interviews/candidate/:token', {
    params: { token },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState(0);
  // The button is gone; whoever reads by ear hears from the top how it stands now.
  useEffect(() => {
    if (answers > 0) heading.current?.focus({ preventScroll: true });
  }, [answers]);
  const { data, put } = invitation;
  useRenewed(
    (signal) =>
      request<typeof getInterviewInvitation>(
        'GET',
        '/api/v1/interviews/candidate/:token',
        { params: { token } },
        { signal },
      ),
    (renewed) => {
      if (data !== undefined && data.startsAt !== renewed.startsAt) toast.warning(t('moved'), { duration: LONG_MS });
      put(renewed);
    },
    { wanted: data?.status === 'scheduled', state: `${token} ${data?.startsAt} ${data?.answer} ${data?.answerNote}` },
  );
  const send: SendAnswer = async (body) => {
    try {
      put(
        await request<typeof answerInvitation>('POST', '/api/v1/interviews/candidate/:token/answer', {
          params: { token },
          body: { ...body, ...(data && { startsAt: data.startsAt }) },
        }),
      );
      setAnswers((count) => count + 1);
      scrollTo({ top: 0 });
    } catch (error) {
      if (!isApiError(error, 'INTERVIEW_OVER', 'INTERVIEW_MOVED')) throw error;
      toast[isApiError(error, 'INTERVIEW_MOVED') ? 'warning' : 'error'](messageOf(error), { duration: LONG_MS });
      invitation.refetch();
    }
  };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <QueryView
        query={invitation}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-72 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) =>
          lostLink(error, 'INTERVIEW_NOT_FOUND', {
            expired: t('expiredLink'),
            missing: t('notFound'),
            invalid: t('invalid'),
            text: t('invalidText'),
            expiredText: t('expiredLinkText'),
            own: t('mine'),
            jobs: t('jobs'),
          })
        }
      >
        {(interview) => <Ready interview={interview} token={token} heading={heading} send={send} />}
      </QueryView>
    </div>
  );
}

/** By the link, the room knows who comes. */
const withOwnRoom = (interview: Invitation, token: string): Invitation =>
  interview.roomCode === null ? interview : { ...interview, location: to(interviewPaths.invitedRoom, { token }) };

/** It may have been recorded. */
const WAS_HELD: ReadonlySet<InterviewState> = new Set(['under_way', 'past', 'completed']);

type ReadyProps = {
  interview: Invitation;
  token: string;
  heading: RefObject<HTMLHeadingElement | null>;
  send: SendAnswer;
};

function Ready({ interview, token, heading, send }: ReadyProps) {
  const { t } = useTranslation('interviews-invitation');
  const state = stateOf(interview, useNow());
  const on = isOn(state);
  const hydrated = useHydrated();
  const { companyName: company, companyVerified, candidateName, can } = interview;
  return (
    <>
      <header className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <CompanyMark name={company} src={interview.companyLogoUrl} />
          <div className="min-w-0">
            <p className="text-muted wrap-anywhere">
              {t(on ? 'lead' : 'leadOver', { company, name: candidateName.split(' ')[0] ?? '' })}
            </p>
            {companyVerified && (
              <p className="flex items-center gap-1 text-small text-brand">
                <BadgeCheck className="size-4 shrink-0" aria-hidden="true" />
                {t('verified')}
              </p>
            )}
          </div>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-anywhere">
          {t('heading', { job: interview.jobTitle })}
        </h1>
      </header>
      <InterviewOutcome interview={interview} mayChange={can.answer} />
      <InterviewSummary interview={withOwnRoom(interview, token)} />
      {!companyVerified && on && (
        <Callout kind="warning" title={t('unverifiedTitle')}>
          {t('unverifiedText', { company })}
        </Callout>
      )}
      {can.answer && <InterviewAnswer interview={interview} send={send} />}
      {isAhead(state) && (
        <ErrorBoundary fallback={() => <NotLoaded />}>
          <CalendarLinks interview={interview} />
        </ErrorBoundary>
      )}
      {hydrated && WAS_HELD.has(state) && (
        <ErrorBoundary fallback={() => <NotLoaded />}>
          <Suspense fallback={null}>
            <Fill slot={invitedRecordingsSlot} token={token} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
