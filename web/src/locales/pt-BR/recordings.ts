import type { Phrases } from '../phrases.ts';

/** What was recorded of an interview. */
export const recordings = {
  title: 'Gravação',
  loadError: 'As gravações não carregaram',
  recordedBy: 'gravada por {{name}}',
  removedOn: 'será apagada até {{when}}',
  actions: 'Ações da gravação',
  download: 'Baixar',
  downloadPart: 'Baixar trecho {{number}}',
  player: 'Gravação da entrevista',
  rate: 'Velocidade',
  parts: 'Trechos da gravação',
  part: 'Trecho {{number}} ({{at}})',
  nameless: 'Pessoa candidata',
  incomplete: 'Falta um trecho: quem gravou ainda não enviou tudo. Ele entra aqui assim que chegar.',
  concealed: 'Esta vaga esconde quem se candidata: só quem participa da entrevista pode assistir.',
  states: {
    idle: { title: 'Nada chegou ainda', text: 'A gravação começou, e o primeiro trecho está a caminho.' },
    recording: { title: 'Gravando agora', text: 'Você pode assistir aqui assim que a gravação terminar.' },
    uploading: { title: 'Preparando a gravação', text: 'Isso leva alguns instantes. A página se atualiza sozinha.' },
    completed: { title: 'Gravação pronta', text: 'Tudo o que foi gravado está aqui.' },
    aborted: {
      title: 'Não há o que assistir',
      text: 'A gravação foi descartada, ou o navegador que gravava foi fechado antes de enviar qualquer coisa.',
    },
  },
  playError: {
    title: 'Não foi possível reproduzir a gravação',
    text: 'Veja se a internet está funcionando. Pode ser também que a gravação tenha sido apagada ou que você não tenha mais acesso.',
    retry: 'Tentar de novo',
  },
  transcript: {
    title: 'O que foi dito',
    lead: 'Escolha uma frase para ouvir a partir dela. Legendas do navegador podem ter erros.',
    empty: 'Ninguém ligou as legendas durante a gravação, então não há transcrição.',
    typed: 'digitada',
  },
  consents: {
    open: 'Quem aceitou ser gravado',
    title: 'Quem aceitou ser gravado',
    lead: 'A gravação só começou depois que todas as pessoas na sala aceitaram.',
  },
  withdraw: {
    open: 'Retirar meu consentimento',
    title: 'Retirar seu consentimento?',
    text: 'A gravação e a transcrição serão apagadas para todas as pessoas, agora e para sempre. As legendas digitadas e as anotações da equipe continuam.',
    confirm: 'Retirar e apagar',
  },
  remove: {
    open: 'Excluir gravação',
    title: 'Excluir esta gravação?',
    text: 'A gravação e a transcrição serão apagadas para toda a equipe. Não dá para desfazer.',
    confirm: 'Excluir gravação',
  },
  roles: {
    host: 'conduziu a entrevista',
    interviewer: 'entrevistou',
    candidate: 'pessoa candidata',
    observer: 'observou',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    recordings: Phrases<typeof recordings>;
  }
}
