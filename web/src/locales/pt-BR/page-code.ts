import type { Phrases } from '../phrases.ts';

export const pageCode = {
  label: 'Código em {{language}}, {{number}}',
  result: 'Resultado do código em {{language}}, {{number}}',
  enlarge: 'Ampliar imagem: {{words}}',
  changed: 'alterado por você',
  copy: 'Copiar',
  copied: 'Código copiado',
  copyFailed: 'O navegador não deixou copiar. Selecione o código e copie.',
  edit: 'Editar',
  undo: 'Desfazer alterações',
  redo: 'Voltar ao meu código',
  run: 'Executar',
  stop: 'Parar',
  running: 'Executando…',
  stopped: 'Parado por você.',
  done: 'Terminou.',
  doneInSilence: 'Terminou sem imprimir nada.',
  error: 'Parou com um erro.',
  causes: {
    time: 'Parado depois de {{seconds}} s.',
    memory: 'Parado: usou memória demais.',
    output: 'Parado: imprimiu demais. Aqui está o começo, até {{letters, number}} caracteres.',
    crash: 'O processo parou no meio.',
  },
  ranHere: 'Executado neste navegador.',
  ranOnServer: 'Executado no servidor.',
  failed: 'O código não foi executado',
  noRows: 'A consulta não devolveu nenhuma linha.',
  moreRows: 'Aparecem as primeiras {{shown, number}} linhas. Uma execução mostra no máximo {{count, number}}.',
  tooLong: 'O que você colou não coube. O limite é de {{count, number}} caracteres.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'page-code': Phrases<typeof pageCode>;
  }
}
