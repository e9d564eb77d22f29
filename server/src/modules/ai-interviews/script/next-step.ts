import {
  FOLLOW_UPS_A_QUESTION,
  MINUTES_A_QUESTION,
  minutesOf,
} from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { plain } from '@prova/contract/folded-text';
import { type Gap, gapsOf } from './answer-gaps.ts';
import { FOLLOW_UPS, type FollowUpReason } from './follow-up-words.ts';
import type { InterviewState, Turn } from './interview-state.ts';

export type Step =
  | { readonly kind: 'ask'; readonly question: number; readonly prompt: string }
  | { readonly kind: 'follow-up'; readonly question: number; readonly prompt: string; readonly reason: FollowUpReason }
  | { readonly kind: 'closing' };

const FOLLOW_UP_SECONDS = 90;
const QUESTION_SECONDS = MINUTES_A_QUESTION * 60;
const CLOSING_SECONDS = 60;

/**
 * What the interviewer does next. Order, count and time are decided here, whoever words a follow-up: questions come in the order of
 * the script, and what may be left out is left out where time for required questions would be missing.
 */
export function nextStep(state: InterviewState): Step {
  return followUpOf(state) ?? nextQuestion(state);
}

function nextQuestion(state: InterviewState): Step {
  const { script, turns } = state;
  const asked = turns.findLast(({ kind }) => kind === 'ask')?.question;
  const from = asked === undefined ? 0 : script.findIndex(({ question }) => question === asked) + 1;
  for (const question of script.slice(from)) {
    if (question.required || hasTimeFor(QUESTION_SECONDS, state, question.question))
      return { kind: 'ask', question: question.question, prompt: question.text };
  }
  return { kind: 'closing' };
}

function followUpOf(state: InterviewState): Step | null {
  const { turns, script, locale } = state;
  const last = turns.at(-1);
  if (!last || last.skipped || last.answer.trim() === '') return null;
  const before = turns.filter(({ kind, question }) => kind === 'follow-up' && question === last.question).length;
  if (before >= FOLLOW_UPS_A_QUESTION || !script.some(({ question }) => question === last.question)) return null;
  if (!hasTimeFor(FOLLOW_UP_SECONDS, state, last.question)) return null;
  for (const gap of gapsOf(last, state)) {
    const prompt = wordingOf(gap, turns, locale);
    if (prompt !== null) return { kind: 'follow-up', question: last.question, prompt, reason: gap.reason };
  }
  return null;
}

/** Whether so many seconds, spent on one question, leave time for all required ones behind it. */
function hasTimeFor(seconds: number, { script, secondsUsed }: InterviewState, at: number): boolean {
  const behind = script.slice(script.findIndex(({ question }) => question === at) + 1);
  const needed = behind.filter(({ required }) => required).length * QUESTION_SECONDS + CLOSING_SECONDS;
  return secondsUsed + seconds + needed <= minutesOf(script.length) * 60;
}

/** Words that were not heard before in this interview; null where all were. */
function wordingOf({ reason, technology }: Gap, turns: readonly Turn[], locale: Locale): string | null {
  const heard = new Set(turns.map(({ prompt }) => plain(prompt)));
  const wordings = FOLLOW_UPS[locale][reason].map((wording) => wording.replace('{technology}', () => technology ?? ''));
  return wordings.find((wording) => !heard.has(plain(wording))) ?? null;
}
