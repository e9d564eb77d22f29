import { accountPaths } from '@prova/contract/accounts/paths';
import type { applicationStatus, withdrawByToken } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { trimmed } from '@prova/contract/visible-text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { useFormat } from '../../lib/format.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useNow } from '../../lib/use-now.ts';
import { useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Moments } from '../../ui/moments.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StageSegments } from '../../ui/stage-segments.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { Tone } from '../../ui/tone.ts';
import { BankConsent } from './components/bank-consent.tsx';
import { NewLink } from './components/new-link.tsx';
import { segmentsOf } from './components/segments.ts';
import { SentApplication } from './components/sent-application.tsx';
import { useStageName } from './components/use-stage-name.ts';

type Status = DataOf<typeof applicationStatus>;

const PATH: (typeof applicationStatus)['path'] = '/api/v1/applications/status/:token';

const TONES: Record<Status['status'], Tone> = {
  pending: 'plain',
  reviewing: 'blue',
  interviewed: 'blue',
  approved: 'green',
  rejected: 'plain',
};

/** Where an application stands, by the link of its mail. */
export function ApplicationStatusPage() {
  const { t } = useTranslation('application-status');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const status = useRead<typeof applicationStatus>(PATH, { params: { token } });
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={status}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-64 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) =>
          isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'APPLICATION_NOT_FOUND', 'NOT_FOUND') && (
            <NewLink title={t(error.code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid')} />
          )
        }
      >
        {(data) => (
          <Standing
            status={data}
            token={token}
            onChange={(change) => {
              status.put({ ...data, ...change });
              request<typeof applicationStatus>('GET', PATH, { params: { token } }).then(status.put, () => {
                // Only the newest line of the history is missing then.
              });
            }}
          />
        )}
      </QueryView>
    </div>
  );
}

function Standing({
  status,
  token,
  onChange,
}: {
  status: Status;
  token: string;
  onChange: (change: Partial<Status>) => void;
}) {
  const { t } = useTranslation('application-status');
  const format = useFormat();
  const auth = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = useStageName()(status.stage);
  const now = useNow();
  const late = status.replyDueAt !== null && new Date(status.replyDueAt) < now;
  return (
    <>
      <header>
        <p className="text-muted">{t('greeting', { name: status.candidateName.split(' ')[0] ?? '' })}</p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-break-word">
          {status.jobTitle}
        </h1>
        <p className="mt-1 text-muted wrap-break-word">{status.companyName}</p>
      </header>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="text-h5 font-semibold">{t('stage', { stage })}</p>
          {!status.withdrawnAt && !status.closedAt && (
            <Badge tone={TONES[status.status]}>{t(`status.${status.status}`)}</Badge>
          )}
        </div>
        <StageSegments label={stage} states={segmentsOf(status, now)} />
        <p>{t(`turn.${status.waitsFor}`)}</p>
        {status.withdrawnAt && (
          <p className="text-muted">{t('withdrawn', { date: format.date(status.withdrawnAt) })}</p>
        )}
        {status.closedAt && !status.withdrawnAt && (
          <p className="text-muted">{t('closed', { date: format.date(status.closedAt) })}</p>
        )}
        {status.active && status.replyDueAt && (
          <Callout kind={late ? 'warning' : 'plain'}>
            {t(late ? 'overdue' : 'replyBy', { date: format.date(status.replyDueAt) })}
          </Callout>
        )}
        <LinkButton variant="soft" href={to(jobPaths.publicJob, { slug: status.jobSlug })} className="self-start">
          {t('job')}
        </LinkButton>
      </Card>
      {status.sent && <SentApplication sent={status.sent} onOpen={() => onChange({})} />}
      {status.bankConsent !== 'none' && (
        <BankConsent
          state={status.bankConsent}
          token={token}
          companyName={status.companyName}
          onChange={(bankConsent) => onChange({ bankConsent })}
        />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-h4">{t('history')}</h2>
        <Moments moments={status.history.map(({ at, text }, index) => ({ key: `${at}${index}`, text, at }))} />
      </section>
      {status.can.withdraw && (
        <Withdraw
          token={token}
          onDone={(change) => {
            onChange(change);
            // The buttons are gone; whoever reads by ear goes on from the top.
            heading.current?.focus();
          }}
        />
      )}
      {auth.status !== 'signed-in' && (
        <Callout
          kind="plain"
          action={
            <LinkButton href={to(accountPaths.register, {}, { email: status.candidateEmail ?? undefined })}>
              {t('inviteAction')}
            </LinkButton>
          }
        >
          {t('invite')}
        </Callout>
      )}
    </>
  );
}

/** Asks before it withdraws: it cannot be undone. */
function Withdraw({ token, onDone }: { token: string; onDone: (change: Partial<Status>) => void }) {
  const { t } = useTranslation('application-status');
  const [asks, setAsks] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    setBusy(true);
    try {
      const body = trimmed(reason) ? { reason: trimmed(reason) } : {};
      onDone(
        await request<typeof withdrawByToken>('POST', '/api/v1/applications/status/:token/withdraw', {
          params: { token },
          body,
        }),
      );
      toast.success(t('done'));
    } catch (error) {
      // It has ended meanwhile: the page shows how.
      if (isApiError(error, 'WITHDRAWAL_REFUSED')) onDone({});
      toast.error(isApiError(error, 'NO_CONNECTION') ? t('withdrawFailed') : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    setAsks(false);
    setAsked(true);
  };
  if (!asks) {
    return (
      <Button variant="danger-quiet" className="self-start" autoFocus={asked} onClick={() => setAsks(true)}>
        {t('withdraw')}
      </Button>
    );
  }
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-h4">{t('withdrawTitle')}</h2>
        <p className="mt-1 text-muted">{t('withdrawText')}</p>
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        optional
        rows={2}
        counted
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
          {t('confirm')}
        </Button>
        <Button autoFocus onClick={leave}>
          {t('keep')}
        </Button>
      </div>
    </Card>
  );
}
