import type { Board } from '@prova/contract/funnel/funnel';
import { useBoardAddress } from '../use-board-filters.ts';
import { ExportDialog } from './export-dialog.tsx';

/** All that the board shows under its filters. */
export function ExportBoardDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { query } = useBoardAddress();
  return <ExportDialog what={{ of: 'board', jobId: board.job.id, ...query }} count={board.total} onClose={onClose} />;
}
