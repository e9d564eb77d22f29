import type { Board } from '@prova/contract/funnel/funnel';
import { jobPaths } from '@prova/contract/jobs/paths';
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX, Share2, Users } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { NARROW, useMedia } from '../../lib/use-media.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { prepareMenus } from '../../ui/menu.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { newestUndo } from '../../ui/toast-store.ts';
import { SimilarNames } from '../../widgets/similar-names.tsx';
import { HeldMails } from '../companies/components/held-mails.tsx';
import { useCopyLink } from '../jobs/components/copy-link.ts';
import { BoardColumns } from './board/board-columns.tsx';
import { BoardFilterBar } from './board/board-filter-bar.tsx';
import { BoardHeader } from './board/board-header.tsx';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import { BoardStateLine } from './board/board-state-line.tsx';
import { StageTabs } from './board/stage-tabs.tsx';
import { useBoardPicks } from './board/use-board-picks.ts';
import { useCardMenu } from './board/use-card-menu.tsx';
import { useQuestionMark } from './board/use-question-mark.ts';
import { followerOf, withDropped } from './board-state.ts';
import { boardQuery } from './funnel.queries.ts';
import { GuideLink } from './guide/guide-link.tsx';
import { usePanelKeys } from './panel/use-panel-keys.ts';
import { boardPhrases } from './phrases.ts';
import { loadApplicationDialogs, useApplicationDialogs } from './use-application-dialogs.tsx';
import { useBoard } from './use-board.ts';
import { useBoardAddress } from './use-board-filters.ts';
import { useChanges } from './use-changes.ts';

const loadPanel = () => import('./panel/column-panel.tsx');
const loadSelection = () => import('./board/board-selection.tsx');
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./board/shortcuts-dialog.tsx')).ShortcutsDialog,
}));
const ColumnPanel = lazy(async () => ({ default: (await loadPanel()).ColumnPanel }));
const BoardSelection = lazy(async () => ({ default: (await loadSelection()).BoardSelection }));

/** What a click opens is there before it, though the board is drawn first. Where it fails, the click tries again. */
const loadRest = () =>
  void Promise.allSettled([prepareMenus(), loadPanel(), loadApplicationDialogs(), loadSelection()]);

/** The candidates of a job, by stage. */
export function BoardPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { query } = useBoardAddress();
  // Asked for before the phrases are there, which the rest of the page waits for.
  usePrefetchQuery(boardQuery(client, { jobId: id, ...query }));
  useTranslation(boardPhrases);
  // Another job is another board: nothing of the former one stays.
  return <JobBoard key={id} jobId={id} />;
}

