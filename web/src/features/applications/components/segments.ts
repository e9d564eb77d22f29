import type { OwnApplication } from '@prova/contract/applications/applications';
import type { SegmentState } from '../../../ui/stage-segments.tsx';

/** How far an application has come, for the bars: done, passed over, whose turn, overdue, still ahead. */
export function segmentsOf(
  {
    stages,
    stageIndex,
    waitsFor,
    replyDueAt,
    active,
  }: Pick<OwnApplication, 'stages' | 'stageIndex' | 'waitsFor' | 'replyDueAt' | 'active'>,
  now = new Date(),
): SegmentState[] {
  const overdue = active && replyDueAt !== null && new Date(replyDueAt) < now;
  const turn: SegmentState = waitsFor === 'candidate' ? 'waiting' : waitsFor === 'company' ? 'scheduled' : 'done';
  return stages.map(({ visited }, index) =>
    index < stageIndex ? (visited ? 'done' : 'skipped') : index > stageIndex ? 'ahead' : overdue ? 'overdue' : turn,
  );
}
