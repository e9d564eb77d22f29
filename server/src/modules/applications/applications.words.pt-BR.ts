import type { Words } from '../../platform/words.ts';

interface Application {
  readonly companyName: string;
  readonly jobTitle: string;
}

export const ptBR = {
  follow: 'Acompanhar candidatura',
  /** Of an application that is over: there is nothing left to follow. */
  see: 'Ver candidatura',
  /** The day until which a company has promised to answer. */
  promise: (company: string, day: string) => `${company} se compromete a responder até ${day}.`,
  received: {
    subject: (job: string) => `Recebemos sua candidatura: ${job}`,
    heading: 'Recebemos sua candidatura',
    text: ({ companyName, jobTitle }: Application) =>
      `Sua candidatura à vaga ${jobTitle}, de ${companyName}, chegou bem.`,
    link: 'Pelo link abaixo você acompanha a sua candidatura e, se quiser, a retira. Ele é só seu.',
  },
  duplicate: {
    subject: (job: string) => `Sua candidatura já estava registrada: ${job}`,
    heading: 'Sua candidatura já estava registrada',
    text: ({ companyName, jobTitle }: Application, appliedAt: string) =>
      `Recebemos outra candidatura com este e-mail para a vaga ${jobTitle}, de ${companyName}. A primeira, de ${appliedAt}, continua valendo, e nada mudou nela.`,
    notYou: 'Se não foi você quem enviou a segunda, pode ignorar esta mensagem.',
  },
  statusLink: {
    subject: (job: string) => `Seu link para acompanhar a candidatura: ${job}`,
    heading: 'Aqui está seu novo link',
    text: ({ companyName, jobTitle }: Application, appliedAt: string) =>
      `Este link mostra como está sua candidatura de ${appliedAt} à vaga ${jobTitle}, de ${companyName}. Ele é só seu.`,
    notYou: 'Se você não pediu este e-mail, pode ignorá-lo: nada mudou na sua candidatura.',
  },
  stageMoved: {
    subject: (job: string) => `Novidade na sua candidatura: ${job}`,
    heading: 'Sua candidatura mudou de etapa',
    text: ({ companyName, jobTitle, stageName }: Application & { readonly stageName: string }) =>
      `Sua candidatura à vaga ${jobTitle}, de ${companyName}, agora está na etapa ${stageName}.`,
  },
  rejected: {
    subject: (job: string) => `Sobre sua candidatura: ${job}`,
    heading: 'Sobre sua candidatura',
    text: ({ companyName, jobTitle }: Application) =>
      `Agradecemos o tempo que você dedicou à vaga ${jobTitle}. Desta vez, ${companyName} decidiu não seguir com a sua candidatura.`,
    thisJobOnly: 'A decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.',
  },
  closed: {
    subject: (job: string) => `Sua candidatura foi encerrada: ${job}`,
    heading: 'Sua candidatura foi encerrada',
    text: ({ companyName, jobTitle }: Application) =>
      `${companyName} encerrou a vaga ${jobTitle}, e com isso a sua candidatura também terminou. Agradecemos o seu tempo e o seu interesse.`,
  },
  takenUp: {
    subject: (job: string) => `Sua candidatura continua: ${job}`,
    heading: 'Sua candidatura continua',
    text: ({ companyName, jobTitle }: Application) =>
      `${companyName} reabriu a vaga ${jobTitle} e retomou a sua candidatura de onde ela tinha parado. Você não precisa fazer nada.`,
    withdraw: 'Se não quiser mais participar, você pode retirar a candidatura pelo mesmo link.',
  },
  hired: {
    subject: (job: string) => `Contratação confirmada: ${job}`,
    heading: 'Sua contratação está confirmada',
    text: ({ companyName, jobTitle }: Application) =>
      `${companyName} confirmou a sua contratação para a vaga ${jobTitle}. A equipe vai combinar os próximos passos com você.`,
  },
  withdrawn: {
    subject: (job: string) => `Candidatura retirada: ${job}`,
    heading: 'Sua candidatura foi retirada',
    text: ({ companyName, jobTitle }: Application) =>
      `Sua candidatura à vaga ${jobTitle}, de ${companyName}, foi retirada a seu pedido. A equipe já sabe e não entrará mais em contato por ela.`,
    otherJobs: 'Ver outras vagas',
  },
  arrived: {
    subject: (job: string) => `Nova candidatura: ${job}`,
    heading: 'Nova candidatura',
    locked:
      'Ela veio além do que o plano da empresa inclui neste mês: por enquanto o quadro mostra só o dia, a etapa e o prazo prometido. A pessoa foi avisada de que a candidatura chegou, e o prazo de resposta já corre.',
    text: (candidate: string | null | undefined, job: string) =>
      candidate ? `${candidate} se candidatou à vaga ${job}.` : `Chegou uma candidatura à vaga ${job}.`,
  },
  bells: {
    notSelected: {
      title: 'Retorno sobre a sua candidatura',
      message:
        '{companyName} não vai seguir com a sua candidatura à vaga {jobTitle} desta vez. Agradecemos o seu tempo.',
    },
    takenUp: {
      title: 'Sua candidatura continua',
      message: '{companyName} retomou a sua candidatura à vaga {jobTitle}.',
    },
    jobClosed: { title: 'Vaga encerrada', message: '{companyName} encerrou a vaga {jobTitle}.' },
    jobReopened: {
      title: 'Vaga reaberta',
      message: '{companyName} reabriu a vaga {jobTitle}, e a sua candidatura continua.',
    },
    received: { title: 'Nova candidatura', message: '{candidateName} se candidatou à vaga {jobTitle}.' },
    severalReceived: { title: '{count} novas candidaturas', message: '{jobTitle}' },
    withdrawn: { title: 'Candidatura retirada', message: '{candidateName} retirou a candidatura à vaga {jobTitle}.' },
    severalWithdrawn: { title: '{count} candidaturas retiradas', message: '{jobTitle}' },
    hired: {
      title: 'Contratação confirmada',
      message: 'Sua contratação por {companyName} para a vaga {jobTitle} está confirmada.',
    },
    hire: { title: 'Contratação confirmada', message: '{candidateName} agora faz parte da equipe: {jobTitle}.' },
  },
};

export type ApplicationWords = Words<typeof ptBR>;
