import { accountPaths } from '@prova/contract/accounts/paths';
import type {
  ApplicationOverview,
  applicationStatus,
  decideBankConsent,
  undoWithdrawalByToken,
  withdrawByToken,
} from '@prova/contract/applications/applications';
import { to } from '@prova/contract/paths';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { keepNewcomer } from '../../lib/newcomer.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useRead } from '../../lib/use-read.ts';
import { useRenewed } from '../../lib/use-renewed.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { type EntryPoint, Overview } from '../applications/components/application-overview.tsx';
import { LinkByMail } from '../applications/components/link-by-mail.tsx';
import { NewLink } from '../applications/components/new-link.tsx';
import { OverviewSkeleton } from '../applications/components/overview-skeleton.tsx';
import { MessagesNotLoaded } from '../conversations/components/messages-not-loaded.tsx';
import { MatchNotLoaded } from './components/match-not-loaded.tsx';
import { MatchSkeleton } from './components/match-skeleton.tsx';

const GuestThread = lazy(() =>
  import('../conversations/components/guest-thread.tsx').then(
    ({ GuestThread }) => ({ default: GuestThread }),
    () => ({ default: MessagesNotLoaded }),
  ),
);

const GuestFeedback = lazy(() =>
  import('./components/guest-feedback.tsx').then(
    ({ GuestFeedback }) => ({ default: GuestFeedback }),
    () => ({ default: MessagesNotLoaded }),
  ),
);

const GuestMatch = lazy(() =>
  import('./components/guest-match.tsx').then(
    ({ GuestMatch }) => ({ default: GuestMatch }),
    () => ({ default: MatchNotLoaded }),
  ),
);

const PATH: (typeof applicationStatus)['path'] = '/api/v1/applications/status/:token';

const entryOf = (token: string): EntryPoint => ({
  withdraw: (body) =>
    request<typeof withdrawByToken>('POST', '/api/v1/applications/status/:token/withdraw', {
      params: { token },
      body,
    }),
  undoWithdrawal: (eventId) =>
    request<typeof undoWithdrawalByToken>('POST', '/api/v1/applications/status/:token/undo-withdrawal', {
      params: { token },
      body: { eventId },
    }),
  decideBank: (consent) =>
    request<typeof decideBankConsent>('POST', '/api/v1/applications/status/:token/bank-consent', {
      params: { token },
      body: { consent },
    }),
});

/** What waits for the candidate, by the stage; an interview is arranged otherwise. */
const WAITING: Partial<Record<ApplicationOverview['stage']['type'], 'offer' | 'test'>> = {
  new: 'test',
  review: 'test',
  custom: 'test',
  test: 'test',
  offer: 'offer',
};

/** Where an application stands, by the link of its mail. */
export function ApplicationStatusPage() {
  const { t } = useTranslation('application-status');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const hydrated = useHydrated();
  const status = useRead<typeof applicationStatus>(PATH, { params: { token } });
  // Whoever has no account is told of an end by mail at most: the page itself says it while it is open.
  useRenewed(
    (signal) => request<typeof applicationStatus>('GET', PATH, { params: { token } }, { signal }),
    status.put,
    {
      wanted: status.data?.active === true,
      state: status.data && JSON.stringify(status.data),
    },
  );
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={status}
        skeleton={<OverviewSkeleton />}
        failure={{ level: 1, title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) =>
          isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'APPLICATION_NOT_FOUND', 'NOT_FOUND') && (
            <NewLink title={t(error.code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid')} />
          )
        }
      >
        {(data) => {
          const waiting = data.waitsFor === 'candidate' ? WAITING[data.stage.type] : undefined;
          const onChange = (change: Partial<ApplicationOverview>) => {
            status.put({ ...data, ...change });
            request<typeof applicationStatus>('GET', PATH, { params: { token } }).then(status.put, () => {
              // Only the newest line of the history is missing then.
            });
          };
          return (
            <Overview
              status={data}
              entry={entryOf(token)}
              feedback={
                hydrated && (
                  <Suspense>
                    <GuestFeedback token={token} />
                  </Suspense>
                )
              }
              conversation={
                <>
                  {hydrated ? (
                    <Suspense fallback={<MatchSkeleton />}>
                      <GuestMatch token={token} />
                    </Suspense>
                  ) : (
                    <MatchSkeleton />
                  )}
                  {hydrated && (
                    <Suspense>
                      <GuestThread token={token} applicationId={data.id} />
                    </Suspense>
                  )}
                </>
              }
              onChange={onChange}
              offer={waiting && <LinkByMail what={waiting} token={token} onGone={() => onChange({})} />}
            >
              <Invitation status={data} />
            </Overview>
          );
        }}
      </QueryView>
    </div>
  );
}

function Invitation({ status }: { status: ApplicationOverview }) {
  const { t } = useTranslation('application-status');
  const auth = useAuth();
  if (auth.status === 'signed-in') return null;
  return (
    <Callout
      kind="plain"
      action={
        <LinkButton
          href={to(accountPaths.register, {}, { email: status.candidateEmail ?? undefined })}
          onClick={() => keepNewcomer({ email: status.candidateEmail ?? '', name: status.candidateName })}
        >
          {t('inviteAction')}
        </LinkButton>
      }
    >
      {t('invite')}
    </Callout>
  );
}
