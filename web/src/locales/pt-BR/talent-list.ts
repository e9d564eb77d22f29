import type { Phrases } from '../phrases.ts';

/** The list of talents who are open to all recruiters. */
export const talentList = {
  title: 'Talentos abertos',
  facts: 'Pessoas que escolheram ser vistas por empresas.',
  candidates: 'Candidatos',
  similarName: 'Nome parecido',
  list: 'Talentos',
  filters: {
    label: 'Filtros de talentos',
    search: 'Buscar',
    searchPlaceholder: 'Nome, título ou habilidade',
    level: 'Nível',
    anyLevel: 'Todos os níveis',
    order: 'Ordem',
    results_one: '{{count, number}} pessoa',
    results_other: '{{count, number}} pessoas',
  },
  orders: { recent: 'Mais recentes', proven: 'Por provas' },
  provenNote: 'Só quem já provou algo, da maior para a menor nota das provas.',
  score: 'Nota {{score}}',
  scoreLabel: 'Nota das provas: {{score}}',
  proven: '{{skill}}: provada',
  loadError: 'Não foi possível carregar os talentos',
  empty: 'Ninguém por aqui ainda',
  emptyText: 'Quem deixar o perfil aberto a empresas aparece nesta lista.',
  noProofs: 'Ninguém provou nada ainda',
  noProofsText: 'Assim que alguém desta lista provar uma habilidade, aparece aqui.',
  noMatch: 'Ninguém combina com os filtros',
  noMatchText: 'Tente outra palavra, outro nível, ou limpe os filtros.',
  byChange: 'Ver os mais recentes',
  refused: 'Só quem conduz vagas vê talentos',
  refusedText: 'Peça a quem é responsável pela conta da empresa o papel de recrutador ou recrutadora.',
  hidden: 'Este perfil não está mais visível',
  hiddenText: 'A pessoa mudou quem pode ver o perfil dela. O que estava aqui não é mais mostrado.',
  back: 'Voltar aos talentos abertos',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'talent-list': Phrases<typeof talentList>;
  }
}
