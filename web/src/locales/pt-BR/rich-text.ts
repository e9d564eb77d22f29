import type { Phrases } from '../phrases.ts';

export const richText = {
  toolbar: 'Formatação de {{field}}',
  bold: 'Negrito',
  italic: 'Itálico',
  h2: 'Título',
  h3: 'Subtítulo',
  bulletList: 'Lista com marcadores',
  orderedList: 'Lista numerada',
  link: 'Link',
  undo: 'Desfazer',
  redo: 'Refazer',
  linkAddress: 'Endereço do link',
  linkApply: 'Aplicar',
  linkRemove: 'Remover link',
  linkInvalid: 'Escreva como https://exemplo.com.br ou mailto:ana@exemplo.com.br, sem espaços',
  code: 'Código na linha',
  codeBlock: 'Bloco de código',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'rich-text': Phrases<typeof richText>;
  }
}
