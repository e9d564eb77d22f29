import type { AI_TURN_KINDS } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import type { Locale } from '@prova/contract/common';

/** Raised with every change of what counts: results of different rules are no comparison. */
export const RULES_VERSION = 1;

/** A line of the transcript, as an analysis reads it. */
export interface AnalysedLine {
  readonly line: number;
  readonly speaker: 'program' | 'candidate' | 'team';
  readonly text: string;
  /** Of the script; null in a conversation between people. */
  readonly question: number | null;
  /** Of what the program asks. */
  readonly kind: (typeof AI_TURN_KINDS)[number] | null;
  readonly isSkipped: boolean;
  readonly isTyped: boolean;
  readonly seconds: number | null;
  /** How sure the recognition of speech was. */
  readonly confidence: number | null;
}

export interface ScriptQuestion {
  readonly question: number;
  readonly text: string;
  readonly type: 'behavioral' | 'technical';
  readonly required: boolean;
}

export interface AnalysisInput {
  readonly kind: 'ai' | 'live';
  readonly locale: Locale;
  readonly lines: readonly AnalysedLine[];
  /** Empty for a conversation between people. */
  readonly script: readonly ScriptQuestion[];
  /** Of the job. */
  readonly technologies: readonly string[];
  /** Of the candidate and of who else may be named: they are kept from a model, and never count. */
  readonly names: readonly string[];
}

export type AnalysisResult = Omit<Analysis, 'id' | 'state' | 'createdAt' | 'finishedAt' | 'isCurrent' | 'review'>;
