import type { QuestionRow } from '../questions.queries.ts';
import { escapeGift } from './gift-text.ts';

/** A test as GIFT, which holds neither code nor video. */
export function writeGift(title: string, questions: readonly QuestionRow[]): string {
  const blocks = questions.flatMap((question) => {
    const answers = answersOf(question);
    // A return is a blank of HTML; as a line end it would be another character.
    const statement = escapeGift(question.text.replaceAll('\r', '&#13;'));
    return answers === null ? [] : [`[html]${statement} ${answers}`];
  });
  const [named = ''] = title.split(/[\r\n]/);
  return `// ${named}\n\n${blocks.join('\n\n')}\n`;
}

/** Options and explanations have no marks: what looks like one is shown as it is written. */
const plain = (text: string): string => `[plain]${escapeGift(text)}`;

/** What stands in braces; null for a type that GIFT does not have. */
function answersOf({ type, options, correctAnswer, explanation }: QuestionRow): string | null {
  const general = explanation === '' ? '' : `####${plain(explanation)}`;
  switch (type) {
    case 'MULTIPLE_CHOICE': {
      const marked = options.map(({ text, correct }) => `${correct ? '=' : '~'}${plain(text)}`);
      return `{${marked.join(' ')} ${general}}`;
    }
    case 'TRUE_FALSE':
      return `{${correctAnswer ? 'TRUE' : 'FALSE'}${general}}`;
    case 'ESSAY':
      return `{${general}}`;
    default:
      return null;
  }
}
