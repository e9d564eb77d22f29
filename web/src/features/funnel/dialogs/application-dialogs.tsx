import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery } from '@tanstack/react-query';
import { ScheduleAiInterviewDialog } from '../../ai-interviews/components/schedule-ai-interview-dialog.tsx';
import { SendTestsDialog } from '../../attempts/components/send-tests-dialog.tsx';
import { ScheduleInterviewDialog } from '../../interviews/components/schedule-interview-dialog.tsx';
import { ComposeOfferDialog } from '../../offers/components/compose-offer-dialog.tsx';
import { findCard } from '../board-state.ts';
import { applicationQuery } from '../funnel.queries.ts';
import type { Changes } from '../use-changes.ts';
import type { DialogKind } from './dialog-kinds.ts';
import { HireDialog } from './hire-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

type Props = {
  kind: DialogKind;
  id: string;
  board: Board;
  changes: Changes;
  /** Called when a rejection begins; what it answers, once it is done. */
  onDecide: (id: string) => () => void;
  onClose: () => void;
};

/** What asks before it is done. The board keeps them, so that a card can be asked about without its panel. */
export function ApplicationDialogs({ kind, id, board, changes, onDecide, onClose }: Props) {
  const card = findCard(board, id);
  const detail = useQuery({ ...applicationQuery(id), enabled: !card || kind === 'offer' }).data;
  const name = card?.name ?? detail?.candidate.name ?? '';
  const shared = { id, name, changes, onClose };
  if (kind === 'reject') return <RejectDialog {...shared} onDecide={onDecide} />;
  if (kind === 'test') return <SendTestsDialog people={[{ id, name }]} onClose={onClose} />;
  if (kind === 'interview')
    return <ScheduleInterviewDialog candidate={{ applicationId: id, name }} onClose={onClose} />;
  if (kind === 'aiInterview')
    return <ScheduleAiInterviewDialog candidate={{ applicationId: id, name }} onClose={onClose} />;
  const hired = board.columns.find(({ stage }) => stage.type === 'hired')?.stage;
  if (kind === 'hire')
    return (
      <HireDialog {...shared} mails={hired?.mails ?? false} openings={board.job.openings} hired={board.counts.hired} />
    );
  return (
    <ComposeOfferDialog
      applicationId={id}
      candidateName={name}
      jobTitle={board.job.title}
      companyName={board.job.companyName}
      published={board.job.facts}
      onClose={onClose}
    />
  );
}
