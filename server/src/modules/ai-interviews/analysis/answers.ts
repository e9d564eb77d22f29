import type { ANSWER_FLAGS } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Quote } from '@prova/contract/ai-interviews/analysis';
import type { AnalysedLine, AnalysisInput, ScriptQuestion } from './analysis-input.ts';
import { keysOf, likeness, type Span, type Word, wordsOf, wordsWithin } from './folded-line.ts';
import { addressesProgram } from './instructions-to-program.ts';
import { type Language, languageOf } from './language-of.ts';
import { isPrivate } from './private-topics.ts';
import { sentenceSpans } from './sentence-spans.ts';

export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

export interface Sentence extends Span {
  readonly line: number;
  readonly text: string;
  readonly words: readonly Word[];
  /** False for what speaks to the program, is private, or was said before. */
  readonly counts: boolean;
  readonly isInstruction: boolean;
}

/** A line of the candidate. */
export interface SpokenLine {
  readonly line: AnalysedLine;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  readonly language: Language | null;
  readonly flags: readonly AnswerFlag[];
}

/** What the candidate says to one question and its follow-ups; between people, from one word of the team to another. */
export interface Answer {
  readonly question: ScriptQuestion | null;
  readonly lines: readonly SpokenLine[];
  readonly words: number;
  readonly seconds: number | null;
  readonly followUps: number;
  readonly isAnswered: boolean;
}

const VERY_SHORT = 8;
const ANSWERED_FROM = 5;
const TURN_WORDS = 60;
/** So much of an answer said before is a repetition. */
const SAME = 0.85;

/** The answers of an interview, in order, with what a reader should know of each line. */
export function answersOf(input: AnalysisInput): Answer[] {
  const said = new Set<string>();
  const before: ReadonlySet<string>[] = [];
  const spoken = new Map<AnalysedLine, SpokenLine>();
  const asked = input.lines.filter(({ speaker }) => speaker !== 'candidate').map(({ text }) => keysOf(wordsOf(text)));
  for (const line of input.lines) {
    if (line.speaker !== 'candidate' || line.isSkipped) continue;
    spoken.set(line, readLine(line, input, { said, before, asked }));
  }
  return input.script.length > 0 ? byQuestion(input, spoken) : byTurn(input, spoken);
}

interface Earlier {
  readonly said: Set<string>;
  readonly before: ReadonlySet<string>[];
  readonly asked: readonly ReadonlySet<string>[];
}

function readLine(line: AnalysedLine, { locale, kind }: AnalysisInput, { said, before, asked }: Earlier): SpokenLine {
  const words = wordsOf(line.text);
  const language = languageOf(words);
  const keys = keysOf(words);
  const isRepeated = words.length >= VERY_SHORT && [...before, ...asked].some((other) => likeness(keys, other) >= SAME);
  before.push(keys);
  let again = 0;
  const sentences = sentenceSpans(line.text).map((span): Sentence => {
    const text = line.text.slice(span.start, span.end);
    const own = wordsWithin(words, span);
    const key = own.map((word) => word.key).join(' ');
    const isNew = own.length < 4 || !said.has(key);
    said.add(key);
    if (!isNew) again += 1;
    const isInstruction = addressesProgram(text, own);
    const counts = !isRepeated && isNew && language !== 'none' && !isInstruction && !isPrivate(own);
    return { ...span, line: line.line, text, words: own, counts, isInstruction };
  });
  const flags: AnswerFlag[] = [];
  if (sentences.some(({ isInstruction }) => isInstruction)) flags.push('addresses_the_program');
  if (isRepeated || again > 1 || isLoop(words)) flags.push('repeated');
  if (language === 'none') flags.push('not_words');
  if (language === 'other' || (language !== null && language !== 'none' && language !== locale))
    flags.push('other_language');
  // Between people a line is a breath, not an answer.
  if (kind === 'ai' && words.length < VERY_SHORT) flags.push('very_short');
  return { line, words, sentences, language, flags };
}

/** The same few words again and again. */
function isLoop(words: readonly Word[]): boolean {
  return words.length >= 30 && keysOf(words).size / words.length < 0.2;
}

function byQuestion({ script, lines }: AnalysisInput, spoken: ReadonlyMap<AnalysedLine, SpokenLine>): Answer[] {
  return script.map((question) => {
    const own = lines.filter((line) => line.question === question.question);
    const followUps = own.filter(({ speaker, kind }) => speaker === 'program' && kind === 'follow-up').length;
    return answerOf(
      question,
      own.flatMap((line) => spoken.get(line) ?? []),
      followUps,
    );
  });
}

/** Between people many a turn is a nod: what follows belongs to the same answer until it is as long as one. */
function byTurn({ lines }: AnalysisInput, spoken: ReadonlyMap<AnalysedLine, SpokenLine>): Answer[] {
  const turns: SpokenLine[][] = [[]];
  let words = 0;
  for (const line of lines) {
    const own = spoken.get(line);
    if (own) {
      turns.at(-1)?.push(own);
      words += own.words.length;
    } else if (line.speaker !== 'candidate' && words >= TURN_WORDS) {
      turns.push([]);
      words = 0;
    }
  }
  return turns.filter((turn) => turn.length > 0).map((turn) => answerOf(null, turn, 0));
}

function answerOf(question: ScriptQuestion | null, lines: readonly SpokenLine[], followUps: number): Answer {
  const counted = lines.flatMap(({ sentences }) => sentences.filter(({ counts }) => counts));
  const timed = lines.filter(({ line }) => line.seconds !== null);
  return {
    question,
    lines,
    words: lines.reduce((sum, { words }) => sum + words.length, 0),
    seconds: timed.length === 0 ? null : Math.round(timed.reduce((sum, { line }) => sum + (line.seconds ?? 0), 0)),
    followUps,
    isAnswered: counted.reduce((sum, { words }) => sum + words.length, 0) >= ANSWERED_FROM,
  };
}

export const quoteOf = ({ line, start, end, text }: Sentence): Quote => ({ line, start, end, text });

/** The sentences that count, in order. */
export const countedSentences = (answers: readonly Answer[]): Sentence[] =>
  answers.flatMap(({ lines }) => lines.flatMap(({ sentences }) => sentences.filter(({ counts }) => counts)));
