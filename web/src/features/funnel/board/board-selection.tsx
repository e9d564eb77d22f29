import { useMemo } from 'react';
import { SelectionBar } from '../selection/selection-bar.tsx';
import type { ManyPlace } from '../selection/use-many.ts';
import type { BoardHandle } from '../use-board.ts';
import type { Changes } from '../use-changes.ts';
import type { useBoardPicks } from './use-board-picks.ts';

type Props = {
  /** Left out where the board is that of a link. */
  jobId?: string;
  board: BoardHandle;
  changes: Changes;
  picks: ReturnType<typeof useBoardPicks>;
  beside: boolean;
};

/** The card that Tab comes to. */
const focusCard = () => document.querySelector<HTMLElement>('[data-open][tabindex="0"]')?.focus();

/** What can be done with the chosen cards of a board. */
export function BoardSelection({ jobId, board, changes, picks, beside }: Props) {
  const { duringMany, settleMany, refresh, reload, touch } = board;
  const { settled, heard, ownVersion } = changes;
  const place = useMemo<ManyPlace>(
    () => ({
      ...(jobId !== undefined && { jobId }),
      settled,
      ownVersion,
      during: duringMany,
      take: ({ changes, failed }) => {
        const cards = changes.map(({ card }) => card);
        heard(cards);
        settleMany(cards);
        if (failed.length > 0) void refresh(failed.map(({ id }) => id));
        touch();
      },
      reload: () => {
        reload();
        touch();
      },
    }),
    [jobId, duringMany, settleMany, refresh, reload, touch, settled, heard, ownVersion],
  );
  return (
    <SelectionBar
      selection={picks.selection}
      chosen={picks.chosen}
      place={place}
      sendsTests={board.data?.job.can.test ?? false}
      schedules={board.data?.job.can.interview ?? false}
      exports={board.data?.job.can.export ?? false}
      beside={beside}
      focusBack={focusCard}
    />
  );
}
