import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { skillStanding } from '@prova/contract/matching/skill-standing';

/** Whether a need is proven at the asked level, by the skill itself. */
export function isProven({ evidence, level, titled }: MatchExplanation['needs'][number]): boolean {
  if (!evidence) return false;
  const { strength, proof } = evidence;
  const score = proof?.score ?? null;
  return skillStanding({ strength, level: evidence.level, score }, titled ? null : level) === 'proven';
}
