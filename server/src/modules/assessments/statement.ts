import { cleanRichText, plainText } from '../jobs/jobs.service.ts';

export interface Statement {
  /** HTML, reduced to paragraphs, headings, lists, emphasis, code, outward links and pictures. */
  readonly text: string;
  /** What of it is read, of pictures the words for them; '' when there is nothing. */
  readonly words: string;
}

/** As `cleanStatement` writes a picture. */
const PICTURE = /<img data-file="([0-9a-f-]{36})" alt="([^"]*)" \/>/g;

/** What an author wrote as the statement of a question. */
export function cleanStatement(html: string): Statement {
  const text = cleanRichText(html, { code: true, pictures: true });
  return { text, words: plainText(text.replaceAll(PICTURE, ' $2 ')) };
}

/** The pictures of a cleaned statement, each time they stand there. */
export const picturesIn = (text: string): { fileId: string; words: string }[] =>
  [...text.matchAll(PICTURE)].map(([, fileId = '', words = '']) => ({ fileId, words }));

/** The files that a cleaned statement names, each once. */
export const pictureIds = (text: string): string[] => [...new Set(picturesIn(text).map(({ fileId }) => fileId))];

/** With an address for each picture. @param urlOf of a file */
export const withAddresses = (text: string, urlOf: (fileId: string) => string): string =>
  text.replaceAll(PICTURE, (_, fileId: string, words: string) => {
    const url = urlOf(fileId).replaceAll('&', '&amp;');
    return `<img src="${url}" data-file="${fileId}" alt="${words}" />`;
  });

/** With the words for each picture in its place, for files that hold none. */
export const withoutPictures = (text: string): string => text.replaceAll(PICTURE, '[$2]');
