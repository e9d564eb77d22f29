import type { CaseRun } from '../code/returned-value.ts';
import type { CodeRun } from './run-code.ts';

/** What became of code, wherever it was run. */
export function runOutcome({ outcome }: Pick<CaseRun, 'outcome'>): Pick<CodeRun, 'outcome' | 'cause'> {
  if (outcome === 'returned') return { outcome: 'done', cause: null };
  if (outcome === 'threw') return { outcome: 'error', cause: null };
  return { outcome: 'stopped', cause: outcome };
}
