import { plain } from '@prova/contract/folded-text';

/** What a text is compared by: without accents, capitals and further blanks. */
export const fold = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();
