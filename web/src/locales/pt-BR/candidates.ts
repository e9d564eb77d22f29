import type { Phrases } from '../phrases.ts';

export const candidates = {
  title: 'Candidatos',
  list: 'Candidatos, uma linha por pessoa',
  loadError: 'A lista não carregou',
  unopened: 'Ainda não aberta',
  page: 'Abrir a página de {{name}}',
  further_one: 'e mais {{count, number}} candidatura',
  further_many: 'e mais {{count, number}} candidaturas',
  further_other: 'e mais {{count, number}} candidaturas',
  filters: {
    unfold: 'Filtros',
    label: 'Filtrar candidatos',
    search: 'Buscar pessoas',
    searchPlaceholder: 'Nome, e-mail ou currículo',
    job: 'Vaga',
    anyJob: 'Todas as vagas',
    stage: 'Etapa',
    status: 'Situação',
    source: 'Origem',
    show: 'Candidaturas',
    any: 'Todas',
    more: 'Mais filtros',
    overdue: 'Resposta atrasada',
    unopened: 'Ainda não aberta',
    sort: 'Ordenar por',
    active: 'Filtros ativos',
    clear: 'Limpar filtros',
    results_zero: 'Ninguém',
    results_one: '{{count, number}} pessoa',
    results_many: '{{count, number}} pessoas',
    results_other: '{{count, number}} pessoas',
  },
  shows: { all: 'Todas', open: 'Em andamento e contratadas', closed: 'Encerradas' },
  sorts: {
    recent: 'Mais recentes',
    oldest: 'Mais antigas',
    name: 'Nome, de A a Z',
    waiting: 'Quem espera há mais tempo',
  },
  stages: {
    new: 'Entrada',
    review: 'Análise',
    custom: 'Etapa própria',
    test: 'Teste',
    interview: 'Entrevista',
    interview_ia: 'Entrevista com IA',
    offer: 'Oferta',
    hired: 'Contratação',
  },
  profile: {
    loadError: 'A pessoa não carregou',
    erased: 'Dados apagados',
    openBoard: 'Abrir no quadro',
    applications: 'Candidaturas',
    applied: 'enviada {{when}}',
    account: 'Tem conta na Prova',
    bank: 'Aceitou ficar no banco de talentos em {{when}}',
    noBank: 'Não pediu para ficar no banco de talentos',
    chosen: 'Candidatura para {{job}}',
    applicationError: 'A candidatura não carregou',
    read: {
      title: 'O que o currículo diz',
      unconfirmed: 'Lido do currículo de {{when}}, não confirmado',
      location: 'Onde mora',
      skills: 'Conhecimentos',
      experience: 'Experiência',
      education: 'Formação',
      nothing: 'Não encontrado no texto',
      none: 'Não há currículo com texto que possa ser lido.',
    },
  },
  empty: {
    title: 'Ainda não há candidatos',
    text: 'Publique uma vaga e compartilhe o link. Quem se candidatar a qualquer vaga aparece aqui na hora.',
    textShared: 'Quem se candidatar às vagas compartilhadas com você aparece aqui na hora.',
    jobs: 'Ver vagas',
  },
  noMatch: {
    title: 'Ninguém combina com a busca',
    text: 'Mude a busca ou remova um filtro. Uma mesma candidatura precisa atender a todos os filtros.',
  },
  refused: {
    title: 'Esta lista não faz parte do seu papel',
    text: 'Quem entrevista avalia sem ver até onde as outras pessoas chegaram. Abra as candidaturas pelas vagas compartilhadas com você.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    candidates: Phrases<typeof candidates>;
  }
}
