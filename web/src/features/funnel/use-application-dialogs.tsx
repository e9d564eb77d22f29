import type { Board } from '@prova/contract/funnel/funnel';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { DialogKind } from './dialogs/dialog-kinds.ts';
import { applicationQuery } from './funnel.queries.ts';
import type { Changes } from './use-changes.ts';
import { useMoves } from './use-moves.tsx';

export const loadApplicationDialogs = () => import('./dialogs/application-dialogs.tsx');
const ApplicationDialogs = lazy(async () => ({ default: (await loadApplicationDialogs()).ApplicationDialogs }));

export interface AskedAbout {
  readonly kind: DialogKind;
  readonly id: string;
  /** Where the card was dropped that it asks about. */
  readonly stageId?: string;
}

type Props = {
  board: Board | undefined;
  changes: Changes;
  /** Called when somebody begins to be decided; what it answers, once they are. */
  goOnFrom: (id: string) => () => void;
  onClosed?: (about: AskedAbout) => void;
};

/** Moves applications, and draws the dialogs that ask before something is done with one. */
export function useApplicationDialogs({ board, changes, goOnFrom, onClosed }: Props) {
  const client = useQueryClient();
  const [about, setAbout] = useState<AskedAbout | null>(null);
  const ask = useCallback((kind: DialogKind, id: string) => setAbout({ kind, id }), []);
  const { move, asked } = useMoves({
    board,
    changes,
    onAsk: (kind, id, stageId) => setAbout({ kind, id, stageId }),
  });
  return {
    /** What is asked about now. */
    about,
    ask,
    move,
    dialogs: (
      <>
        {asked}
        {about && board && (
          <Suspense>
            <ApplicationDialogs
              kind={about.kind}
              id={about.id}
              board={board}
              changes={changes}
              onDecide={goOnFrom}
              onClose={() => {
                setAbout(null);
                onClosed?.(about);
                void client.invalidateQueries({ queryKey: applicationQuery(about.id).queryKey });
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
