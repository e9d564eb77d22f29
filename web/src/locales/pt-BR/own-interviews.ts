import type { Phrases } from '../phrases.ts';

export const ownInterviews = {
  title: 'Próximas entrevistas',
  one: 'Entrevista',
  answer: 'Responder',
  see: 'Ver entrevista',
  unanswered: 'Aguarda sua resposta',
  accepted: 'Presença confirmada',
  anotherTime: 'Outro horário pedido',
  now: 'É agora',
  loadError: 'Não foi possível carregar suas entrevistas',
  loadErrorText: 'Confira sua conexão e tente de novo.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-interviews': Phrases<typeof ownInterviews>;
  }
}
