import type { Phrases } from '../phrases.ts';

export const ownAiInterviews = {
  title: 'Entrevistas com IA',
  until: 'Comece até {{date}}',
  length_one: '{{count}} pergunta, cerca de {{minutes}}',
  length_many: '{{count}} perguntas, cerca de {{minutes}}',
  length_other: '{{count}} perguntas, cerca de {{minutes}}',
  begin: 'Começar',
  goOn: 'Continuar',
  see: 'Ver entrevista',
  state: {
    waiting: 'Espera por você',
    inProgress: 'Em andamento',
    completed: 'Concluída',
    failed: 'Terminou antes do fim',
    cancelled: 'Cancelada',
    expired: 'Prazo encerrado',
    person: 'Você pediu uma pessoa',
  },
  openFailed: 'Não foi possível abrir a entrevista. Tente de novo, ou use o link do e-mail.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-ai-interviews': Phrases<typeof ownAiInterviews>;
  }
}
