import { applicationPaths } from '@prova/contract/applications/paths';
import { type InboxEntry, listConversations } from '@prova/contract/conversations/conversations';
import { aroundName } from '@prova/contract/conversations/template-values';
import { to } from '@prova/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { useLiveReady } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { pagesQueryOf } from '../../lib/query.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useInbox } from './components/use-inbox.ts';

/** Without the channel it asks by itself. */
const POLL_MS = 30_000;

/** The company's conversations with candidates, those with the newest message first. */
export function InboxPage() {
  const { t } = useTranslation('conversations');
  usePageTitle(t('inbox.title'));
  const [search, setSearch] = useSearchParams();
  const waiting = search.get('show') === 'unread';
  const live = useLiveReady();
  const list = useInfiniteQuery({
    ...pagesQueryOf(listConversations, { query: waiting ? { unread: 'true' } : {} }),
    refetchInterval: live ? false : POLL_MS,
  });
  useInbox(listConversations, { isShown: list.data !== undefined });
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader title={t('inbox.title')} facts={t('inbox.text')} />
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('inbox.filter')}</legend>
        {[false, true].map((choice) => (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={choice === waiting}
            onClick={() => setSearch(choice ? { show: 'unread' } : {}, { replace: true })}
            className={buttonStyle({ variant: choice === waiting ? 'soft' : 'ghost', size: 'sm' })}
          >
            {t(choice ? 'inbox.waiting' : 'inbox.all')}
          </button>
        ))}
      </fieldset>
      <QueryView
        query={list}
        skeleton={<SkeletonRows rows={6} lead="icon" />}
        failure={{ title: t('inbox.error') }}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={
          <EmptyState
            title={t(waiting ? 'inbox.noneWaiting' : 'inbox.none')}
            icon={<MessageSquare />}
            action={
              !waiting && (
                <LinkButton variant="primary" href={applicationPaths.candidates}>
                  {t('inbox.toJobs')}
                </LinkButton>
              )
            }
          >
            {t(waiting ? 'inbox.noneWaitingText' : 'inbox.noneText')}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
            {pages
              .flatMap(({ data }) => data)
              .map((entry) => (
                <Entry key={entry.applicationId} entry={entry} />
              ))}
          </ul>
        )}
      </QueryView>
      {list.hasNextPage && (
        <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('inbox.more')}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const { applicationId, candidateName, jobTitle, unread, last } = entry;
  const excerpt = candidateName === null && last.from === 'team' ? unnamed(last.excerpt, t('namePlace')) : last.excerpt;
  const name = candidateName === null ? t('candidate') : candidateName || t('inbox.erased');
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 hover:bg-sunken">
      <Avatar name={name} size="sm" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Link
            href={to(applicationPaths.candidate, { id: applicationId })}
            className={cx('wrap-anywhere after:absolute after:inset-0', unread > 0 ? 'font-bold' : 'font-semibold')}
          >
            {name}
          </Link>
          <span className="text-small text-muted wrap-anywhere">{jobTitle}</span>
        </div>
        <p className={cx('line-clamp-2 wrap-anywhere', unread > 0 ? 'font-medium' : 'text-muted')}>
          {last.from === 'team' ? t('inbox.from', { name: last.authorName || t('team'), text: excerpt }) : excerpt}
        </p>
        {last.attachments > 0 && (
          <p className="flex items-center gap-1 text-small text-muted">
            <Paperclip className="size-3.5" aria-hidden="true" />
            {t('inbox.files', { count: last.attachments })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <time dateTime={last.at} title={format.dateTime(last.at)} className="text-small text-muted">
          {format.ago(last.at)}
        </time>
        {unread > 0 && <Badge tone="blue">{t('inbox.unread', { count: unread })}</Badge>}
      </div>
    </li>
  );
}

const unnamed = (text: string, namePlace: string) => aroundName(text).join(`[${namePlace}]`);
