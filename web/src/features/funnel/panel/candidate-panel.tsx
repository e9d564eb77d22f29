import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { newestUndo } from '../../../ui/toast-store.ts';
import { NewNote } from '../../evaluations/components/new-note.tsx';
import { NotesSection } from '../../evaluations/components/notes-section.tsx';
import { OfferSection } from '../../offers/components/offer-section.tsx';
import { findCard } from '../board-state.ts';
import type { DialogKind } from '../dialogs/dialog-kinds.ts';
import { applicationQuery } from '../funnel.queries.ts';
import type { Changes, Moved, Stage } from '../use-changes.ts';
import { FormAnswers } from './form-answers.tsx';
import { OtherApplications } from './other-applications.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PanelHead } from './panel-head.tsx';
import { ResumeView } from './resume-view.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { usePanelKeys } from './use-panel-keys.ts';

/** So many before the last loaded card of a column, the next ones are loaded. */
const AHEAD = 3;

type Props = {
  id: string;
  board: Board;
  changes: Changes;
  onAsk: (kind: DialogKind, id: string) => void;
  /** A decision brought this person: the panel went on to them by itself. */
  arrived: boolean;
  onMove: (card: Moved, stage: Stage) => void;
  /** The person is decided: who follows in the column is next. */
  onDecide: (id: string) => void;
  onOpen: (id: string) => void;
  onMore: (stageId: string) => void;
  onShortcuts: () => void;
  onClose: () => void;
};

/** An application beside the board, which stays usable. */
export function CandidatePanel({
  id,
  board,
  changes,
  arrived,
  onMove,
  onAsk,
  onDecide,
  onOpen,
  onMore,
  onShortcuts,
  onClose,
}: Props) {
  const { t } = useTranslation('funnel');
  const application = useQuery(applicationQuery(id));
  const { data, error } = application;
  const detail = data?.id === id ? data : undefined;
  const name = detail?.candidate.name ?? findCard(board, id)?.name;
  // On a phone the head would share its row with the controls.
  const narrow = useMedia(NARROW);
  const gone = isApiError(error, 'APPLICATION_NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST');
  const untitled = gone ? 'panel.gone' : detail ? 'erased' : error ? 'panel.error' : 'panel.loading';
  return (
    <SideSheet
      open
      size="lg"
      onClose={onClose}
      subject={id}
      title={name || t(untitled)}
      header={detail && !narrow && <PanelHead detail={detail} />}
      controls={
        <>
          <Neighbours board={board} id={id} onOpen={onOpen} onMore={onMore} />
          {!narrow && <IconButton size="sm" label={t('shortcuts.title')} icon={<Keyboard />} onClick={onShortcuts} />}
        </>
      }
      footer={detail?.can.writeNotes && <NewNote key={id} applicationId={id} />}
    >
      <QueryView
        query={{ ...application, data: detail }}
        skeleton={<PanelSkeleton />}
        failure={{ level: 3, title: t('panel.error') }}
        refusal={() =>
          gone && (
            <EmptyState level={3} title={t('panel.gone')}>
              {t('panel.goneText')}
            </EmptyState>
          )
        }
      >
        {(shown) => (
          <Ready
            detail={shown}
            board={board}
            changes={changes}
            arrived={arrived}
            onMove={onMove}
            onAsk={onAsk}
            onDecide={onDecide}
          />
        )}
      </QueryView>
    </SideSheet>
  );
}

type ReadyProps = Pick<Props, 'board' | 'changes' | 'arrived' | 'onMove' | 'onAsk' | 'onDecide'> & {
  detail: ApplicationDetail;
};

function Ready({ detail, onAsk, ...rest }: ReadyProps) {
  const { board } = rest;
  const narrow = useMedia(NARROW);
  return (
    <>
      {narrow && <PanelHead detail={detail} />}
      {detail.can.decide && <PanelActions key={detail.id} detail={detail} onAsk={onAsk} {...rest} />}
      <div className="grid gap-x-6 gap-y-7 pt-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-7">
          {detail.can.readOffers && (
            <OfferSection
              applicationId={detail.id}
              companyName={board.job.companyName}
              onCompose={() => onAsk('offer', detail.id)}
            />
          )}
          <FormAnswers detail={detail} />
          <ResumeView key={detail.resume?.fileId ?? 'none'} resume={detail.resume} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <NotesSection key={detail.id} applicationId={detail.id} />
          {detail.can.readHistory && <TimelineSection applicationId={detail.id} />}
          <OtherApplications detail={detail} />
        </div>
      </div>
    </>
  );
}

/** The one before and the one after in the column. */
function Neighbours({ board, id, onOpen, onMore }: Pick<Props, 'board' | 'id' | 'onOpen' | 'onMore'>) {
  const { t } = useTranslation('funnel');
  const column = board.columns.find(({ cards }) => cards.some((card) => card.id === id));
  const place = column?.cards.findIndex((card) => card.id === id) ?? -1;
  const wanted = column?.nextCursor && place >= column.cards.length - AHEAD ? column.stage.id : null;
  useEffect(() => {
    if (wanted) onMore(wanted);
  }, [wanted, onMore]);
  const before = column?.cards[place - 1];
  const after = column?.cards[place + 1];
  // Whoever no longer fits the filters leaves the board while they are read: one goes on from where they stood.
  const stood = useRef<{ id: string; before: string | undefined; after: string | undefined }>(undefined);
  useEffect(() => {
    if (column) stood.current = { id, before: before?.id, after: after?.id };
  });
  const go = (way: 'before' | 'after') => {
    const next = stood.current?.id === id ? stood.current[way] : undefined;
    if (next) onOpen(next);
  };
  usePanelKeys({
    j: () => go('after'),
    k: () => go('before'),
    n: () => document.querySelector<HTMLElement>('textarea[data-new-note]')?.focus(),
    z: () => newestUndo()?.(),
  });
  if (!column) return null;
  return (
    <>
      <span className="tabular text-small whitespace-nowrap text-muted">
        {t('panel.place', { place: place + 1, total: column.total })}
      </span>
      <IconButton
        size="sm"
        label={t('panel.previous')}
        icon={<ChevronUp />}
        aria-disabled={!before}
        className={before ? '' : 'opacity-40'}
        onClick={() => before && onOpen(before.id)}
      />
      <IconButton
        size="sm"
        label={t('panel.next')}
        icon={<ChevronDown />}
        aria-disabled={!after}
        className={after ? '' : 'opacity-40'}
        onClick={() => after && onOpen(after.id)}
      />
    </>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-9 w-44 rounded-control" />
        <Skeleton className="h-9 w-28 rounded-control" />
        <Skeleton className="h-9 w-28 rounded-control" />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
