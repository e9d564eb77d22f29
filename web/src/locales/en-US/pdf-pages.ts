import type { Phrases } from '../phrases.ts';
import type { pdfPages as source } from '../pt-BR/pdf-pages.ts';

export const pdfPages: Phrases<typeof source> = {
  page: 'Page {{page, number}} of {{count, number}} of the resume',
  pageFailed: 'Page {{page, number}} could not be shown. Download the file to read it.',
};
