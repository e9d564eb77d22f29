import { exportWordsPtBR } from '@prova/contract/funnel/export-words.pt-BR';
import type { Phrases } from '../phrases.ts';

/** Applications as a file for spreadsheets. */
export const candidateExport = {
  title: 'Exportar para planilha',
  rows: {
    chosen_one: 'Um arquivo CSV com {{count, number}} candidatura selecionada.',
    chosen_many: 'Um arquivo CSV com {{count, number}} candidaturas selecionadas.',
    chosen_other: 'Um arquivo CSV com {{count, number}} candidaturas selecionadas.',
    board_zero: 'Nenhuma candidatura do quadro passa pelos filtros.',
    board_one: 'Um arquivo CSV com {{count, number}} candidatura: o que o quadro mostra agora, com os filtros.',
    board_many: 'Um arquivo CSV com {{count, number}} candidaturas: o que o quadro mostra agora, com os filtros.',
    board_other: 'Um arquivo CSV com {{count, number}} candidaturas: o que o quadro mostra agora, com os filtros.',
    list_zero: 'Nenhuma pessoa da lista passa pelos filtros.',
    list_one: 'Um arquivo CSV com {{count, number}} pessoa: a lista de agora, com os filtros, e não só esta página.',
    list_many: 'Um arquivo CSV com {{count, number}} pessoas: a lista de agora, com os filtros, e não só esta página.',
    list_other: 'Um arquivo CSV com {{count, number}} pessoas: a lista de agora, com os filtros, e não só esta página.',
  },
  columns: 'Colunas',
  columnsMissing: 'Escolha pelo menos uma coluna',
  names: exportWordsPtBR,
  note: 'A exportação fica registrada no histórico de cada candidatura. Quem teve os dados apagados fica de fora, e quem a vaga esconde sai sem nome nem contato.',
  download: 'Baixar',
  failed: 'O arquivo não foi exportado',
  done_one: '{{count, number}} candidatura exportada',
  done_many: '{{count, number}} candidaturas exportadas',
  done_other: '{{count, number}} candidaturas exportadas',
  hidden_one: '{{count, number}} saiu sem nome nem contato, porque a vaga esconde quem se candidata.',
  hidden_many: '{{count, number}} saíram sem nome nem contato, porque a vaga esconde quem se candidata.',
  hidden_other: '{{count, number}} saíram sem nome nem contato, porque a vaga esconde quem se candidata.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'candidate-export': Phrases<typeof candidateExport>;
  }
}
