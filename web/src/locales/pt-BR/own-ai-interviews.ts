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
  proof: {
    title: 'Uma pessoa de {{company}} confirmou a análise desta entrevista',
    skills: 'O que esta entrevista comprova',
    levels: { ADVANCED: 'avançado', INTERMEDIATE: 'intermediário', BEGINNING: 'iniciante' },
    show: 'Mostrar no meu perfil',
    hint: 'Quem vê seu perfil lê o nível, a data, que veio de uma entrevista com IA e que uma pessoa de {{company}} confirmou. Conta na sua compatibilidade com vagas, vale até {{date}} e perde peso com o tempo. Sai do perfil se você desistir da candidatura ou a entrevista for apagada. Se sair porque a empresa retirou a confirmação, pediu outra análise, perdeu a verificação ou passou a ocultar quem se candidata, avisamos você.',
    shown: 'Resultado no seu perfil',
    hidden: 'Resultado fora do seu perfil',
    failed: 'O perfil não mudou',
  },
  openFailed: 'Não foi possível abrir a entrevista. Tente de novo, ou use o link do e-mail.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-ai-interviews': Phrases<typeof ownAiInterviews>;
  }
}
