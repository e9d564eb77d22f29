import type { Phrases } from '../phrases.ts';

export const ui = {
  skipToContent: 'Ir para o conteúdo',
  needsScript:
    'Você pode ler esta página, mas enviar o formulário precisa de JavaScript. Ative o JavaScript no navegador e recarregue a página.',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Salvar',
  confirm: 'Confirmar',
  edit: 'Editar',
  add: 'Adicionar',
  remove: 'Remover',
  clear: 'Limpar',
  undo: 'Desfazer',
  retry: 'Tentar de novo',
  messagesNotLoaded: 'Não foi possível carregar as mensagens.',
  optional: 'opcional',
  required: 'obrigatório',
  loading: 'Carregando',
  loaded: 'Carregado',
  saving: 'Salvando',
  saved: 'Salvo',
  savedAgo: 'Salvo {{when}}',
  waiting: 'Você está sem conexão. Carregamos assim que ela voltar.',
  retrying: 'Sem conexão. Tentando de novo…',
  offline: 'Sem conexão. O que você escreveu está guardado aqui',
  saveFailed: 'Não foi possível salvar. O que você escreveu continua aqui.',
  unavailable: '{{action}} está indisponível:',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  capsLock: 'Caps Lock ativado',
  characters: '{{count, number}} de {{max, number}}',
  tooLong: 'Use no máximo {{max, number}} caracteres: agora são {{count, number}}',
  newTab: 'abre em nova aba',
  more: 'Mais ações',
  search: 'Buscar',
  choose: 'Escolher',
  pagination: 'Paginação',
  pageOf: 'Página {{page}} de {{total}}',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  notifications: 'Avisos ({{key}})',
  errorTitle: 'Algo não carregou',
  theme: { label: 'Tema', light: 'Claro', dark: 'Escuro', system: 'Sistema' },
  toast: {
    success: 'Concluído',
    error: 'Erro',
    warning: 'Atenção',
    info: 'Informação',
    close: 'Fechar aviso',
    progress: '{{done, number}} de {{of, number}}',
    older_one: 'Mostrar mais {{count, number}} aviso',
    older_other: 'Mostrar mais {{count, number}} avisos',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    ui: Phrases<typeof ui>;
  }
}
