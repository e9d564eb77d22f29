import { escapeHtml } from '../../jobs/jobs.service.ts';
import type { QuestionRow } from '../questions.queries.ts';
import { escapeGift } from './gift-text.ts';

/** A test as GIFT, which holds neither code nor video. */
export function writeGift(title: string, questions: readonly QuestionRow[]): string {
  const blocks = questions.flatMap((question) => {
    const answers = answersOf(question);
    return answers === null ? [] : [`[html]${escapeGift(question.text)} ${answers}`];
  });
  const [named = ''] = title.split('\n');
  return `// ${named}\n\n${blocks.join('\n\n')}\n`;
}

/** What follows a statement of HTML is read as HTML, too. */
const asHtml = (text: string): string => escapeGift(escapeHtml(text).replace(/\r?\n/g, '<br />'));

/** What stands in braces; null for a type that GIFT does not have. */
function answersOf({ type, options, correctAnswer, explanation }: QuestionRow): string | null {
  const general = explanation === '' ? '' : `####${asHtml(explanation)}`;
  switch (type) {
    case 'MULTIPLE_CHOICE': {
      const marked = options.map(({ text, correct }) => `${correct ? '=' : '~'}${asHtml(text)}`);
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
