import type { Phrases } from '../phrases.ts';

/** What asking for a person instead of an AI interview means. */
export const aiInterviewPerson = {
  question: 'Pedir para falar com uma pessoa?',
  consequences:
    'Esta entrevista termina aqui, sem nenhum resultado, e a equipe de {{company}} é avisada de que você prefere uma pessoa. Ela decide como seguir e fala com você. Não dá para desfazer.',
  consequencesBegun:
    'Esta entrevista termina aqui, sem nenhum resultado, e o que você já respondeu fica guardado com a sua candidatura. A equipe de {{company}} é avisada de que você prefere uma pessoa, decide como seguir e fala com você. Não dá para desfazer.',
  note: 'Recado para {{company}}',
  noteHint: 'Se quiser, diga o que ajudaria você: horário, Libras, outro formato.',
  yes: 'Pedir uma pessoa',
  back: 'Voltar',
  failed: 'Não foi possível enviar o pedido',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-person': Phrases<typeof aiInterviewPerson>;
  }
}
