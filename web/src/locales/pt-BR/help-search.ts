import type { Phrases } from '../phrases.ts';

export const helpSearch = {
  label: 'Buscar na ajuda',
  placeholder: 'O que você procura?',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  inQuestions: 'Nas perguntas frequentes',
  nothing: 'Não encontramos nada com essas palavras. Conte para a gente o que você precisa:',
  more: 'Não achou o que procurava?',
  contact: 'Fale com a gente',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'help-search': Phrases<typeof helpSearch>;
  }
}
