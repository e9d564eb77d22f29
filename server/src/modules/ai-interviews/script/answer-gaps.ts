import { keptName, skillName } from '../../skills/skills.service.ts';
import type { AnalysisInput } from '../analysis/analysis-input.ts';
import { type Answer, answersOf, countedSentences } from '../analysis/answers.ts';
import { deedsIn } from '../analysis/first-person.ts';
import { signalsOf } from '../analysis/signals.ts';
import { technologiesSaid } from '../analysis/skills-said.ts';
import type { FollowUpReason } from './follow-up-words.ts';
import type { InterviewState, Turn } from './interview-state.ts';

/** Something that an answer leaves open. */
export interface Gap {
  readonly reason: FollowUpReason;
  /** What the person has named. */
  readonly technology: string | null;
}

const SHORT_WORDS = 20;
/** So many words about a technology are a detail by themselves. */
const DETAILED_WORDS = 45;

/** What an answer leaves open, the most helpful to ask first. */
export function gapsOf(turn: Turn, state: InterviewState): Gap[] {
  const input = asInput(turn, state);
  const [answer] = answersOf(input);
  if (!answer) return [];
  const { signs, strength } = signalsOf(answer);
  const gaps: Gap[] = [];
  if (answer.words < SHORT_WORDS) gaps.push({ reason: 'too_short', technology: null });
  const ofOwnership = signs.filter(({ criterion }) => criterion === 'ownership');
  if (ofOwnership.length > 0 && ofOwnership.every(({ isAgainst }) => isAgainst))
    gaps.push({ reason: 'no_own_part', technology: null });
  const isTechnical = state.script.some(({ question, type }) => question === turn.question && type === 'technical');
  if (isTechnical && answer.words < DETAILED_WORDS && strength.action < 1) {
    const said = technologiesSaid(input, [answer]);
    const named = state.technologies.map(keptName).find((name) => said.has(name));
    if (named !== undefined) gaps.push({ reason: 'technology', technology: skillName(state.locale, named) });
  }
  if (strength.result === 0 && tellsOfPast(answer)) gaps.push({ reason: 'no_result', technology: null });
  return gaps;
}

/** Opinions, plans and habits have no end that could be asked for. */
function tellsOfPast(answer: Answer): boolean {
  const { own, shared } = deedsIn(countedSentences([answer]).flatMap(({ words }) => words));
  return [...own, ...shared].some(({ isHabit }) => !isHabit);
}

const asInput = ({ answer }: Turn, { locale, technologies }: InterviewState): AnalysisInput => ({
  kind: 'live',
  locale,
  lines: [
    {
      line: 1,
      speaker: 'candidate',
      text: answer,
      question: null,
      kind: null,
      isSkipped: false,
      isTyped: true,
      seconds: null,
      confidence: null,
    },
  ],
  script: [],
  technologies,
  names: [],
});
