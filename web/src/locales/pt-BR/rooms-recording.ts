import type { Phrases } from '../phrases.ts';

export const roomsRecording = {
  offline: 'Sem conexão com a sala. Responda de novo quando ela voltar.',
  notSent: 'Sem conexão com a sala. Tente de novo quando ela voltar.',
  oldWords: 'O texto sobre a gravação mudou. Recarregue a página para ler o texto atual.',
  words: {
    picture: 'São gravados a imagem, o som e, em texto, o que for dito.',
    sound: 'São gravados o som e, em texto, o que for dito. A imagem não é gravada.',
    either: 'A gravação tem o som e, em texto, o que for dito. Ela pode ter imagem.',
    who: 'Só a equipe desta vaga pode ver a gravação.',
    howLong: 'Ela fica guardada pelo prazo que a empresa definiu, e depois é apagada.',
    free: 'Recusar não traz nenhuma desvantagem na seleção.',
    withdraw: 'Você pode mudar de ideia a qualquer momento: a gravação e o texto dela são apagados.',
  },
  record: {
    title: 'Gravar esta entrevista?',
    text: 'Antes, perguntamos a cada pessoa na sala. A gravação só começa quando todas aceitarem.',
    picture: 'A gravação terá imagem e som. Ela é feita neste navegador: fique na sala até parar.',
    soundOnly:
      'Este navegador grava só o som. Para ter imagem, entre pelo Chrome ou pelo Edge no computador. A gravação é feita aqui: fique na sala até parar.',
    yes: 'Perguntar a todos',
  },
  asking: {
    title: 'Esperando as respostas sobre a gravação',
    awaited: 'Falta a resposta de {{names}}. Nada é gravado até todas as pessoas aceitarem.',
    soon: 'Todas as pessoas responderam. A gravação já vai começar.',
    cancel: 'Cancelar pedido',
  },
  callOff: {
    title: 'Cancelar o pedido de gravação?',
    text: 'Nada foi gravado até agora.',
    yes: 'Cancelar pedido',
    no: 'Continuar esperando',
  },
  ask: {
    title: 'A entrevista pode ser gravada?',
    text: '{{name}} quer gravar a entrevista. Nada é gravado antes de todas as pessoas aceitarem.',
    yes: 'Aceito a gravação',
    no: 'Não aceito',
  },
  door: {
    title: 'Esta entrevista está sendo gravada, ou vai ser',
    text: 'Para entrar, diga antes se você aceita a gravação.',
    accepted: 'Você aceitou a gravação. Agora é só esperar que abram a porta.',
    declined:
      'Você não aceitou a gravação. Quem conduz a entrevista vê sua resposta e pode parar a gravação para você entrar.',
  },
  entry: {
    title: 'Esta entrevista está sendo gravada',
    text: 'Para entrar, é preciso aceitar a gravação.',
    yes: 'Aceito e quero entrar',
    no: 'Não aceito, voltar',
  },
  mark: {
    label: 'Sobre a gravação',
    recording: 'Gravando',
    interrupted: 'Gravação interrompida',
    title: 'Esta entrevista está sendo gravada',
    by: 'Gravada por {{name}}. Todas as pessoas na sala aceitaram:',
    interruptedText:
      '{{name}} perdeu a conexão com a sala. O navegador de quem grava pode continuar gravando e envia tudo na volta.',
  },
  noRecorder: {
    title: 'A gravação não está funcionando neste navegador',
    text: 'Nada está sendo gravado agora. Recarregue a página para gravar o que vem a seguir, ou pare a gravação. A conversa segue normalmente.',
  },
  stop: {
    open: 'Parar a gravação',
    title: 'Parar a gravação?',
    text: 'O que foi gravado até aqui fica com a entrevista. Para gravar de novo, perguntamos outra vez a todas as pessoas.',
    yes: 'Parar',
    no: 'Continuar gravando',
  },
  withdraw: {
    open: 'Retirar meu consentimento',
    title: 'Retirar seu consentimento?',
    text: 'A gravação para, e tudo o que foi gravado até aqui é apagado, com o texto do que foi dito. Mensagens do chat e legendas digitadas ficam. Isso não traz nenhuma desvantagem na seleção.',
    yes: 'Retirar e apagar',
    no: 'Manter',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'rooms-recording': Phrases<typeof roomsRecording>;
  }
}
