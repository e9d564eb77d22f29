import type { Phrases } from '../phrases.ts';

export const palette = {
  label: 'Buscar ou ir para',
  placeholder: 'O que você procura?',
  results: 'Resultados',
  jobs: 'Vagas',
  people: 'Candidatos',
  further_one: 'e mais {{count, number}} candidatura',
  further_many: 'e mais {{count, number}} candidaturas',
  further_other: 'e mais {{count, number}} candidaturas',
  similarName: 'nome parecido · {{job}}',
  everybody: 'Ver todas as {{count, number}} pessoas encontradas',
  screens: 'Telas',
  actions: 'Ações',
  talents: 'Talentos abertos',
  newJob: 'Nova vaga',
  light: 'Usar o tema claro',
  dark: 'Usar o tema escuro',
  failed: 'A busca falhou. Tente de novo em instantes.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    palette: Phrases<typeof palette>;
  }
}
