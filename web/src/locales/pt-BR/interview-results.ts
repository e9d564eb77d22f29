import type { Phrases } from '../phrases.ts';

/** Of the page of an interview. */
export const interviewResults = {
  title: 'Testes técnicos',
  loadError: 'Os resultados dos testes não carregaram',
  /** Of tests without a score. */
  status: {
    sent: 'Ainda não começou',
    started: 'Em andamento',
    done: 'Em correção',
    declined: 'Recusado',
    expired: 'Não fez no prazo',
    cancelled: 'Cancelado',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'interview-results': Phrases<typeof interviewResults>;
  }
}
