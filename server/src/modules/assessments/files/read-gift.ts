import type { ImportRefusal } from '@prova/contract/assessments/test-fields';
import { paragraphs, plainText } from '../../jobs/jobs.service.ts';
import { indexOfPlain, unescapeGift } from './gift-text.ts';

export interface Refused {
  readonly line: number | null;
  readonly question: number | null;
  readonly reason: ImportRefusal;
  readonly excerpt: string;
}

/** Questions as they would be sent; whether they are right by the contract is seen afterwards. */
export interface GiftQuestion {
  readonly line: number;
  readonly excerpt: string;
  readonly question: Readonly<Record<string, unknown>>;
}

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Moodle's GIFT: questions with blank lines between them, what is answered in braces. */
export function readGift(content: string): { questions: GiftQuestion[]; refused: Refused[] } {
  const questions: GiftQuestion[] = [];
  const refused: Refused[] = [];
  let topic = '';
  for (const { line, text } of blocksOf(content)) {
    const category = /^\$CATEGORY:\s*(.*)$/m.exec(text);
    if (category) {
      // "top/SQL/Junções": the last name is what it is about.
      topic = (category[1] ?? '').split('/').at(-1)?.trim().slice(0, 60) ?? '';
      continue;
    }
    const excerpt = text.replaceAll(/\s+/g, ' ').slice(0, 120);
    const read = readQuestion(text);
    if (typeof read === 'string') refused.push({ line, question: null, reason: read, excerpt });
    else questions.push({ line, excerpt, question: { ...read, topic } });
  }
  return { questions, refused };
}

/** Without comments. Lines keep their number. */
function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let first = 0;
  const end = () => {
    if (lines.length > 0) blocks.push({ line: first, text: lines.join('\n') });
    lines = [];
  };
  for (const [index, line] of content.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*\/\//.test(line)) continue;
    if (line.trim() === '') {
      end();
      continue;
    }
    // A category is a line of its own, also without a blank one behind it.
    if (line.startsWith('$CATEGORY:')) end();
    if (lines.length === 0) first = index + 1;
    lines.push(line);
    if (line.startsWith('$CATEGORY:')) end();
  }
  end();
  return blocks;
}

type Read = Readonly<Record<string, unknown>> | ImportRefusal;

function readQuestion(text: string): Read {
  const untitled = text.replace(/^\s*::(?:\\[\s\S]|[^\\:]|:(?!:))*::/, '');
  const [, format = '', rest = ''] = /^\s*(?:\[(html|plain|moodle|markdown)\])?([\s\S]*)$/.exec(untitled) ?? [];
  const open = indexOfPlain(rest, '{');
  if (open === -1) return 'description';
  const close = indexOfPlain(rest, '}', open);
  if (close === -1) return 'unclosed';
  const after = rest.slice(close + 1).trim();
  if (after !== '' && rest.slice(open + 1, close).trim() !== '') return 'missing_word';
  const statement = unescapeGift(rest.slice(0, open));
  if (statement === '') return 'no_statement';
  const html = format === 'html' ? statement : paragraphs(statement);
  // Options and explanations are plain text here.
  const words = (marked: string) => (format === 'html' ? linesOf(unescapeGift(marked)) : unescapeGift(marked));
  return readAnswers(html, rest.slice(open + 1, close).trim(), words);
}

const LINE_END = /<br\s*\/?>|<\/(?:p|li|div)>/i;
const TRUTH = /^(T|TRUE|F|FALSE)(?:#([\s\S]*))?$/i;

type Words = (marked: string) => string;

const linesOf = (html: string): string => html.split(LINE_END).map(plainText).join('\n').trim();

function readAnswers(text: string, answers: string, wordsOf: Words): Read {
  const common = { text, points: 1 };
  const [marked = '', general = ''] = splitFeedback(answers);
  const explanation = wordsOf(general);
  if (marked === '') return { ...common, type: 'ESSAY', explanation, expectedAnswer: '', rubric: [] };
  const truth = TRUTH.exec(marked);
  if (truth) {
    const said = wordsOf((truth[2] ?? '').split('#').at(-1) ?? '');
    const correctAnswer = /^t/i.test(truth[1] ?? '');
    return { ...common, type: 'TRUE_FALSE', correctAnswer, explanation: explanation || said };
  }
  if (marked.startsWith('#')) return 'numeric';
  return readOptions(common, marked, explanation, wordsOf);
}

/** The general feedback stands behind four hashes. */
function splitFeedback(answers: string): string[] {
  const at = answers.indexOf('####');
  return at === -1 ? [answers] : [answers.slice(0, at).trim(), answers.slice(at + 4)];
}

function readOptions(common: { text: string; points: number }, marked: string, general: string, wordsOf: Words): Read {
  const parts: { correct: boolean; text: string; feedback: string }[] = [];
  let at = indexOfPlain(marked, '=~');
  if (at === -1) return 'invalid';
  while (at !== -1) {
    const next = indexOfPlain(marked, '=~', at + 1);
    const part = marked.slice(at + 1, next === -1 ? undefined : next);
    if (/(?:^|[^\\])->/.test(part)) return 'matching';
    const hash = indexOfPlain(part, '#');
    let words = hash === -1 ? part : part.slice(0, hash);
    const weight = /^\s*%(-?[\d.]+)%/.exec(words);
    if (weight) {
      const value = Number(weight[1]);
      if (value !== 0 && value !== 100 && !(marked[at] === '~' && value < 0)) return 'weighted';
      words = words.slice(weight[0].length);
    }
    const correct = marked[at] === '=' || Number(weight?.[1]) === 100;
    parts.push({ correct, text: wordsOf(words), feedback: hash === -1 ? '' : wordsOf(part.slice(hash + 1)) });
    at = next;
  }
  const right = parts.filter(({ correct }) => correct);
  if (right.length === parts.length) return 'short_answer';
  if (right.length === 0) return 'no_right';
  if (right.length > 1) return 'several_right';
  const words = parts.map(({ text }) => text.toLowerCase());
  if (new Set(words).size < words.length) return 'same_options';
  return {
    ...common,
    type: 'MULTIPLE_CHOICE',
    options: parts.map(({ text, correct }) => ({ text: text.replaceAll(/\s+/g, ' '), correct })),
    explanation: general || right[0]?.feedback || '',
  };
}
