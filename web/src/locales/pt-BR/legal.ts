import type { Phrases } from '../phrases.ts';

export const legal = {
  dataRequest: 'Fazer um pedido sobre meus dados',
  contents: 'Nesta página',
  version: 'Versão {{version}}, em vigor desde {{since}}',
  changes: 'O que mudou nesta versão: {{changes}}',
  earlier: 'Versões anteriores',
  earlierVersion: 'Versão {{version}}, de {{since}}: {{changes}}',
  contactTitle: 'Contato',
  contact:
    'Para dúvidas e pedidos sobre seus dados ou sobre este documento, escreva ao encarregado de proteção de dados:',
  authority: 'Você também pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
  search: {
    label: 'Buscar na ajuda',
    placeholder: 'O que você procura?',
    found_one: '{{count}} resultado',
    found_other: '{{count}} resultados',
    none: 'Nenhum resultado',
    inQuestions: 'Nas perguntas frequentes',
    nothing: 'Não encontramos nada com essas palavras. Conte para a gente o que você precisa:',
    contact: 'Fale com a gente',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    legal: Phrases<typeof legal>;
  }
}
