import type { Phrases } from '../phrases.ts';

export const dev = {
  title: 'Componentes',
  facts: 'Cada peça da interface em cada um de seus estados.',
  density: 'Densidade',
  compact: 'Compacta',
  comfortable: 'Confortável',
  sections: {
    type: 'Tipografia e marca',
    colours: 'Cores',
    actions: 'Ações',
    fields: 'Campos',
    choices: 'Escolhas',
    inPlace: 'Edição no lugar',
    steps: 'Etapas e ordem',
    words: 'Selos e pessoas',
    progress: 'Progresso e envio',
    states: 'Estados de uma tela',
    data: 'Dados',
    overlays: 'Sobreposições',
    forms: 'Formulários compartilhados',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    dev: Phrases<typeof dev>;
  }
}
