import type { Phrases } from '../phrases.ts';

/** Of the page of an interview that was held in our room. */
export const interviewConversation = {
  title: 'O que foi dito na sala',
  lead: 'As mensagens do chat e as legendas. Legendas automáticas podem ter erros.',
  nothing: 'Ninguém escreveu no chat nem usou as legendas.',
  loadError: 'A conversa da sala não carregou',
  erased: 'Pessoa que apagou seus dados',
  browser: 'legenda do navegador',
  service: 'legenda do serviço de transcrição',
  typed: 'legenda digitada',
  download: 'Baixar como texto',
  fileName: 'entrevista.txt',
  showAll_one: 'Mostrar tudo ({{count, number}})',
  showAll_many: 'Mostrar tudo ({{count, number}})',
  showAll_other: 'Mostrar tudo ({{count, number}})',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'interview-conversation': Phrases<typeof interviewConversation>;
  }
}
