import { accountPaths } from '@prova/contract/accounts/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, LinkIcon, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import type { AuthState } from '../../lib/auth-store.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { checkAuth } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import {
  type Credentials,
  forgetCredentials,
  keepCredentials,
  keptCredentials,
} from '../accounts/completion.queries.ts';
import { Outcome } from '../accounts/components/outcome.tsx';
import { ToLogin } from '../accounts/components/to-login.tsx';
import { registrationQuery } from './recruiters.queries.ts';
import { Registration } from './registration/registration.tsx';

/** What is left of a recruiter's registration after the proof of the e-mail: by its link, or signed in. */
export function CompleteRegistrationPage() {
  const { t } = useTranslation('recruiters');
  usePageTitle(t('registration.title'));
  const credentials = useCredentials();
  const [who, setWho] = useState<AuthState>({ status: 'loading' });
  const auth = who.status;
  // A link that has ended must not keep out who is signed in.
  const [byLogin, setByLogin] = useState(credentials === null);
  const used = byLogin ? null : credentials;
  useEffect(() => {
    checkAuth().then(setWho, () => setWho({ status: 'signed-out' }));
  }, []);
  const progress = useQuery({
    ...registrationQuery(used),
    enabled: used !== null || auth === 'signed-in',
    retry: false,
    refetchOnWindowFocus: false,
  });
  const client = useQueryClient();
  const linkEnded = isApiError(progress.error, 'COMPLETION_INVALID');
  useEffect(() => {
    if (!linkEnded) return;
    forgetCredentials();
    if (auth === 'signed-in') setByLogin(true);
  }, [linkEnded, auth]);

  const toLogin = (
    <LinkButton variant="primary" href={accountPaths.login}>
      {t('registration.toLogin')}
    </LinkButton>
  );
  if (progress.data?.completedAt) {
    return (
      <Outcome icon={<CircleCheck />} title={t('registration.doneTitle')} text={t('registration.done')}>
        {auth === 'signed-in' ? (
          <>
            <LinkButton variant="primary" href={homePaths.recruiterHome}>
              {t('registration.toHome')}
            </LinkButton>
            <LinkButton href={recruiterPaths.recruiterProfile}>{t('registration.toProfile')}</LinkButton>
          </>
        ) : used ? (
          <ToLogin email={used.email} variant="primary">
            {t('registration.toLogin')}
          </ToLogin>
        ) : (
          toLogin
        )}
      </Outcome>
    );
  }
  if (!progress.data && used === null && auth === 'signed-out') {
    const gone = credentials !== null;
    return (
      <Outcome
        icon={<LogIn />}
        title={t(gone ? 'registration.goneTitle' : 'registration.signInTitle')}
        text={t(gone ? 'registration.gone' : 'registration.signIn')}
      >
        {toLogin}
      </Outcome>
    );
  }
  if (!progress.data && linkEnded && auth === 'signed-out') {
    return (
      <Outcome icon={<LinkIcon />} title={t('registration.goneTitle')} text={t('registration.gone')}>
        {toLogin}
      </Outcome>
    );
  }
  return (
    <QueryView
      query={progress}
      skeleton={<RegistrationSkeleton />}
      failure={{
        title: t('registration.loadError'),
        action: <LinkButton href={accountPaths.login}>{t('registration.toLogin')}</LinkButton>,
      }}
      // Who is signed in goes on without the link.
      refusal={() => linkEnded && <RegistrationSkeleton />}
    >
      {(found) => (
        <Registration
          progress={found}
          credentials={used}
          owner={used?.email ?? (who.status === 'signed-in' ? who.user.email : '')}
          onSaved={(saved) => client.setQueryData(registrationQuery(used).queryKey, saved)}
          reload={() => client.fetchQuery({ ...registrationQuery(used), staleTime: 0 })}
        />
      )}
    </QueryView>
  );
}

function RegistrationSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-16" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  );
}

/** From the link of the mail, once, and then from this tab's memory: the address bar shall not hold a secret. */
function useCredentials(): Credentials | null {
  const [search, setSearch] = useSearchParams();
  const [credentials] = useState(() => {
    const [token, email] = [search.get('token'), search.get('email')];
    if (!token || !email) return keptCredentials();
    keepCredentials({ token, email });
    return { token, email };
  });
  const named = search.has('token');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the link that led here.
  useEffect(() => {
    if (!named) return;
    search.delete('token');
    search.delete('email');
    setSearch(search, { replace: true });
  }, [named]);
  return credentials;
}
