import { getSecondFactors, listSessions } from '@prova/contract/accounts/security';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { AuthenticatorApp } from './security/authenticator-app.tsx';
import { EmailSection } from './security/email-section.tsx';
import { GoogleAccount } from './security/google-account.tsx';
import { Passkeys } from './security/passkeys.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { RecoveryCodes } from './security/recovery-codes.tsx';
import { Sessions } from './security/sessions.tsx';

/** Password, Google, the app, passkeys. */
const WAYS_IN = [{ fields: 2, button: true }, { button: true }, { button: true }, { button: true }];

/** How an account proves who it is, and where it is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  usePageTitle(t('title'));
  const { pathname } = useLocation();
  const factors = useQuery(queryOf(getSecondFactors));
  const sessions = useQuery(queryOf(listSessions));
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader title={t('title')} facts={t('intro')} />
      <QueryView query={factors} skeleton={<SkeletonCards className="flex flex-col gap-6" cards={WAYS_IN} />}>
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
      <QueryView query={sessions} skeleton={<SkeletonCards cards={[{ lines: 6, button: true }]} />}>
        {(data) => <Sessions sessions={data} />}
      </QueryView>
      <Link
        href={`${pathname}/activity`}
        className="inline-flex min-h-8 items-center self-start text-link pointer-coarse:min-h-11"
      >
        {t('activity.open')}
      </Link>
    </div>
  );
}
