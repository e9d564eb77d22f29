import type { Phrases } from '../phrases.ts';

/** The list of all open jobs, beside what a single job says. */
export const jobSearch = {
  title: 'Vagas',
  lead: 'Empresas que pedem nível e prova, nunca anos de experiência.',
  search: 'Cargo, tecnologia ou empresa',
  location: 'Cidade ou estado',
  submit: 'Buscar',
  any: 'Todos',
  level: 'Senioridade',
  contract: 'Contrato',
  model: 'Modelo de trabalho',
  filters_zero: 'Filtros',
  filters_one: 'Filtros: {{count}} ativo',
  filters_other: 'Filtros: {{count}} ativos',
  clear: 'Limpar filtros',
  count_zero: 'Nenhuma vaga',
  count_one: '1 vaga',
  count_other: '{{count}} vagas',
  none: 'Nenhuma vaga com esses filtros',
  noneText: 'Remova um filtro ou busque por outra palavra. Vagas novas aparecem aqui assim que são publicadas.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'job-search': Phrases<typeof jobSearch>;
  }
}
