import { getBoard } from '@prova/contract/funnel/funnel';
import { useQueryClient } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { LiveChannel } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { keyOf } from '../../lib/query.ts';
import { createSocket } from '../../lib/socket.ts';
import { NARROW, useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { BoardColumns } from './board/board-columns.tsx';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import { BoardStateLine } from './board/board-state-line.tsx';
import { StageTabs } from './board/stage-tabs.tsx';
import { useBoardPicks } from './board/use-board-picks.ts';
import { BoardSourceContext, useBoardSource } from './board-source.ts';
import { findCard } from './board-state.ts';
import { ENDS, type LinkedView, linkSource } from './linked/link-source.ts';
import { useLinkedMenu } from './linked/use-linked-menu.tsx';
import { useBoard } from './use-board.ts';
import { useChanges } from './use-changes.ts';
import { useMoves } from './use-moves.tsx';

const BoardSelection = lazy(async () => ({ default: (await import('./board/board-selection.tsx')).BoardSelection }));
const LinkedCardDialog = lazy(async () => ({
  default: (await import('./linked/linked-card-dialog.tsx')).LinkedCardDialog,
}));

/** The board of a job, opened by a link without an account. */
export function LinkedBoardPage() {
  const { token = '' } = useParams();
  return <ByLink key={token} token={token} />;
}

function ByLink({ token }: { token: string }) {
  const client = useQueryClient();
  const source = useMemo(() => linkSource(token), [token]);
  // A server that takes the link no more is asked why, which the page then says.
  const channel = useMemo(() => {
    const queryKey = keyOf(getBoard);
    const renew = async () => {
      await client.refetchQueries({ queryKey });
      return !client.getQueriesData({ queryKey }).some(([key]) => source.isEnd(client.getQueryState(key)?.error));
    };
    return createSocket({ token: () => token, companyId: () => null, renew });
  }, [client, source, token]);
  useEffect(() => {
    channel.open();
    return channel.close;
  }, [channel]);
  return (
    <BoardSourceContext value={source}>
      <LiveChannel value={channel}>
        <LinkedBoard token={token} />
      </LiveChannel>
    </BoardSourceContext>
  );
}

const EVERYBODY = { show: 'open' } as const;
const never = () => undefined;

function LinkedBoard({ token }: { token: string }) {
  const { t } = useTranslation(['board-links', 'funnel']);
  const source = useBoardSource();
  // The link stands for the job, which the answer names.
  const board = useBoard({ jobId: token, filters: EVERYBODY, show: 'open', isFiltered: false });
  const changes = useChanges(token, board);
  const narrow = useMedia(NARROW);
  const byFinger = useMedia('(pointer: coarse)');
  const [stageId, setStageId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [focus, setFocus] = useState<{ id: string; turn: number } | null>(null);
  const data = board.data as LinkedView | undefined;
  const { more } = board;
  const onMore = useCallback((id: string) => void more(id), [more]);
  const { move, asked } = useMoves({ board: data, changes, onAsk: never });
  const acts = data?.link.act === true;
  const picks = useBoardPicks(board, openId !== null, acts);
  const menuOf = useLinkedMenu({
    board: data,
    onOpen: setOpenId,
    onMove: move,
    onPick: acts
      ? (card) => {
          if (byFinger) picks.selection.begin();
          picks.pick(card, false);
        }
      : null,
  });
  const end = source.isEnd(board.error) ? endOf(board.error) : null;
  const failed = board.error ? t('board.loadError') : undefined;
  const opened = data ? t('board.pageTitle', { title: data.job.title }) : failed;
  usePageTitle(end ? t(`ended.${end}`) : opened);
  const card = findCard(data, openId);
  if (end) return <Ended end={end} />;

  const draw = (shown: LinkedView) => {
    const { columns, counts, job, link, total } = shown;
    const right = acts ? 'act' : job.can.move ? 'move' : 'view';
    const onlyStage = columns.find(({ stage }) => stage.id === stageId)?.stage.id ?? columns[0]?.stage.id ?? null;
    return (
      <div className="flex flex-col gap-2 sm:gap-4">
        <PageHeader
          title={job.title}
          facts={[link.companyName, t('board.opened', { name: link.name }), t(`board.can.${right}`)].join(' · ')}
          actions={
            <>
              {acts && byFinger && (
                <Button onClick={picks.selection.isActive ? picks.selection.clear : picks.selection.begin}>
                  {t(picks.selection.isActive ? 'board.close' : 'funnel:select.begin')}
                </Button>
              )}
              <BoardStateLine
                quiet={narrow}
                total={total}
                counts={counts}
                ready={board.ready}
                updatedAt={board.dataUpdatedAt}
              />
            </>
          }
        />
        {total === 0 ? (
          <EmptyState title={t('board.nobody')} icon={<Users />}>
            {t('board.nobodyText')}
          </EmptyState>
        ) : (
          <>
            {narrow && onlyStage && <StageTabs columns={columns} stageId={onlyStage} onChange={setStageId} />}
            <BoardColumns
              board={shown}
              filterPrint=""
              isFiltered={false}
              busy={false}
              openId={null}
              focus={focus}
              onlyStage={narrow ? onlyStage : null}
              onStage={setStageId}
              onOpen={setOpenId}
              onMove={move}
              onMore={onMore}
              menuOf={menuOf}
              {...(!acts && { keysHelp: t(job.can.move ? 'board.keysMove' : 'board.keysView') })}
              picks={picks}
            />
          </>
        )}
        {acts && picks.selection.isActive && (
          <Suspense>
            <BoardSelection board={board} changes={changes} picks={picks} beside={false} />
          </Suspense>
        )}
        {asked}
        {card && (
          <Suspense>
            <LinkedCardDialog
              card={card}
              board={shown}
              onClose={() => {
                setOpenId(null);
                setFocus((before) => ({ id: card.id, turn: (before?.turn ?? 0) + 1 }));
              }}
            />
          </Suspense>
        )}
      </div>
    );
  };
  return (
    <QueryView query={{ ...board, data }} skeleton={<BoardSkeleton />} failure={{ title: t('board.loadError') }}>
      {draw}
    </QueryView>
  );
}

type End = (typeof ENDS)[number];

const endOf = (error: unknown): End => ENDS.find((code) => isApiError(error, code)) ?? 'TOKEN_EXPIRED';

/** Nothing of the board stays on the screen. */
function Ended({ end }: { end: End }) {
  const { t } = useTranslation('board-links');
  return (
    <EmptyState level={1} title={t(`ended.${end}`)} icon={<SearchX />}>
      {t(`ended.${end}Text`)}
    </EmptyState>
  );
}
