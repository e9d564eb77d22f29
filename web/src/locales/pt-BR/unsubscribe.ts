import type { Phrases } from '../phrases.ts';

export const unsubscribe = {
  title: 'Parar de receber estes e-mails',
  intro:
    'Você deixa de receber e-mails como o que trouxe você até aqui. O que tem prazo ou trata da segurança da conta continua indo.',
  stop: 'Parar de receber',
  failed: 'Nada mudou ainda',
  doneTitle: 'Pronto, não enviamos mais',
  done: 'Você não recebe mais e-mails como aquele. Dentro da Prova, o sino continua mostrando as novidades.',
  again: 'Voltar a receber',
  backTitle: 'Você voltou a receber estes e-mails',
  back: 'Tudo continua como antes.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    unsubscribe: Phrases<typeof unsubscribe>;
  }
}
