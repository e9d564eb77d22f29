import { CODE_LANGUAGES } from '@prova/contract/code/code-fields';
import { readingMinutes } from '@prova/contract/knowledge/knowledge-fields';
import { pictureIds } from '../assessments/assessments.service.ts';
import { cleanRichText, plainText } from '../jobs/jobs.service.ts';

/** What an author wrote, as it is kept. */
export interface Body {
  /** HTML, reduced to paragraphs, headings, lists, emphasis, code with its language, outward links and pictures. */
  readonly body: string;
  readonly pictures: string[];
  readonly minutes: number;
}

export function cleanBody(html: string): Body & { readonly words: string } {
  const body = cleanRichText(html, { code: true, pictures: true, languages: CODE_LANGUAGES });
  const words = plainText(body);
  return {
    body,
    words,
    pictures: pictureIds(body),
    minutes: readingMinutes(words.split(/\s+/).filter(Boolean).length),
  };
}

/** Whether there is something to be read: a picture is, too. */
export const isEmptyBody = ({ body, pictures }: Pick<Body, 'body' | 'pictures'>): boolean =>
  pictures.length === 0 && plainText(body) === '';
