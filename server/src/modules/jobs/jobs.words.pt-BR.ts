import type { Words } from '../../platform/words.ts';

export const ptBR = {
  shared: {
    subject: (sharedBy: string, job: string) => `${sharedBy} compartilhou uma vaga: ${job}`,
    heading: 'Uma vaga foi compartilhada com você',
    text: (sharedBy: string, job: string) => `${sharedBy} deu a você acesso à vaga ${job} e às candidaturas dela.`,
    open: 'Abrir o quadro da vaga',
  },
  test: {
    subject: (subject: string) => `[Teste] ${subject}`,
    notice: 'Este é um envio de teste. Nenhum candidato recebeu esta mensagem.',
    why: (job: string) => `Você recebeu esta mensagem porque testou um modelo de e-mail da vaga ${job}.`,
  },
  bells: {
    shared: {
      title: 'Vaga compartilhada com você',
      message: '{companyName} compartilhou com você a vaga {jobTitle}.',
    },
  },
};

export type JobWords = Words<typeof ptBR>;
