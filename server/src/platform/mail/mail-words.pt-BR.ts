/** What mails of several modules say. */
export const mailWordsPtBR = {
  hello: (firstName: string | null) => (firstName ? `Olá, ${firstName}.` : 'Olá.'),
  whyAccount: 'Você recebeu esta mensagem porque este e-mail está cadastrado na Prova.',
  whyApplication: (job: string) => `Você recebeu esta mensagem por causa da sua candidatura à vaga ${job}.`,
  whyProcess: (company: string) => `Você recebeu esta mensagem porque participa de um processo seletivo de ${company}.`,
  whyRecruiter: 'Você recebeu esta mensagem porque acompanha esta vaga na Prova.',
  openCandidate: 'Abrir candidatura',
  linkIsYours: 'O link é só seu: não o encaminhe.',
};

export type CommonWords = typeof mailWordsPtBR;
