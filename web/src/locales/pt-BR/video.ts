import type { Phrases } from '../phrases.ts';

export const video = {
  intro:
    'Grave um vídeo de até {{time}} com a câmera e o microfone. Você pode assistir e gravar de novo antes de finalizar.',
  prepare: 'Ligar a câmera',
  start: 'Começar a gravar',
  cancel: 'Cancelar',
  stop: 'Parar',
  again: 'Gravar de novo',
  recording: 'Gravando',
  left: 'Restam {{time}}',
  camera: 'O que a câmera vê',
  yours: 'Sua resposta em vídeo',
  answer: 'Resposta em vídeo',
  place: 'Posição no vídeo',
  placeOf: '{{at}} de {{all}}',
  unplayable: 'O vídeo parou de carregar. Confira sua conexão.',
  playAgain: 'Carregar de novo',
  sending_one: 'Enviando o vídeo: falta {{count}} parte.',
  sending_many: 'Enviando o vídeo: faltam {{count}} partes.',
  sending_other: 'Enviando o vídeo: faltam {{count}} partes.',
  offline_one: 'Sem conexão. {{count}} parte do vídeo está guardada neste aparelho.',
  offline_many: 'Sem conexão. {{count}} partes do vídeo estão guardadas neste aparelho.',
  offline_other: 'Sem conexão. {{count}} partes do vídeo estão guardadas neste aparelho.',
  sent: 'Vídeo enviado.',
  partial: 'A gravação foi interrompida. O que chegou até aqui vale como resposta; se preferir, grave de novo.',
  lost: 'A gravação anterior não chegou. Grave de novo.',
  lostOther: 'O vídeo não chegou: a gravação foi interrompida antes de ser enviada.',
  arriving: 'O vídeo ainda está chegando.',
  unsent: 'Seu vídeo ainda está sendo enviado. Espere terminar e finalize.',
  failures: {
    denied: 'Sem permissão para usar a câmera',
    missing: 'Nenhuma câmera ou microfone encontrado',
    busy: 'A câmera está em uso',
    unsupported: 'Este navegador não grava vídeo',
  },
  failureTexts: {
    denied: 'Permita câmera e microfone para este site nas configurações do navegador e tente de novo.',
    missing: 'Conecte uma câmera e um microfone e tente de novo, ou abra este link no celular.',
    busy: 'Feche o outro programa que usa a câmera e tente de novo.',
    unsupported: 'Abra este link em outro navegador ou no celular: o teste continua de onde parou.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    video: Phrases<typeof video>;
  }
}
