import type { Words } from '../../platform/words.ts';

interface Written {
  readonly count: number;
  readonly jobTitle: string;
}

const news = (count: number) => (count === 1 ? 'uma nova mensagem' : `${count} novas mensagens`);

export const ptBR = {
  files: (count: number) => (count === 1 ? 'Há um anexo na conversa.' : `Há ${count} anexos na conversa.`),
  forCandidate: {
    subject: (company: string, job: string) => `Mensagem de ${company}: ${job}`,
    heading: 'Escreveram para você',
    text: ({ companyName, count, jobTitle }: Written & { readonly companyName: string }) =>
      `${companyName} enviou ${news(count)} sobre a vaga ${jobTitle}.`,
    read: 'Ler e responder',
  },
  forTeam: {
    subject: (candidate: string | null | undefined, job: string) =>
      candidate ? `Mensagem de ${candidate}: ${job}` : `Mensagem de uma candidatura: ${job}`,
    heading: 'Nova mensagem',
    text: ({ candidateName, count, jobTitle }: Written & { readonly candidateName?: string | null | undefined }) =>
      `${candidateName ?? 'Uma pessoa candidata'} enviou ${news(count)} sobre a vaga ${jobTitle}, e ninguém da equipe leu ainda.`,
    open: 'Abrir a conversa',
  },
  bells: {
    companyWrote: { title: 'Nova mensagem', message: '{companyName} escreveu para você sobre a vaga {jobTitle}.' },
    candidateWrote: { title: 'Nova mensagem', message: '{candidateName} escreveu sobre a vaga {jobTitle}.' },
    candidatesWrote: { title: '{count} novas mensagens', message: '{jobTitle}' },
  },
};

export type ConversationWords = Words<typeof ptBR>;
