import { getSecondFactors, listSessions } from '@prova/contract/accounts/security';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AuthenticatorApp } from './security/authenticator-app.tsx';
import { EmailSection } from './security/email-section.tsx';
import { GoogleAccount } from './security/google-account.tsx';
import { Passkeys } from './security/passkeys.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { RecoveryCodes } from './security/recovery-codes.tsx';
import { Sessions } from './security/sessions.tsx';

/** How an account proves who it is, and where it is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  usePageTitle(t('title'));
  const { pathname } = useLocation();
  const factors = useQuery(queryOf(getSecondFactors));
  const sessions = useQuery(queryOf(listSessions));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader title={t('title')} facts={t('intro')} />
      <QueryView query={factors} skeleton={<SectionsSkeleton />}>
        {(data) => (
          <>
            <EmailSection hasPassword={data.hasPassword} />
            <PasswordForm hasPassword={data.hasPassword} />
            <GoogleAccount linked={data.hasGoogle} removable={data.lastWayIn !== 'google'} />
            <AuthenticatorApp totp={data.totp} />
            <Passkeys passkeys={data.passkeys} />
            {(data.totp || data.passkeys.length > 0) && <RecoveryCodes left={data.recoveryCodesLeft} />}
          </>
        )}
      </QueryView>
      <QueryView query={sessions} skeleton={<SectionsSkeleton />}>
        {(data) => <Sessions sessions={data} />}
      </QueryView>
      <Link href={`${pathname}/activity`} className="self-start">
        {t('activity.open')}
      </Link>
    </div>
  );
}

function SectionsSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-28 w-full rounded-card" />
    </SkeletonGroup>
  );
}
