import type { Phrases } from '../phrases.ts';

/** Jobs as talents look for them: recommended, found, saved. */
export const talentJobs = {
  title: 'Vagas',
  filters: {
    label: 'Buscar e filtrar vagas',
    search: 'Cargo, tecnologia ou empresa',
    location: 'Cidade ou estado',
    level: 'Senioridade',
    contractType: 'Contrato',
    any: 'Todos',
    remote: 'Só remotas',
    match: 'Compatibilidade',
    payMin: 'Paga pelo menos, por mês',
    bands: { excellent: 'Excelente', good: 'Bom', fair: 'Razoável ou menos', unknown: 'Pouco se sabe' },
    saved: 'Salvas',
    clear: 'Limpar filtros',
  },
  order: {
    label: 'Ordenar por',
    best: 'Mais relevantes',
    recent: 'Mais recentes',
    match: 'Melhor compatibilidade',
    pay: 'Maior remuneração',
  },
  all: 'Todas as vagas',
  found: 'Vagas encontradas',
  savedTitle: 'Vagas salvas',
  count_zero: 'Nenhuma vaga',
  count_one: '1 vaga',
  count_other: '{{count}} vagas',
  none: 'Nenhuma vaga com esses filtros',
  noneText: 'Remova um filtro ou busque por outra palavra. Vagas novas aparecem aqui assim que são publicadas.',
  noneAtAll: 'Nenhuma vaga aberta agora',
  noneAtAllText: 'Vagas novas aparecem aqui assim que são publicadas. Enquanto isso, complete o seu perfil.',
  noneSaved: 'Nenhuma vaga salva',
  noneSavedText: 'Use o marcador de uma vaga para guardá-la e voltar a ela depois.',
  showAll: 'Ver todas as vagas',
  profile: 'Completar meu perfil',
  loadError: 'Não foi possível carregar as vagas',
  marksError: 'Parte do que as vagas mostram não carregou.',
  retry: 'Tentar de novo',
  published: 'Publicada {{when}}',
  recommended: {
    title: 'Vagas para você',
    lead: 'Ordenadas pelo que seu perfil diz e prova',
    loadError: 'Não foi possível carregar as recomendações',
    none: 'Ainda não há vagas recomendadas',
    noneText:
      'A recomendação compara o que cada vaga pede com o que seu perfil diz e prova. Quanto mais ele diz, melhor.',
    met: 'Você tem: {{skill}}',
    missing: 'Falta: {{skill}}',
    notForMe: 'Não é para mim',
    notForMeNamed: 'Não é para mim: {{title}}',
    dismissed: '“{{title}}” não será mais recomendada',
    restored: '“{{title}}” pode ser recomendada de novo',
    all: 'Ver todas',
  },
  applied: { card: 'Candidatura enviada', see: 'Ver minha candidatura' },
  save: {
    label: 'Salvar a vaga {{title}}',
    saved: '“{{title}}” está nas vagas salvas',
    removed: '“{{title}}” saiu das vagas salvas',
    when: 'Salva {{when}}',
    remove: 'Tirar das salvas',
    removeNamed: 'Tirar das salvas: {{title}}',
    state: { open: 'Aberta', closed: 'Não recebe candidaturas', deleted: 'Removida pela empresa' },
  },
  details: {
    label: 'Detalhes da vaga',
    back: 'Voltar às vagas',
    backToCard: 'Voltar à lista',
    page: 'Abrir a página da vaga',
    views_one: '1 visualização',
    views_other: '{{count}} visualizações',
    candidates_zero: 'Nenhuma candidatura ainda',
    candidates_one: '1 candidatura',
    candidates_other: '{{count}} candidaturas',
    figuresError: 'Visualizações e candidaturas não carregaram.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'talent-jobs': Phrases<typeof talentJobs>;
  }
}
