import { type ImportLoss, type ImportRefusal, TOPIC_MAX } from '@prova/contract/assessments/test-fields';
import { type GiftText, giftText, lineOf, linesOf, statementOf } from './gift-formats.ts';
import { indexOfPlain, splitPlain, trimBlanks } from './gift-text.ts';
import { QuestionRefused, requireKnownMarkup } from './markup.ts';

export interface Refused {
  readonly line: number | null;
  readonly question: number | null;
  readonly reason: ImportRefusal;
  readonly found: string;
  readonly excerpt: string;
}

/** Questions as they would be sent; whether they are right by the contract is seen afterwards. */
export interface GiftQuestion {
  readonly line: number;
  readonly excerpt: string;
  readonly question: Readonly<Record<string, unknown>>;
  readonly lost: readonly ImportLoss[];
}

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Moodle's GIFT: questions with blank lines between them, what is answered in braces. Read as Moodle reads and shows it. */
export function readGift(content: string): { questions: GiftQuestion[]; refused: Refused[] } {
  const questions: GiftQuestion[] = [];
  const refused: Refused[] = [];
  let topic = '';
  for (const { line, text } of blocksOf(content)) {
    const category = /^\$CATEGORY:\s*(.*)$/m.exec(text);
    if (category) {
      topic = topicOf(category[1] ?? '');
      continue;
    }
    const excerpt = text.replaceAll(/\s+/g, ' ').slice(0, 120);
    try {
      const { lost, ...question } = readQuestion(text);
      const cut = topic.slice(0, TOPIC_MAX).trim();
      if (cut !== topic) lost.add('topic');
      questions.push({ line, excerpt, question: { ...question, topic: cut }, lost: [...lost] });
    } catch (error) {
      if (!(error instanceof QuestionRefused)) throw error;
      refused.push({ line, question: null, reason: error.reason, found: error.found, excerpt });
    }
  }
  return { questions, refused };
}

/** "top/SQL/Junções": the last name is what it is about. Two slashes are one of a name. */
const topicOf = (category: string): string =>
  (category.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '').replaceAll('//', '/').replaceAll(/\s+/g, ' ').trim();

