import { CODE_LANGUAGES } from '@prova/contract/code/code-fields';
import { readingMinutes } from '@prova/contract/knowledge/knowledge-fields';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { pictureIds } from '../assessments/assessments.service.ts';
import { cleanRichText, plainText } from '../jobs/jobs.service.ts';

/** What an author wrote, as it is kept. */
export interface Body {
  /** HTML, reduced to paragraphs, headings, lists, emphasis, code with its language, outward links and pictures. */
  readonly body: string;
  readonly pictures: string[];
  readonly minutes: number;
}

const clean = (html: string) => cleanRichText(html, { code: true, pictures: true, languages: CODE_LANGUAGES });

/** @throws AppError VALIDATION_FAILED where what is kept would be longer: cleaning may write a character as five */
export function cleanBody(ctx: Ctx, html: string, maximum: number): Body {
  const once = clean(html);
  if (once.length > maximum)
    throw validationError([{ field: 'body', code: 'TOO_LONG', values: { maximum } }], ctx.locale);
  // What hostile marks leave nested is parted now, as it would be when it comes back from the editor.
  const body = clean(once);
  const words = plainText(body).split(/\s+/).filter(Boolean);
  return { body, pictures: pictureIds(body), minutes: readingMinutes(words.length) };
}

/** Whether there is something to be read: a picture is, too. */
export const isEmptyBody = ({ body, pictures }: Pick<Body, 'body' | 'pictures'>): boolean =>
  pictures.length === 0 && plainText(body) === '';
