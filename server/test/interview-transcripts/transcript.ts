import type { Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';

/**
 * An invented interview with the levels that readers agreed on before any rule was run on it. 0: nothing in the answers shows the
 * criterion. Where a rule disagrees, the rule is looked at, not the level.
 */
export interface JudgedTranscript {
  readonly title: string;
  readonly locale: Locale;
  readonly technologies: readonly string[];
  readonly exchanges: readonly (readonly [type: 'behavioral' | 'technical', question: string, answer: string])[];
  readonly levels: Readonly<Record<Criterion, 0 | 1 | 2 | 3 | 4 | 5>>;
}
