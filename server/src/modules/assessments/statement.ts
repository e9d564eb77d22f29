import { cleanRichText, plainText } from '../jobs/jobs.service.ts';

export interface Statement {
  /** HTML, reduced to paragraphs, headings, lists, emphasis, code and outward links. */
  readonly text: string;
  /** What of it is read; '' when there is nothing. */
  readonly words: string;
}

/** What an author wrote as the statement of a question. */
export function cleanStatement(html: string): Statement {
  const text = cleanRichText(html, { code: true });
  return { text, words: plainText(text) };
}
