import type { Phrases } from '../phrases.ts';
import type { pageCode as ptBR } from '../pt-BR/page-code.ts';

export const pageCode: Phrases<typeof ptBR> = {
  label: '{{language}} code, {{number}}',
  result: 'Result of the {{language}} code, {{number}}',
  enlarge: 'Enlarge picture: {{words}}',
  changed: 'changed by you',
  copy: 'Copy',
  copied: 'Code copied',
  copyFailed: 'The browser did not allow copying. Select the code and copy it.',
  edit: 'Edit',
  undo: 'Undo changes',
  redo: 'Back to my code',
  run: 'Run',
  stop: 'Stop',
  running: 'Running…',
  stopped: 'Stopped by you.',
  done: 'Done.',
  doneInSilence: 'Done, without printing anything.',
  error: 'It stopped with an error.',
  causes: {
    time: 'Stopped after {{seconds}} s.',
    memory: 'Stopped: it used too much memory.',
    output: 'Stopped: it printed too much. Here is the beginning, up to {{letters, number}} characters.',
    crash: 'The process ended midway.',
  },
  ranHere: 'Run in this browser.',
  ranOnServer: 'Run on the server.',
  failed: 'The code was not run',
  noRows: 'The query returned no rows.',
  moreRows: 'The first {{shown, number}} rows are shown. A run shows {{count, number}} at most.',
  tooLong: 'What you pasted did not fit. The limit is {{count, number}} characters.',
};
