import { accountPaths } from '@prova/contract/accounts/paths';
import { companyPaths } from '@prova/contract/companies/paths';
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  type InvitationPage as Invitation,
} from '@prova/contract/companies/team';
import { homeOf } from '@prova/contract/pages';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, CloudAlert, LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { leaveTo } from '../../lib/leave.ts';
import { usePageTitle } from '../../lib/page-title.ts';

import { queryOf, useCall } from '../../lib/query.ts';
import { checkAuth, signOut } from '../../lib/session.ts';
import { chooseCompany } from '../../lib/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FormHeading } from '../accounts/components/form-heading.tsx';
import { Outcome } from '../accounts/components/outcome.tsx';
import { JoinForm } from './components/join-form.tsx';

const SHORTEST_TOKEN = 20;

/** Where the mail of an invitation leads: to accept it signed in, or with a new account. */
export function InvitationPage() {
  const { t } = useTranslation('companies');
  usePageTitle(t('invitation.title'));
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const complete = token.length >= SHORTEST_TOKEN;
  const who = useQuery({ queryKey: ['companies.invitation.who'], queryFn: checkAuth, staleTime: 0 });
  const invitation = useQuery({ ...queryOf(getInvitation, { params: { token } }), enabled: complete });
  const home = <LinkButton href={accountPaths.login}>{t('invitation.home')}</LinkButton>;

  if (!complete || isApiError(invitation.error, 'TOKEN_INVALID', 'NOT_FOUND')) {
    return (
      <Outcome icon={<LinkIcon />} tone="amber" title={t('invitation.invalidTitle')} text={t('invitation.invalid')}>
        {home}
      </Outcome>
    );
  }
  if (isApiError(invitation.error, 'TOKEN_EXPIRED')) {
    return (
      <Outcome icon={<LinkIcon />} tone="amber" title={t('invitation.expiredTitle')} text={t('invitation.expired')}>
        {home}
      </Outcome>
    );
  }
  const both = {
    data: who.data && invitation.data,
    error: invitation.error ?? who.error,
    refetch: () => Promise.all([invitation.refetch(), who.refetch()]),
  };
  return (
    <QueryView
      query={both}
      skeleton={
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      }
      refusal={(error) => (
        <Outcome icon={<CloudAlert />} tone="red" title={t('invitation.failedTitle')} text={messageOf(error)}>
          <Button variant="primary" onClick={() => void both.refetch()}>
            {t('invitation.tryAgain')}
          </Button>
        </Outcome>
      )}
    >
      {(data) =>
        data.state === 'open' ? (
          <Open token={token} invitation={data} />
        ) : (
          <Outcome
            icon={data.state === 'accepted' ? <CircleCheck /> : <CircleX />}
            tone={data.state === 'accepted' ? 'green' : 'amber'}
            title={t('invitation.endedTitle')}
            text={t(`invitation.ended.${data.state}`, { email: data.email })}
          >
            {home}
          </Outcome>
        )
      }
    </QueryView>
  );
}

function Open({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation('companies');
  const auth = useAuth();
  const user = auth.status === 'signed-in' ? auth.user : null;
  const decline = useCall(declineInvitation, { meta: { quiet: true } });
  const [asking, setAsking] = useState(false);
  if (decline.isSuccess) {
    return (
      <Outcome icon={<CircleX />} tone="plain" title={t('invitation.declinedTitle')} text={t('invitation.declined')} />
    );
  }
  const isOther = user !== null && user.email.toLowerCase() !== invitation.email.toLowerCase();
  return (
    <>
      <FormHeading title={t('invitation.title')}>
        {t('invitation.text', invitation)} {t('invitation.as', { role: t(`role.${invitation.role}`) })}
      </FormHeading>
      {isOther ? (
        <Callout
          kind="warning"
          title={t('invitation.otherTitle')}
          action={<Button onClick={signOut}>{t('invitation.signOut')}</Button>}
        >
          {t('invitation.other', { email: user.email, invited: invitation.email })}
        </Callout>
      ) : invitation.account === 'other' ? (
        <Callout kind="warning" title={t('invitation.otherKindTitle')}>
          {t('invitation.otherKind', { email: invitation.email, invitedBy: invitation.invitedBy })}
        </Callout>
      ) : user ? (
        <Accept token={token} role={user.role} />
      ) : invitation.account === 'fits' ? (
        <LinkButton
          variant="primary"
          className="w-full"
          href={to(accountPaths.login, {}, { next: to(companyPaths.invitation, {}, { token }) })}
        >
          {t('invitation.loginToAccept')}
        </LinkButton>
      ) : (
        <JoinForm token={token} invitation={invitation} />
      )}
      {!isOther && (
        <Button variant="ghost" className="mt-3" fullWidth onClick={() => setAsking(true)}>
          {t('invitation.decline')}
        </Button>
      )}
      {!user && invitation.account === 'none' && (
        <p className="mt-5 text-center text-muted">
          {t('invitation.hasAccount')}{' '}
          <LinkButton
            variant="ghost"
            href={to(accountPaths.login, {}, { next: to(companyPaths.invitation, {}, { token }) })}
          >
            {t('invitation.login')}
          </LinkButton>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={t('invitation.declineAsk')}
          confirmLabel={t('invitation.decline')}
          onClose={() => setAsking(false)}
          onConfirm={() => decline.mutateAsync({ params: { token } })}
        >
          {t('invitation.declineText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Accept({ token, role }: { token: string; role: Parameters<typeof homeOf>[0] }) {
  const { t } = useTranslation('companies');
  const accept = useCall(acceptInvitation, {
    meta: { quiet: true },
    // By loading again: everything on screen from now on is of this company.
    onSuccess: ({ companyId }) => {
      chooseCompany(companyId);
      leaveTo(homeOf(role));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      {accept.isError && (
        <Callout kind="error" live>
          {messageOf(accept.error)}
        </Callout>
      )}
      <Button
        variant="primary"
        fullWidth
        busy={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate({ params: { token } })}
      >
        {t('invitation.accept')}
      </Button>
    </div>
  );
}