/** Without comments. Lines keep their number, and have no blanks around them. */
function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let first = 0;
  const end = () => {
    if (lines.length > 0) blocks.push({ line: first, text: lines.join('\n') });
    lines = [];
  };
  for (const [index, written] of content.split(/\r\n|\r|\n/).entries()) {
    const line = trimBlanks(written);
    if (line.startsWith('//')) continue;
    if (line === '') {
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

type Read = { [field: string]: unknown; lost: Set<ImportLoss> };

/** Formulas that Moodle draws: here they are read as they are written. */
const hasFormula = (text: string): boolean =>
  [
    ['\\(', '\\)'],
    ['\\[', '\\]'],
    ['$$', '$$'],
  ].some(([begins = '', ends = '']) => {
    const at = text.indexOf(begins);
    return at !== -1 && text.indexOf(ends, at + begins.length + 1) !== -1;
  });

/** @throws QuestionRefused */
function readQuestion(text: string): Read {
  const rest = withoutTitle(text);
  const open = indexOfPlain(rest, ['{', '}']);
  if (open === -1) throw new QuestionRefused('description');
  const close = indexOfPlain(rest, ['{', '}'], open + 1);
  // Those of a formula or of code have a backslash, or nobody can tell which are of the answer.
  if (rest[open] !== '{' || rest[close] !== '}' || indexOfPlain(rest, ['{', '}'], close + 1) !== -1)
    throw new QuestionRefused('unclosed');
  const after = rest.slice(close + 1);
  // A gap is where the answers stand, unless they stand at the end.
  const statement = giftText(
    trimBlanks(after) === '' ? rest.slice(0, open) : `${rest.slice(0, open)}_____${after}`,
    'moodle',
  );
  if (statement.text === '') throw new QuestionRefused('no_statement');
  const html = statementOf(statement);
  requireKnownMarkup(html);
  const lost = new Set<ImportLoss>(hasFormula(rest) ? ['latex'] : []);
  const parts = (marked: string) => giftText(marked, statement.format);
  return { text: html, points: 1, ...readAnswers(trimBlanks(rest.slice(open + 1, close)), parts, lost), lost };
}

/** Moodle names its questions in the bank; here nobody reads a name. */
function withoutTitle(text: string): string {
  if (!text.startsWith('::')) return text;
  const end = indexOfPlain(text, ['::'], 2);
  return text.slice(end === -1 ? 2 : end + 2);
}

type Parts = (marked: string) => GiftText;
type Answers = Readonly<Record<string, unknown>>;

const TRUTH = /^(?:T|TRUE|F|FALSE)$/i;

/** @throws QuestionRefused */
function readAnswers(answers: string, parts: Parts, lost: Set<ImportLoss>): Answers {
  const explain = (marked: string): string => {
    const { text, formatted } = linesOf(parts(marked));
    if (formatted && text !== '') lost.add('format');
    return text;
  };
  // The general feedback stands behind the last four hashes.
  const bits = splitPlain(answers, '####');
  const general = bits.length > 1 ? explain(bits.at(-1) ?? '') : '';
  const marked = trimBlanks(bits.length > 1 ? bits.slice(0, -1).join('####') : answers);
  if (marked === '') return { type: 'ESSAY', explanation: general, expectedAnswer: '', rubric: [] };
  if (marked.startsWith('#')) throw new QuestionRefused('numeric');
  if (indexOfPlain(marked, ['~']) !== -1) return readOptions(marked, general, parts, explain, lost);
  if (indexOfPlain(marked, ['=']) !== -1 && indexOfPlain(marked, ['->']) !== -1) throw new QuestionRefused('matching');
  const [truth = '', wrong = '', right = ''] = splitPlain(marked, '#', 3);
  if (!TRUTH.test(trimBlanks(truth))) throw new QuestionRefused('short_answer');
  const said = explain(right);
  if (trimBlanks(wrong) !== '' || (general !== '' && said !== '')) lost.add('feedback');
  return { type: 'TRUE_FALSE', correctAnswer: /^t/i.test(truth), explanation: general || said };
}

/** @throws QuestionRefused */
function readOptions(
  marked: string,
  general: string,
  parts: Parts,
  explain: (marked: string) => string,
  lost: Set<ImportLoss>,
): Answers {
  const options: { text: string; correct: boolean; feedback: string }[] = [];
  for (const { isRight, written } of optionsOf(marked)) {
    const [words = '', feedback = ''] = splitPlain(written, '#', 2);
    const [weighed = '', sign = '', weight] = /^\s*%(-?)(\d{1,2}\.?\d*)%/.exec(words) ?? [];
    const points = weight === undefined ? 0 : Number(`${sign}${weight}`);
    if (points !== 0 && points !== 100 && (isRight || points > 0)) throw new QuestionRefused('weighted');
    if (points < 0) lost.add('penalty');
    const { text, formatted } = lineOf(parts(words.slice(weighed.length)));
    if (formatted) lost.add('format');
    options.push({ text, correct: isRight || points === 100, feedback });
  }
  const right = options.filter(({ correct }) => correct);
  if (right.length === 0) throw new QuestionRefused('no_right');
  if (right.length > 1) throw new QuestionRefused('several_right');
  if (options.some(({ text }) => text === '')) throw new QuestionRefused('empty_option');
  const said = explain(right[0]?.feedback ?? '');
  const isSaid = (feedback: string) => trimBlanks(feedback) !== '';
  if (options.some(({ correct, feedback }) => !correct && isSaid(feedback)) || (general !== '' && said !== ''))
    lost.add('feedback');
  return {
    type: 'MULTIPLE_CHOICE',
    options: options.map(({ text, correct }) => ({ text, correct })),
    explanation: general || said,
  };
}

/** What stands behind each mark. Words before the first are an option, too, and not the right one. */
function optionsOf(marked: string): { isRight: boolean; written: string }[] {
  const options: { isRight: boolean; written: string }[] = [];
  let at = indexOfPlain(marked, ['=', '~']);
  if (trimBlanks(marked.slice(0, at)) !== '') options.push({ isRight: false, written: marked.slice(0, at) });
  while (at !== -1) {
    const next = indexOfPlain(marked, ['=', '~'], at + 1);
    options.push({ isRight: marked[at] === '=', written: marked.slice(at + 1, next === -1 ? undefined : next) });
    at = next;
  }
  return options;
}
