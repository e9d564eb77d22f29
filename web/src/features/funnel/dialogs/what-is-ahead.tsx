import { lazy } from 'react';
import type { Ahead } from '../../interviews/components/ahead-question.tsx';
import type { InterviewAhead } from '../board-state.ts';

const InterviewAheadDialog = lazy(async () => ({
  default: (await import('../../interviews/components/interview-ahead-dialog.tsx')).InterviewAheadDialog,
}));
const AiInterviewAheadDialog = lazy(async () => ({
  default: (await import('../../ai-interviews/components/ai-interview-ahead-dialog.tsx')).AiInterviewAheadDialog,
}));

/** A step, and what of the person it is asked about before. */
export type AheadOf = Ahead & { readonly kind: InterviewAhead };

export function WhatIsAhead({ ahead, onClose }: { ahead: AheadOf; onClose: () => void }) {
  const AheadDialog = ahead.kind === 'ai_interview' ? AiInterviewAheadDialog : InterviewAheadDialog;
  return <AheadDialog ahead={ahead} onClose={onClose} />;
}
