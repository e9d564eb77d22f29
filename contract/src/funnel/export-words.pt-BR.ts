import type { ExportColumn } from './export-columns.ts';

/** What the columns of an export are called in Portuguese: where one chooses them, and in the head of the file. */
export const exportWordsPtBR = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  city: 'Cidade',
  state: 'Estado',
  title: 'Título profissional',
  job: 'Vaga',
  stage: 'Etapa',
  status: 'Situação',
  match: 'Compatibilidade (%)',
  source: 'Origem',
  appliedAt: 'Candidatura em',
  stageSince: 'Na etapa desde',
  replyDueAt: 'Resposta prometida até',
  link: 'Link na Prova',
} as const satisfies Record<ExportColumn, string>;
