import type { AI_TURN_KINDS } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import type { ScriptQuestion } from '../analysis/analysis-input.ts';

/** What was asked and answered. */
export interface Turn {
  readonly kind: (typeof AI_TURN_KINDS)[number];
  readonly question: number;
  readonly prompt: string;
  readonly answer: string;
  readonly skipped: boolean;
}

export interface InterviewState {
  readonly script: readonly ScriptQuestion[];
  /** In their order, all of them answered or skipped. */
  readonly turns: readonly Turn[];
  readonly secondsUsed: number;
  readonly locale: Locale;
  /** Of the job. */
  readonly technologies: readonly string[];
}