function JobBoard({ jobId }: { jobId: string }) {
  const { t } = useTranslation('funnel');
  const company = useWorkingCompany();
  const client = useQueryClient();
  const address = useBoardAddress();
  const { filters, query, isFiltered, applicationId } = address;
  // Where a card belongs among groups only the server knows for certain.
  const sorted = isFiltered || filters.group !== 'none';
  const board = useBoard({ jobId, filters: query, show: filters.show, isFiltered: sorted });
  const changes = useChanges(jobId, board, (id) => {
    if (applicationId) address.open(id);
  });
  /** The person that a decision has brought. */
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const narrow = useMedia(NARROW);
  const copy = useCopyLink();
  const [focus, setFocus] = useState<{ id: string; turn: number } | null>(null);
  const { data, more } = board;
  const focusOn = (id: string) => setFocus((before) => ({ id, turn: (before?.turn ?? 0) + 1 }));
  const [shortcuts, setShortcuts] = useState(false);
  // Also once the last of a column is decided, and nobody is open any more.
  usePanelKeys({ z: () => newestUndo()?.() });
  useQuestionMark(() => setShortcuts(true));
  const drawn = data !== undefined;
  useEffect(() => (drawn ? whenIdle(loadRest) : undefined), [drawn]);
  const missing = isApiError(board.error, 'JOB_NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST');
  const failed = board.error ? t(missing ? 'notFound.title' : 'loadError') : undefined;
  usePageTitle(data ? t('pageTitle', { title: data.job.title }) : failed);
  useEffect(() => {
    // Lists that were loaded a moment ago still have it.
    if (missing) void client.invalidateQueries({ refetchType: 'none' });
  }, [missing, client]);
  const onMore = useCallback((stageId: string) => void more(stageId), [more]);
  const leave = (id: string | null) => {
    address.open(null);
    if (id) focusOn(id);
  };
  /** Who comes after this one is known before it leaves its column. */
  const goOnFrom = (id: string) => {
    const next = data ? followerOf(data, id) : null;
    return () => {
      if (applicationId !== id) return;
      setArrivedId(next);
      if (next) address.open(next);
      else leave(id);
    };
  };
  const { about, ask, move, dialogs } = useApplicationDialogs({
    board: data,
    changes,
    goOnFrom,
    // Whether it stays where it was dropped or goes back: whoever dropped it goes on with it.
    onClosed: ({ id, stageId }) => {
      if (stageId && !applicationId) focusOn(id);
    },
  });
  const picks = useBoardPicks(board, applicationId !== null);
  const byFinger = useMedia('(pointer: coarse)');
  const menuOf = useCardMenu({
    board: data,
    onOpen: address.open,
    onMove: move,
    onAsk: ask,
    onPick: (card) => {
      if (byFinger) picks.selection.begin();
      picks.pick(card, false);
    },
  });

  const draw = (data: Board) => {
    const { counts, columns, job } = data;
    const nobody = counts.open + counts.hired + counts.closed === 0 && data.total === 0;
    const stageId = columns.find(({ stage }) => stage.id === address.stageId)?.stage.id ?? columns[0]?.stage.id ?? null;
    return (
      <div className="-mt-3 flex flex-col gap-2 sm:mt-0 sm:gap-4">
        {company && <HeldMails companyId={company.id} />}
        <BoardHeader
          board={data}
          narrow={narrow}
          onOverdue={() => address.change({ overdue: true, show: 'open' })}
          onShortcuts={() => setShortcuts(true)}
        />
        {nobody && !isFiltered ? (
          <EmptyState
            title={t('nobody.title')}
            icon={<Users />}
            action={
              job.status !== 'DRAFT' && (
                <Button variant="primary" icon={<Share2 className="size-4" />} onClick={() => void copy(job.publicUrl)}>
                  {t('nobody.share')}
                </Button>
              )
            }
          >
            <p>{t(job.status === 'DRAFT' ? 'nobody.draft' : 'nobody.text')}</p>
            <GuideLink />
          </EmptyState>
        ) : (
          <>
            <BoardFilterBar
              address={address}
              sources={data.sources}
              narrow={narrow}
              picking={
                job.can.move
                  ? {
                      on: picks.selection.isActive,
                      toggle: picks.selection.isActive ? picks.selection.clear : picks.selection.begin,
                    }
                  : undefined
              }
            >
              <BoardStateLine
                quiet={narrow && !isFiltered}
                total={data.total}
                counts={isFiltered || filters.show !== 'open' ? null : counts}
                ready={board.ready}
                updatedAt={board.dataUpdatedAt}
              />
            </BoardFilterBar>
            {data.similarNames && data.total > 0 && <SimilarNames search={filters.search} />}
            {data.total === 0 ? (
              <EmptyState
                title={t('noMatch.title')}
                icon={<SearchX />}
                action={isFiltered && <Button onClick={address.clear}>{t('filters.clear')}</Button>}
              >
                {t(isFiltered ? 'noMatch.text' : filters.show === 'closed' ? 'noMatch.noneClosed' : 'noMatch.noneOpen')}
              </EmptyState>
            ) : (
              <>
                {narrow && stageId && <StageTabs columns={columns} stageId={stageId} onChange={address.showStage} />}
                <BoardColumns
                  board={about?.stageId ? withDropped(data, about.id, about.stageId) : data}
                  filterPrint={JSON.stringify(query)}
                  isFiltered={isFiltered}
                  busy={board.isPlaceholderData}
                  openId={applicationId}
                  focus={focus}
                  onlyStage={narrow ? stageId : null}
                  onStage={address.showStage}
                  onOpen={address.open}
                  onMove={move}
                  onMore={onMore}
                  menuOf={menuOf}
                  picks={picks}
                />
              </>
            )}
          </>
        )}
        {job.can.move && picks.selection.isActive && (
          <Suspense>
            <BoardSelection
              jobId={jobId}
              board={board}
              changes={changes}
              picks={picks}
              beside={applicationId !== null}
            />
          </Suspense>
        )}
        {applicationId && (
          <Suspense>
            <ColumnPanel
              id={applicationId}
              board={data}
              changes={changes}
              arrived={applicationId === arrivedId}
              onMove={move}
              onAsk={ask}
              onDecide={(id) => goOnFrom(id)()}
              onOpen={(id) => {
                setArrivedId(null);
                address.open(id);
              }}
              onMore={onMore}
              onShortcuts={() => setShortcuts(true)}
              onClose={() => leave(applicationId)}
            />
          </Suspense>
        )}
        {dialogs}
        {shortcuts && (
          <Suspense>
            <ShortcutsDialog onClose={() => setShortcuts(false)} />
          </Suspense>
        )}
      </div>
    );
  };
  // A board that was here and is no more: deleted, or no longer shared.
  if (missing && data) return <NoSuchJob lost />;
  return (
    <QueryView
      query={board}
      skeleton={<BoardSkeleton />}
      failure={{ title: t('loadError') }}
      refusal={() => missing && <NoSuchJob />}
    >
      {draw}
    </QueryView>
  );
}

function NoSuchJob({ lost = false }: { lost?: boolean }) {
  const { t } = useTranslation('funnel');
  return (
    <EmptyState
      title={t(lost ? 'notFound.lost' : 'notFound.title')}
      icon={<SearchX />}
      action={<LinkButton href={jobPaths.recruiterJobs}>{t('notFound.back')}</LinkButton>}
    >
      {t(lost ? 'notFound.lostText' : 'notFound.text')}
    </EmptyState>
  );
}
