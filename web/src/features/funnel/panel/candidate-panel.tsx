import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NewNote } from '../../evaluations/components/new-note.tsx';
import { NotesSection } from '../../evaluations/components/notes-section.tsx';
import { findCard } from '../board-state.ts';
import type { DialogKind } from '../dialogs/dialog-kinds.ts';
import { applicationQuery } from '../funnel.queries.ts';
import type { Changes, Moved, Stage } from '../use-changes.ts';
import { ApplicationSections } from './application-sections.tsx';
import { OtherApplications } from './other-applications.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PanelConnection } from './panel-connection.tsx';
import { PanelHead } from './panel-head.tsx';
import { TimelineSection } from './timeline-section.tsx';

export type PanelProps = {
  id: string;
  /** Of who is open, while the rest is still coming. */
  name?: string | undefined;
  /** Beside a list it comes after the panel. */
  board: Board | undefined;
  /** What brings the board, where that may fail by itself. */
  boardState?: Viewed<Board>;
  changes: Changes;
  onAsk: (kind: DialogKind, id: string) => void;
  /** A decision brought this person: the panel went on to them by itself. */
  arrived: boolean;
  onMove: (card: Moved, stage: Stage) => void;
  /** The person is decided: who follows in the column is next. */
  onDecide: (id: string) => void;
  /** The ways to the ones before and after. */
  controls: ReactNode;
  /** Lists the keys, where the page has such a list. */
  onShortcuts?: (() => void) | undefined;
  onClose: () => void;
};

/** An application beside the board, or beside a list, which stays usable. */
export function CandidatePanel({
  id,
  name: known,
  board,
  boardState,
  controls,
  onShortcuts,
  onClose,
  ...steps
}: PanelProps) {
  const { t } = useTranslation('funnel');
  const application = useQuery(applicationQuery(id));
  const { data, error } = application;
  const detail = data?.id === id ? data : undefined;
  const name = detail?.candidate.name ?? findCard(board, id)?.name ?? known;
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
      notice={<PanelConnection waiting={steps.changes.waiting} />}
      controls={
        <>
          {controls}
          {onShortcuts && !narrow && (
            <IconButton size="sm" label={t('shortcuts.title')} icon={<Keyboard />} onClick={onShortcuts} />
          )}
        </>
      }
      footer={detail?.can.writeNotes && <NewNote key={id} applicationId={id} />}
    >
      <QueryView
        query={{
          ...(boardState?.error && !board && !error ? boardState : application),
          data: detail && board && { detail, board },
        }}
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
        {(shown) => <Ready {...shown} {...steps} />}
      </QueryView>
    </SideSheet>
  );
}

type ReadyProps = Pick<PanelProps, 'changes' | 'arrived' | 'onMove' | 'onAsk' | 'onDecide'> & {
  board: Board;
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
          <ApplicationSections detail={detail} board={board} onAsk={onAsk} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          {!detail.locked && <NotesSection key={detail.id} applicationId={detail.id} />}
          {detail.can.readHistory && <TimelineSection applicationId={detail.id} />}
          <OtherApplications detail={detail} />
        </div>
      </div>
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
