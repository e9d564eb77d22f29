import type { Phrases } from '../phrases.ts';

/** A résumé drawn page by page. */
export const pdfPages = {
  page: 'Página {{page, number}} de {{count, number}} do currículo',
  pageFailed: 'A página {{page, number}} não pôde ser mostrada. Baixe o arquivo para ler.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'pdf-pages': Phrases<typeof pdfPages>;
  }
}
