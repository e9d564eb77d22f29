import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBoardSource } from '../board-source.ts';
import { interviewAheadOf } from '../board-state.ts';
import type { Chosen } from './plan.ts';

const InterviewsAheadDialog = lazy(async () => ({
  default: (await import('../../interviews/components/interviews-ahead-dialog.tsx')).InterviewsAheadDialog,
}));

/** What goes along with the step. */
export type Settled = { readonly cancelInterviews?: true };
type Asked = { readonly count: number; readonly proceed: (settled: Settled) => void };

/** Asks, before several people move on, what becomes of the interviews that some of them have ahead. */
export function useInterviewsAhead(): {
  settling: (chosen: readonly Chosen[], proceed: Asked['proceed']) => void;
  asked: ReactNode;
} {
  const { isTeam } = useBoardSource();
  const [ahead, setAhead] = useState<Asked | null>(null);
  const settling = (chosen: readonly Chosen[], proceed: Asked['proceed']) => {
    const count = chosen.filter(({ state }) => interviewAheadOf(state) !== null).length;
    if (isTeam && count > 0) setAhead({ count, proceed });
    else proceed({});
  };
  const asked = ahead && (
    <Suspense>
      <InterviewsAheadDialog
        count={ahead.count}
        onKeep={() => ahead.proceed({})}
        onCancelToo={() => ahead.proceed({ cancelInterviews: true })}
        onClose={() => setAhead(null)}
      />
    </Suspense>
  );
  return { settling, asked };
}
