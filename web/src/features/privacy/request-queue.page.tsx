import { notificationNew } from '@prova/contract/notifications/realtime';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import type { QueuedRequest } from '@prova/contract/privacy/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { listAddress, order, useListAddress } from '../../lib/list-address.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ListRows } from '../../widgets/list-page.tsx';
import { ForOwners } from './components/for-owners.tsx';
import { requestQueueQuery } from './privacy.queries.ts';
import { REQUEST_TONES } from './request/request-tones.ts';

const queueView = listAddress({}, { show: order(['open', 'ended']) });

/** What the company is asked about people's data, by deadline. */
export function RequestQueuePage() {
  const { t } = useTranslation('company-privacy');
  usePageTitle(t('title'));
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <PageHeader
        title={t('title')}
        facts={t('intro')}
        actions={<LinkButton href={privacyPaths.recruiterRetention}>{t('retentionLink')}</LinkButton>}
      />
      <ForOwners>{(companyId) => <Queue key={companyId} companyId={companyId} />}</ForOwners>
    </div>
  );
}

function Queue({ companyId }: { companyId: string }) {
  const { t } = useTranslation('company-privacy');
  const { filters, change } = useListAddress(queueView, { stays: true });
  const { show, page } = filters;
  const queue = useQuery(requestQueueQuery(companyId, { show, page }));
  useLiveMessage(notificationNew, () => void queue.refetch());
  const data = queue.data?.data;
  const goTo = (page: number) => change({ page });
  useLastPage(page, queue, goTo);
  return (
    <>
      <RadioGroup
        label={t('show')}
        hideLabel
        look="segments"
        className="self-start"
        value={show}
        onChange={(show) => change({ show })}
        options={[
          { value: 'open', label: t('open', { count: data?.open ?? 0 }) },
          { value: 'ended', label: t('ended') },
        ]}
      />
      {data && data.overdue > 0 && <Callout kind="error">{t('overdueCount', { count: data.overdue })}</Callout>}
      <QueryView
        query={queue}
        skeleton={<SkeletonRows trail />}
        failure={{ title: t('loadError') }}
        isEmpty={(found) => found.data.requests.length === 0}
        empty={
          <EmptyState icon={<Inbox />} title={t(show === 'open' ? 'noneOpen' : 'noneEnded')}>
            {t(show === 'open' ? 'noneOpenText' : 'noneEndedText')}
          </EmptyState>
        }
      >
        {(found) => (
          <ListRows
            label={t('list')}
            busy={queue.isPlaceholderData}
            className="divide-y divide-border rounded-card border bg-surface"
          >
            {found.data.requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ListRows>
        )}
      </QueryView>
      <Pagination page={page} totalPages={queue.data?.meta.totalPages ?? 1} onPage={goTo} />
    </>
  );
}

function Row({ request }: { request: QueuedRequest }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  const when = request.answeredAt
    ? t('endedOn', { when: format.date(request.answeredAt) })
    : t(request.overdue ? 'overdue' : 'due', { when: format.day(request.answerBy) });
  return (
    <li>
      <Link
        href={to(privacyPaths.recruiterDataRequest, { id: request.id })}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">{t(`kinds.${request.kind}`)}</span>
          <span className="block text-small wrap-break-word">
            {[request.personName, request.email ?? t('somebody')].filter(Boolean).join(' · ')}
          </span>
          {request.application && (
            <span className="block text-small text-muted wrap-break-word">
              {t('aboutJob', { title: request.application.jobTitle })}
            </span>
          )}
        </span>
        {request.overdue ? <Badge tone="red">{when}</Badge> : <span className="text-small text-muted">{when}</span>}
        <Badge tone={REQUEST_TONES[request.state]}>{t(`states.${request.state}`)}</Badge>
        <ChevronRight className="size-4 text-muted max-sm:hidden" aria-hidden="true" />
      </Link>
    </li>
  );
}
