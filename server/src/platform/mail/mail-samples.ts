/** Who and what mails are shown with: names with what must be escaped in HTML. */
export const sample = {
  id: '0198c2f0-0000-7000-8000-000000000001',
  name: 'Ana Lima',
  recruiterName: 'Rui Prado',
  companyName: 'Aurora & Filhos <Recife>',
  jobTitle: 'Pessoa Desenvolvedora',
  instant: '2026-08-12T15:30:00.000Z',
  day: '2026-08-12',
  own: { subject: 'Assunto da empresa', text: 'Olá, Ana.\n\nPalavras <da> empresa.\n\nAbraços,\nEquipe Aurora' },
} as const;

const { id, name, companyName, jobTitle } = sample;

/** The application that mails to a candidate are about. */
export const sampleApplication = {
  applicationId: id,
  companyId: id,
  candidateName: name,
  companyName,
  jobTitle,
} as const;
