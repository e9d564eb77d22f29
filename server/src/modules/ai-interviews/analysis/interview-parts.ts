import type { AnalysisInput } from './analysis-input.ts';
import type { Answer } from './answers.ts';
import { wordsOf } from './folded-line.ts';
import { findPhrases, phrasesOf } from './phrases.ts';
import { type SentLine, sentLine, withoutNames } from './sent-lines.ts';
import { technologiesAsked } from './skills-said.ts';

interface AskedTechnology {
  /** As the dictionary calls it. */
  readonly kept: string;
  /** As the reader knows it. */
  readonly shown: string;
}

/** What a model judges at a time: a question with its answer; of a conversation between people, a stretch of it. */
export interface InterviewPart {
  readonly question: string;
  readonly type: 'behavioral' | 'technical' | null;
  readonly technologies: readonly AskedTechnology[];
  readonly lines: readonly SentLine[];
}

/** Words of a stretch, and how many there are at most: a longer conversation has longer ones. */
const STRETCH_WORDS = 600;
const MOST_STRETCHES = 8;

export function interviewParts(input: AnalysisInput, answers: readonly Answer[]): InterviewPart[] {
  const answered = answers.filter(({ isAnswered }) => isAnswered);
  const parts = input.script.length > 0 ? byQuestion(input, answered) : byStretch(input, answered);
  return parts.filter(({ lines }) => lines.length > 0);
}

const linesOf = (input: AnalysisInput, { lines }: Answer): SentLine[] =>
  lines.map((line) => sentLine(input, line)).filter(({ text }) => text !== '');

function byQuestion(input: AnalysisInput, answers: readonly Answer[]): InterviewPart[] {
  const asked = technologiesAsked(input);
  return answers.map((answer) => {
    const question = answer.question?.text ?? '';
    const of = technologiesAsked({ ...input, script: answer.question ? [answer.question] : [] });
    const lines = linesOf(input, answer);
    const named = asked.filter(({ kept, shown }) => of.some((each) => each.kept === kept) || isNamed(lines, shown));
    return { question, type: answer.question?.type ?? null, technologies: named, lines };
  });
}

const isNamed = (lines: readonly SentLine[], name: string) => {
  const phrases = phrasesOf(
    wordsOf(name)
      .map(({ key }) => key)
      .join(' '),
  );
  return lines.some(({ words }) => findPhrases(words, phrases).length > 0);
};

function byStretch(input: AnalysisInput, answers: readonly Answer[]): InterviewPart[] {
  const total = answers.reduce((sum, { words }) => sum + words, 0);
  const most = Math.max(STRETCH_WORDS, Math.ceil(total / MOST_STRETCHES));
  const asked = technologiesAsked(input);
  const parts: { lines: SentLine[]; words: number }[] = [];
  for (const answer of answers) {
    const last = parts.at(-1);
    const lines = linesOf(input, answer);
    if (last && last.words < most) {
      last.lines.push(...lines);
      last.words += answer.words;
    } else parts.push({ lines: [...lines], words: answer.words });
  }
  return parts.map(({ lines }) => ({
    question: withoutNames(input, askedBefore(input, lines[0]?.line ?? 0)),
    type: null,
    technologies: asked.filter(({ shown }) => isNamed(lines, shown)),
    lines,
  }));
}

const LONGEST_QUESTION = 600;

/** What the team said last before a line. */
function askedBefore({ lines }: AnalysisInput, line: number): string {
  const before = lines.filter((each) => each.speaker !== 'candidate' && each.line < line);
  return (before.at(-1)?.text ?? '').slice(0, LONGEST_QUESTION);
}
