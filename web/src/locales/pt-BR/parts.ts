import type { Phrases } from '../phrases.ts';

export const parts = {
  editItem: 'Editar {{name}}',
  changedElsewhere: 'Isto mudou em outro lugar enquanto você editava. Salvo agora:',
  saveMine: 'Salvar o meu',
  useStored: 'Ficar com o salvo',
  goneElsewhere:
    'Este item foi alterado ou removido em outro lugar. O que você escreveu continua aqui e pode ser salvo como um item novo.',
  editField: '{{label}}: {{value}}. Editar',
  removeItem: 'Remover {{name}}',
  removed: '{{name}} saiu da lista',
  emptyValue: 'Não informado',
  noOptions: 'Nenhuma opção',
  chooseOption: 'Escolha uma opção',
  openList: 'Abrir lista',
  breadcrumb: 'Você está em',
  example: {
    show: 'Ver um exemplo',
    title: 'Dados de exemplo',
    text: 'Nada disto é real: só mostra como esta parte fica.',
    retry: 'Carregar os dados reais',
  },
  similarNames: 'Ninguém se chama “{{search}}”. Nomes parecidos:',
  noResults: 'Nada encontrado para “{{query}}”',
  steps: {
    at: 'Etapa {{number}} de {{total}}',
    completed: 'Completa',
    active: 'Você está aqui',
    saving: 'Salvando',
    available: 'Disponível',
    unavailable: 'Indisponível',
  },
  segments: {
    done: 'concluída',
    skipped: 'pulada',
    waiting: 'espera por você',
    scheduled: 'agendada',
    overdue: 'atrasada',
    ahead: 'por vir',
    of: '{{label}}: etapa {{current}} de {{total}}, {{state}}',
  },
  promise: {
    due: 'Resposta até {{date}}',
    today: 'Responder hoje',
    todayUntil: 'Responder hoje até {{time}}',
    overdue_one: 'Atrasada há {{count}} dia',
    overdue_many: 'Atrasada há {{count}} dias',
    overdue_other: 'Atrasada há {{count}} dias',
  },
  proof: {
    proven: '{{skill}}: provado, nota {{score}}',
    expiring: '{{skill}}: provado, nota {{score}}, vence em breve',
    declared: '{{skill}}: declarado, sem prova',
  },
  match: { label: 'Compatibilidade de {{percent}}' },
  metric: {
    better: 'melhorou',
    worse: 'piorou',
    equal: 'igual',
    before: 'antes: {{value}}',
    noData: 'Sem dados ainda',
  },
  sortable: {
    handle: 'Mover {{name}}',
    moved: '{{name}} na posição {{position}} de {{total}}.',
    locked: 'Posição fixa',
    up: 'Subir {{name}}',
    down: 'Descer {{name}}',
  },
  validation: {
    required: 'Este campo é obrigatório',
    money: 'Escreva um valor como 14.000 ou 14 mil',
  },
  calendar: {
    open: 'Abrir calendário',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
  },
  choice: {
    all: 'Selecionar todas',
    none: 'Limpar seleção',
    count_one: '{{count}} selecionada',
    count_many: '{{count}} selecionadas',
    count_other: '{{count}} selecionadas',
  },
  filters: {
    open_zero: 'Filtros',
    open_one: 'Filtros: {{count}} ativo',
    open_other: 'Filtros: {{count}} ativos',
    sort: 'Ordenar por',
    active: 'Filtros ativos',
    clear: 'Limpar filtros',
  },
  sort: {
    ascending: 'Ordenar por {{column}}, crescente',
    descending: 'Ordenar por {{column}}, decrescente',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    parts: Phrases<typeof parts>;
  }
}
