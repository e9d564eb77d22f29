import type { Phrases } from '../phrases.ts';

export const chosenFile = {
  replace: 'Trocar arquivo',
  waiting: '{{size}}, pronto para enviar',
  progress: '{{sent}} de {{total}}',
  progressLeft: '{{sent}} de {{total}}, faltam {{left}}',
  done: '{{size}}, enviado',
  failed: 'Envio interrompido. O arquivo continua aqui.',
  remove: 'Remover {{name}}',
  uploading: 'Enviando {{name}}',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'chosen-file': Phrases<typeof chosenFile>;
  }
}
