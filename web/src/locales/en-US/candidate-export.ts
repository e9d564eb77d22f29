import { exportWordsEnUS } from '@prova/contract/funnel/export-words.en-US';
import type { Phrases } from '../phrases.ts';
import type { candidateExport as ptBR } from '../pt-BR/candidate-export.ts';

export const candidateExport: Phrases<typeof ptBR> = {
  title: 'Export for spreadsheets',
  rows: {
    chosen_one: 'A CSV file with {{count, number}} selected application.',
    chosen_many: 'A CSV file with {{count, number}} selected applications.',
    chosen_other: 'A CSV file with {{count, number}} selected applications.',
    board_zero: 'No application on the board matches the filters.',
    board_one: 'A CSV file with {{count, number}} application: what the board shows now, with its filters.',
    board_many: 'A CSV file with {{count, number}} applications: what the board shows now, with its filters.',
    board_other: 'A CSV file with {{count, number}} applications: what the board shows now, with its filters.',
    list_zero: 'Nobody on the list matches the filters.',
    list_one:
      'A CSV file with {{count, number}} person: the list as it is now, with its filters, and not only this page.',
    list_many:
      'A CSV file with {{count, number}} people: the list as it is now, with its filters, and not only this page.',
    list_other:
      'A CSV file with {{count, number}} people: the list as it is now, with its filters, and not only this page.',
  },
  columns: 'Columns',
  columnsMissing: 'Choose at least one column',
  names: exportWordsEnUS,
  note: 'The export is recorded in the history of each application. Erased people are left out, and people whom the job hides have neither name nor contact in it.',
  download: 'Download',
  failed: 'The file was not exported',
  done_one: '{{count, number}} application exported',
  done_many: '{{count, number}} applications exported',
  done_other: '{{count, number}} applications exported',
  hidden_one: '{{count, number}} has neither name nor contact, because the job hides who applies.',
  hidden_many: '{{count, number}} have neither name nor contact, because the job hides who applies.',
  hidden_other: '{{count, number}} have neither name nor contact, because the job hides who applies.',
};
