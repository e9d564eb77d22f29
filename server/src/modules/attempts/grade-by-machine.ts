import { choicePoints } from '@prova/contract/assessments/choice-points';
import type { VersionQuestion } from '../assessments/assessments.service.ts';
import type { AnswerValue } from './attempts.queries.ts';

/**
 * The points of an answer that a machine can grade: all or none. Null where a person has to: an essay, code and a video,
 * unless nothing was answered.
 * @param videos ids of the takes of this question
 */
export function gradeByMachine(
  question: VersionQuestion,
  value: AnswerValue,
  videos: ReadonlySet<string> = new Set(),
): number | null {
  const chosen = choicePoints(question, value);
  return chosen === null && isUnanswered(question, value, videos) ? 0 : chosen;
}

/** Code that is as it was given is no answer, nor is a video of which nothing is there. */
export function isUnanswered(question: VersionQuestion, value: AnswerValue, videos: ReadonlySet<string>): boolean {
  if (typeof value === 'boolean') return false;
  if (typeof value !== 'string' || value.trim() === '') return true;
  if (question.type === 'VIDEO_RESPONSE') return !videos.has(value);
  return question.type === 'CODE' && value.trim() === question.starterCode.trim();
}
