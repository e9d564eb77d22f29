import { privacyPaths } from '@prova/contract/privacy/paths';
import type { confirmRequest, getRequestPage, OwnRequest } from '@prova/contract/privacy/privacy-requests';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { RequestAnswer } from './components/request-answer.tsx';
import { REQUEST_TONES } from './request/request-tones.ts';

/** The link to a copy lasts ten minutes; it is renewed before. */
const RENEW_MS = 5 * 60_000;

const load = (token: string) =>
  request<typeof getRequestPage>('GET', '/api/v1/public/privacy/requests/:token', { params: { token } });

/** A request by the link of its mails: confirmed here, by a click, and answered here. */
export function DataRequestStatusPage() {
  const { t } = useTranslation('data-requests');
  const { token = '' } = useParams();
  usePageTitle(t('status.title'));
  const shown = useRead<typeof getRequestPage>('/api/v1/public/privacy/requests/:token', { params: { token } });
  const { put } = shown;
  const hasCopy = Boolean(shown.data?.copy);
  useEffect(() => {
    if (!hasCopy) return;
    const timer = setInterval(() => {
      load(token).then(put, () => {
        // The page stays as it is; a link that has expired says so itself.
      });
    }, RENEW_MS);
    return () => clearInterval(timer);
  }, [hasCopy, token, put]);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={shown}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-64 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('status.loadError') }}
        refusal={(error) =>
          isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_FOUND') && (
            <EmptyState
              level={1}
              title={t(error.code === 'TOKEN_EXPIRED' ? 'status.expired' : 'status.invalid')}
              action={<LinkButton href={privacyPaths.dataRequest}>{t('status.newRequest')}</LinkButton>}
            >
              {t('status.invalidText')}
            </EmptyState>
          )
        }
      >
        {(data) => <Shown request={data} token={token} onConfirmed={put} />}
      </QueryView>
    </div>
  );
}

function Shown({
  request: shown,
  token,
  onConfirmed,
}: {
  request: OwnRequest;
  token: string;
  onConfirmed: (request: OwnRequest) => void;
}) {
  const { t } = useTranslation('data-requests');
  const heading = useRef<HTMLHeadingElement>(null);
  const waits = shown.state === 'received';
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none sm:text-h2">
          {t(waits ? 'status.confirmTitle' : 'status.title')}
        </h1>
        {!waits && <Badge tone={REQUEST_TONES[shown.state]}>{t(`states.${shown.state}`)}</Badge>}
      </header>
      {waits && <p className="text-muted">{t('status.confirmText')}</p>}
      <Card>
        <RequestAnswer request={shown} />
      </Card>
      {(shown.state === 'confirmed' || shown.state === 'working') && <p className="text-muted">{t('status.waits')}</p>}
      {waits && (
        <Confirm
          token={token}
          onConfirmed={(confirmed) => {
            onConfirmed(confirmed);
            scrollTo({ top: 0 });
            // The button is gone; whoever reads by ear hears from the top how the request stands.
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

function Confirm({ token, onConfirmed }: { token: string; onConfirmed: (request: OwnRequest) => void }) {
  const { t } = useTranslation('data-requests');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onConfirmed(
        await request<typeof confirmRequest>('POST', '/api/v1/public/privacy/requests/:token/confirm', {
          params: { token },
        }),
      );
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {failure !== null && (
        <Callout kind="error" live title={t('status.confirmFailed')}>
          {failure}
        </Callout>
      )}
      <Button variant="primary" busy={busy} onClick={() => void confirm()} className="self-start max-sm:w-full">
        {t('status.confirm')}
      </Button>
    </div>
  );
}
