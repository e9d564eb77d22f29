import { CRITERIA } from '@prova/contract/ai-interviews/ai-interview-fields';
import { provenLevel } from '@prova/contract/matching/proven-level';
import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import type { AnalysisResult } from '../analysis/analysis-input.ts';
import { valueOfLevel } from '../analysis/scores.ts';

export interface ProvenSkill {
  readonly skill: string;
  /** Percent. */
  readonly score: number;
  readonly level: (typeof SKILL_LEVELS)[number];
}

/** The technologies that an analysis has scored by what was said, as far as the score proves anything. */
export function provenByAnalysis({ criteria }: Pick<AnalysisResult, 'criteria'>): ProvenSkill[] {
  return criteria.flatMap(({ key, level, evidence }) => {
    if (level === null || evidence.length === 0 || CRITERIA.some((common) => common === key)) return [];
    const score = valueOfLevel(level);
    const proven = provenLevel(score);
    return proven === null ? [] : [{ skill: key, score, level: proven }];
  });
}
