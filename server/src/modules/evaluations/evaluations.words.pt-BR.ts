import type { Words } from '../../platform/words.ts';

interface Application {
  readonly companyName: string;
  readonly jobTitle: string;
}

export const ptBR = {
  feedback: {
    subject: ({ companyName, jobTitle }: Application) => `Feedback de ${companyName}: ${jobTitle}`,
    heading: 'Você recebeu um feedback',
    text: ({ companyName, jobTitle }: Application) =>
      `${companyName} escreveu um feedback sobre a sua candidatura à vaga ${jobTitle} e compartilhou com você.`,
    read: 'Ler o feedback',
  },
  bells: {
    feedbackReceived: {
      title: 'Você recebeu um feedback',
      message: '{companyName} compartilhou um feedback sobre a sua candidatura à vaga {jobTitle}.',
    },
  },
};

export type EvaluationWords = Words<typeof ptBR>;
