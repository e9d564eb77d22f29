import type { Phrases } from '../phrases.ts';
import type { documents as source } from '../pt-BR/documents.ts';

export const documents: Phrases<typeof source> = {
  title: 'The terms have changed',
  intro: 'Read and accept the current versions to continue. What you were doing stays as it is.',
  accept: 'Accept and continue',
  leave: 'Sign out',
};
