import type { Board } from '@prova/contract/funnel/funnel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBoardSource } from './board-source.ts';
import { askedBefore, interviewAheadOf } from './board-state.ts';
import type { DialogKind } from './dialogs/dialog-kinds.ts';
import type { Skip } from './dialogs/skip-dialog.tsx';
import type { AheadOf } from './dialogs/what-is-ahead.tsx';
import type { Changes, Moved, Stage } from './use-changes.ts';

const SkipDialog = lazy(async () => ({ default: (await import('./dialogs/skip-dialog.tsx')).SkipDialog }));
const WhatIsAhead = lazy(async () => ({ default: (await import('./dialogs/what-is-ahead.tsx')).WhatIsAhead }));

type Props = {
  board: Board | undefined;
  changes: Changes;
  /** Where another dialog leads into the stage. */
  onAsk: (kind: DialogKind, id: string, stageId: string) => void;
};

/** Moves people, and asks before what has to be known: why stages are passed over, and what becomes of an interview. */
export function useMoves({ board, changes, onAsk }: Props): {
  move: (card: Moved, stage: Stage) => void;
  asked: ReactNode;
} {
  const { isTeam } = useBoardSource();
  const [skip, setSkip] = useState<Skip | null>(null);
  const [ahead, setAhead] = useState<AheadOf | null>(null);
  const move = (card: Moved, stage: Stage) => {
    const asked = askedBefore(board, card.stageId, stage);
    if (asked && 'dialog' in asked) return onAsk(asked.dialog, card.id, stage.id);
    const proceed = () => (asked ? setSkip({ card, stage, ...asked }) : changes.move(card, stage));
    // By a link nobody is asked of interviews, and none is called off.
    const kind = isTeam ? interviewAheadOf(card) : null;
    if (kind) setAhead({ id: card.id, name: card.name, kind, proceed });
    else proceed();
  };
  const asked = (skip || ahead) && (
    <Suspense>
      {ahead && <WhatIsAhead ahead={ahead} onClose={() => setAhead(null)} />}
      {skip && <SkipDialog {...skip} changes={changes} onClose={() => setSkip(null)} />}
    </Suspense>
  );
  return { move, asked };
}
