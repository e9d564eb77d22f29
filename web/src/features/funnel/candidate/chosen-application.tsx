import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NewNote } from '../../evaluations/components/new-note.tsx';
import { NotesSection } from '../../evaluations/components/notes-section.tsx';
import { ApplicationMatch } from '../../matching/components/application-match.tsx';
import { applicationQuery } from '../funnel.queries.ts';
import { ApplicationSections } from '../panel/application-sections.tsx';
import { PanelActions } from '../panel/panel-actions.tsx';
import { PanelConnection } from '../panel/panel-connection.tsx';
import { StandingLine } from '../panel/standing-line.tsx';
import { TimelineSection } from '../panel/timeline-section.tsx';
import type { useDecisions } from '../use-decisions.tsx';

type Props = {
  id: string;
  decisions: ReturnType<typeof useDecisions>;
  /** A decision brought this person. */
  arrived: boolean;
  onDecide: (id: string) => void;
  /** What is told of the person, below what is told of the application. */
  aside: ReactNode;
};

/** An application in full: how it stands, what can be done with it, what was sent, and what the team says of it. */
export function ChosenApplication({ id, decisions, arrived, onDecide, aside }: Props) {
  const { t } = useTranslation('candidates');
  const application = useQuery(applicationQuery(id));
  const { board, loaded, changes, move, ask } = decisions;
  const draw = ({ detail, board }: { detail: ApplicationDetail; board: Board }) => (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" padded={false} aria-labelledby="chosen" className="px-4 pb-5 sm:px-5">
        <PanelConnection waiting={changes.waiting} />
        <div className="flex items-start justify-between gap-3 pt-4 pb-3">
          <div className="flex min-w-0 flex-col gap-1.5">
            <h2 id="chosen" className="text-h4 wrap-break-word">
              {t('profile.chosen', { job: detail.jobTitle })}
            </h2>
            <StandingLine detail={detail} />
          </div>
          {!detail.locked && (
            <ApplicationMatch
              applicationId={detail.id}
              name={detail.candidate.name}
              jobTitle={detail.jobTitle}
              className="-mt-1"
            />
          )}
        </div>
        {detail.can.decide && (
          <PanelActions
            detail={detail}
            board={board}
            changes={changes}
            arrived={arrived}
            onMove={move}
            onAsk={ask}
            onDecide={onDecide}
            className="-mx-4 border-t px-4 sm:-mx-5 sm:px-5 xl:sticky xl:top-14 xl:z-10"
          />
        )}
        <div className="flex min-w-0 flex-col gap-7 pt-5">
          <ApplicationSections detail={detail} board={board} onAsk={ask} />
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-5">
        {!detail.locked && (
          <Card className="flex flex-col gap-7">
            <div className="flex flex-col gap-3">
              <NotesSection applicationId={detail.id} />
              {detail.can.writeNotes && <NewNote applicationId={detail.id} />}
            </div>
            {detail.can.readHistory && <TimelineSection applicationId={detail.id} />}
          </Card>
        )}
        {aside}
      </div>
    </div>
  );
  return (
    <QueryView
      query={{
        ...(loaded.error && !board && !application.error ? loaded : application),
        data: application.data && board && { detail: application.data, board },
      }}
      skeleton={
        <SkeletonGroup className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-80 w-full" />
        </SkeletonGroup>
      }
      failure={{ level: 2, title: t('profile.applicationError') }}
    >
      {draw}
    </QueryView>
  );
}
