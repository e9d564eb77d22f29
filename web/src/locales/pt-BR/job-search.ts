import type { Phrases } from '../phrases.ts';

/** The list of all open jobs, beside what a single job says. */
export const jobSearch = {
  title: 'Vagas',
  lead: 'Empresas que pedem nível e prova, nunca anos de experiência.',
  search: 'Cargo, tecnologia ou empresa',
  location: 'Cidade ou estado',
  submit: 'Buscar',
  any: { level: 'Todas', contractType: 'Todos', locationModel: 'Todos' },
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
  remoteOrHybrid: 'Remoto ou híbrido',
  anyModel: 'Remoto também, de qualquer lugar',
  none: 'Nenhuma vaga para esta busca',
  noneText:
    'Remova um filtro ou busque por outra palavra. Com uma conta, você cria um alerta e fica sabendo quando surgir.',
  register: 'Criar conta',
  hints: {
    remote_one: '1 vaga remota também aceita quem mora em {{place}}.',
    remote_many: '{{count, number}} vagas remotas também aceitam quem mora em {{place}}.',
    remote_other: '{{count, number}} vagas remotas também aceitam quem mora em {{place}}.',
    showRemote: 'Mostrar também',
    nearest: 'Vagas parecidas',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'job-search': Phrases<typeof jobSearch>;
  }
}
