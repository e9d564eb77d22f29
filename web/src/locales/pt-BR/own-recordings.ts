import type { Phrases } from '../phrases.ts';

/** Recordings for whoever was recorded. */
export const ownRecordings = {
  title: 'Gravações de entrevistas',
  titleOfInterview: 'Esta entrevista foi gravada',
  text: 'Só quem conduz cada processo seletivo pode assistir. Você pode retirar seu consentimento quando quiser. Para quem se candidatou, isso não traz nenhum prejuízo.',
  textOfInterview:
    'Só quem conduz este processo seletivo pode assistir. Você pode retirar seu consentimento quando quiser, sem nenhum prejuízo para sua candidatura.',
  loadError: 'As gravações não carregaram',
  recorded: 'Gravada em {{when}}',
  agreed: 'você aceitou em {{when}}',
  removedOn: 'será apagada até {{when}}',
  withdraw: 'Retirar consentimento',
  withdrawFrom: 'Retirar consentimento da gravação com {{company}}',
  sureTitle: 'Apagar esta gravação?',
  sureText:
    'A gravação e a transcrição serão apagadas para todas as pessoas, agora e para sempre. As legendas digitadas e as anotações da equipe continuam.',
  sure: 'Retirar e apagar',
  keep: 'Manter gravação',
  deleted: 'Gravação apagada.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-recordings': Phrases<typeof ownRecordings>;
  }
}
