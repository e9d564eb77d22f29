import type { Phrases } from '../phrases.ts';

/** Interviews with several people at once, from the board and from the list of candidates. */
export const scheduleMany = {
  title_one: 'Agendar entrevista com {{count, number}} pessoa',
  title_many: 'Agendar entrevistas com {{count, number}} pessoas',
  title_other: 'Agendar entrevistas com {{count, number}} pessoas',
  lead: 'Cada pessoa recebe o convite por e-mail, 10 segundos depois, com a data na agenda.',
  firstDate: 'Primeiro dia',
  firstTime: 'Primeiro horário',
  pause: 'Intervalo',
  noPause: 'Sem intervalo',
  from: 'Início do expediente',
  until: 'Fim do expediente',
  hoursTooShort: 'Nesse expediente não cabe uma entrevista',
  weekdays: 'Dias',
  weekdaysMissing: 'Escolha pelo menos um dia',
  when: 'Quando',
  meeting: 'Como e com quem',
  times: 'Horários',
  timesHint: 'Um depois do outro, desviando do que quem entrevista já tem marcado.',
  busyError:
    'Não deu para ver o que quem entrevista já tem marcado. Quem estiver ocupado fica de fora na hora de agendar.',
  waiting: 'Preencha o primeiro dia e horário para ver os horários de cada pessoa.',
  own: 'Escolhido por você',
  change: 'Mudar',
  changeOf: 'Mudar o horário de {{name}}',
  date: 'Dia',
  time: 'Horário',
  ready: 'Pronto',
  reset: 'Usar o proposto',
  problem: {
    missing: 'Escolha dia e horário',
    none: 'Não há horário livre nos próximos 12 meses',
    busy_one: '{{names}} já tem entrevista nesse horário',
    busy_many: '{{names}} já têm entrevista nesse horário',
    busy_other: '{{names}} já têm entrevista nesse horário',
    together: 'Ao mesmo tempo que a de {{name}}',
    colleague: 'Quem entrevista',
  },
  leftOut: {
    NO_MAILS: 'Fica para amanhã: os e-mails de hoje acabaram.',
    NO_ADDRESS: 'Não há e-mail para o convite.',
  },
  overlap: 'Marcar mesmo com outra entrevista no horário',
  overlapHint: 'Vale para todas as pessoas desta lista.',
  mails_one: 'Hoje ainda pode sair {{count, number}} convite.',
  mails_many: 'Hoje ainda podem sair {{count, number}} convites.',
  mails_other: 'Hoje ainda podem sair {{count, number}} convites.',
  mails_zero: 'Hoje não podem sair mais convites.',
  tooMany_one: '{{count, number}} pessoa fica de fora por hoje. Ela continua selecionada.',
  tooMany_many: '{{count, number}} pessoas ficam de fora por hoje. Elas continuam selecionadas.',
  tooMany_other: '{{count, number}} pessoas ficam de fora por hoje. Elas continuam selecionadas.',
  suspended: 'Os e-mails da empresa estão suspensos: nenhum convite sai.',
  fixTimes: 'Corrija os horários que têm um aviso.',
  nobody: 'Nenhuma destas pessoas pode ser convidada agora.',
  submit_one: 'Agendar {{count, number}} entrevista',
  submit_many: 'Agendar {{count, number}} entrevistas',
  submit_other: 'Agendar {{count, number}} entrevistas',
  submit_zero: 'Agendar',
  running_one: 'Marcando {{count, number}} entrevista',
  running_many: 'Marcando {{count, number}} entrevistas',
  running_other: 'Marcando {{count, number}} entrevistas',
  failed: 'As entrevistas não foram marcadas',
  done_one: '{{count, number}} entrevista marcada',
  done_many: '{{count, number}} entrevistas marcadas',
  done_other: '{{count, number}} entrevistas marcadas',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'schedule-many': Phrases<typeof scheduleMany>;
  }
}
