import type { QuestionRow } from '../questions.queries.ts';
import { escapeGift } from './gift-text.ts';

/** A test as GIFT, which holds neither code nor video. @returns also the numbers of what was left out */
export function writeGift(title: string, questions: readonly QuestionRow[]): { content: string; leftOut: number[] } {
  const leftOut: number[] = [];
  const blocks = questions.flatMap((question) => {
    const answers = answersOf(question);
    if (answers !== null) return [`[html]${escapeGift(question.text)} ${answers}`];
    leftOut.push(question.position);
    return [];
  });
  const [named = ''] = title.split('\n');
  return { content: `// ${named}\n\n${blocks.join('\n\n')}\n`, leftOut };
}

/** What stands in braces; null for a type that GIFT does not have. */
function answersOf({ type, options, correctAnswer, explanation }: QuestionRow): string | null {
  const general = explanation === '' ? '' : `####${escapeGift(explanation)}`;
  switch (type) {
    case 'MULTIPLE_CHOICE': {
      const marked = options.map(({ text, correct }) => `${correct ? '=' : '~'}${escapeGift(text)}`);
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
