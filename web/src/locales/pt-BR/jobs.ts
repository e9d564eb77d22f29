import type { Phrases } from '../phrases.ts';

import { jobWords } from './job-words.ts';

export const jobs = {
  title: 'Vagas',
  create: 'Nova vaga',
  status: { active: 'Ativa', paused: 'Pausada', closed: 'Encerrada', draft: 'Rascunho' },
  closedAs: { FILLED: 'Preenchida', CANCELLED: 'Cancelada' },
  badge: { remote: 'Remota', urgent: 'Urgente', featured: 'Destaque' },
  ...jobWords,
  pay: {
    negotiate: 'A combinar',
    perMonth: '{{amount}} por mês',
  },
  facts: { code: 'Código {{code}}', published: 'Publicada', created: 'Criada', updated: 'Atualizada' },
  counts: {
    applications: 'Candidaturas',
    fresh: 'Novas',
    active: 'Em andamento',
    views: 'Visualizações',
  },
  filters: {
    label: 'Filtrar vagas',
    search: 'Buscar vaga',
    searchPlaceholder: 'Título ou código',
    status: 'Situação',
    contractType: 'Contrato',
    level: 'Senioridade',
    any: 'Todas',
    sort: 'Ordenar por',
    clear: 'Limpar filtros',
    active: 'Filtros ativos',
    results_zero: 'Nenhuma vaga',
    results_one: '{{count}} vaga',
    results_many: '{{count}} vagas',
    results_other: '{{count}} vagas',
  },
  sorts: {
    recent: 'Mais recentes',
    oldest: 'Mais antigas',
    title: 'Título de A a Z',
    candidates: 'Mais candidaturas',
    views: 'Mais visualizações',
  },
  draft: {
    progress: '{{done}} de {{total}} etapas prontas',
    stepDone: '{{step}}: pronta',
    stepOpen: '{{step}}: falta',
    continue: 'Continuar',
  },
  actions: {
    menu: 'Ações de {{title}}',
    board: 'Abrir quadro',
    edit: 'Editar',
    viewPublic: 'Ver página pública',
    copyLink: 'Copiar link',
    pause: 'Pausar',
    resume: 'Retomar',
    close: 'Encerrar vaga',
    reopen: 'Reabrir',
    duplicate: 'Duplicar',
    remove: 'Excluir',
    removeRefused: 'Já recebeu candidaturas. Encerre a vaga.',
    draftHasNoPage: 'Aparece depois da publicação',
  },
  done: {
    linkCopied: 'Link copiado',
    copyFailed: 'O navegador não deixou copiar. Selecione o link: {{link}}',
    paused: '“{{title}}” está pausada e não recebe candidaturas',
    resumed: '“{{title}}” voltou a receber candidaturas',
    closed: '“{{title}}” foi encerrada',
    reopened: '“{{title}}” foi reaberta',
    duplicated: 'Cópia criada como rascunho',
    openCopy: 'Abrir a cópia',
    removed: '“{{title}}” foi excluída',
    removeFailed: 'Erro ao excluir vaga',
  },
  remove: {
    title: 'Excluir esta vaga?',
    text: '“{{title}}” sai da lista com tudo o que foi escrito nela. Isso não pode ser desfeito.',
    confirm: 'Excluir vaga',
  },
  close: {
    title: 'Encerrar “{{title}}”?',
    outcome: 'Como a vaga termina?',
    filled: 'Preenchida',
    filledHint: 'Alguém foi contratado',
    cancelled: 'Cancelada',
    cancelledHint: 'A contratação não vai mais acontecer',
    notify: 'Avisar por e-mail',
    nobody: 'Nenhuma candidatura está em andamento. Ninguém precisa ser avisado.',
    notified_one: '{{count}} pessoa com candidatura em andamento vai receber um e-mail e ver a candidatura encerrada.',
    notified_many:
      '{{count}} pessoas com candidatura em andamento vão receber um e-mail e ver a candidatura encerrada.',
    notified_other:
      '{{count}} pessoas com candidatura em andamento vão receber um e-mail e ver a candidatura encerrada.',
    silent_one: '{{count}} pessoa com candidatura em andamento não vai receber e-mail. A candidatura será encerrada.',
    silent_many:
      '{{count}} pessoas com candidatura em andamento não vão receber e-mail. As candidaturas serão encerradas.',
    silent_other:
      '{{count}} pessoas com candidatura em andamento não vão receber e-mail. As candidaturas serão encerradas.',
    confirm: 'Encerrar vaga',
  },
  empty: {
    title: 'Sua primeira vaga começa aqui',
    text: 'Sete etapas curtas, salvas enquanto você escreve. Você pode parar e continuar em outro aparelho.',
  },
  share: {
    open: 'Pessoas',
    title: 'Pessoas nesta vaga',
    text: 'Escolha quem mais vê {{title}}. Quem recruta e quem administra a empresa já vê todas as vagas.',
    role: { hiring_manager: 'Gestão da vaga', interviewer: 'Entrevista' },
    add: 'Compartilhar',
    addNamed: 'Compartilhar com {{name}}',
    remove: 'Tirar acesso',
    removeNamed: 'Tirar o acesso de {{name}}',
    nobody: 'Ninguém para convidar ainda',
    nobodyText: 'Gestores e entrevistadores aparecem aqui quando fizerem parte da equipe da empresa.',
    team: 'Ver a equipe',
    loadError: 'A equipe não carregou',
  },
  noneShared: {
    title: 'Nenhuma vaga compartilhada com você',
    text: 'Quando alguém da equipe compartilhar uma vaga, ela aparece aqui e você recebe um e-mail.',
  },
  noMatch: {
    title: 'Nenhuma vaga com esses filtros',
    text: 'Mude a busca ou remova um filtro.',
  },
  loadError: 'As vagas não carregaram',
  list: 'Lista de vagas',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    jobs: Phrases<typeof jobs>;
  }
}
