import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { KindAhead } from '../../interviews/components/interviews-ahead-dialog.tsx';
import { useBoardSource } from '../board-source.ts';
import { interviewAheadOf } from '../board-state.ts';
import type { Chosen } from './plan.ts';

const InterviewsAheadDialog = lazy(async () => ({
  default: (await import('../../interviews/components/interviews-ahead-dialog.tsx')).InterviewsAheadDialog,
}));

/** What goes along with the step. */
export type Settled = { readonly cancelInterviews?: true };
type Asked = { readonly kind: KindAhead; readonly count: number; readonly proceed: (settled: Settled) => void };

/** Asks, before several people move on, what becomes of the interviews that some of them have ahead. */
export function useInterviewsAhead(): {
  settling: (chosen: readonly Chosen[], proceed: Asked['proceed']) => void;
  asked: ReactNode;
} {
  const { isTeam } = useBoardSource();
  const [ahead, setAhead] = useState<Asked | null>(null);
  const settling = (chosen: readonly Chosen[], proceed: Asked['proceed']) => {
    const kinds = chosen.map(({ state }) => interviewAheadOf(state)).filter((kind) => kind !== null);
    const [first] = kinds;
    if (isTeam && first)
      setAhead({ kind: kinds.every((kind) => kind === first) ? first : 'both', count: kinds.length, proceed });
    else proceed({});
  };
  const asked = ahead && (
    <Suspense>
      <InterviewsAheadDialog
        kind={ahead.kind}
        count={ahead.count}
        onKeep={() => ahead.proceed({})}
        onCancelToo={() => ahead.proceed({ cancelInterviews: true })}
        onClose={() => setAhead(null)}
      />
    </Suspense>
  );
  return { settling, asked };
}
