import type { InterviewType } from '@prova/contract/interviews/interview-fields';
import type { Words } from '../../platform/words.ts';

interface About {
  readonly companyName: string;
  readonly jobTitle: string;
}

interface WithPerson {
  /** Null under blind review. */
  readonly candidateName?: string | null | undefined;
  readonly jobTitle: string;
  /** The reader sees and hears, and does not interview. */
  readonly observes?: boolean | undefined;
  /** The reader has chosen the time, or said yes to it. */
  readonly comes?: boolean | undefined;
}

const someone = ({ candidateName }: WithPerson) => candidateName ?? 'uma pessoa candidata';
const place: Record<InterviewType, string> = { video: 'Link', presencial: 'Endereço', telefone: 'Telefone' };

export const ptBR = {
  title: ({ companyName, jobTitle }: About) => `Entrevista com ${companyName}: ${jobTitle}`,
  teamTitle: (about: WithPerson) => `Entrevista com ${someone(about)}: ${about.jobTitle}`,
  when: 'Quando',
  place,
  type: 'Como',
  types: { video: 'Por vídeo', presencial: 'Presencial', telefone: 'Por telefone' } satisfies Record<
    InterviewType,
    string
  >,
  with: 'Com',
  observing: 'Quem observa',
  answerByLink: 'Confirme, recuse ou peça outro horário pelo link.',
  answerOnPage: 'Diga na página da entrevista se você vai.',
  see: 'Ver e responder',
  open: 'Abrir entrevista',
  invited: {
    subject: ({ companyName, jobTitle }: About) => `Convite para entrevista: ${jobTitle}, ${companyName}`,
    heading: 'Vamos conversar?',
    text: ({ companyName, jobTitle }: About) => `${companyName} convida você para uma entrevista da vaga ${jobTitle}.`,
  },
  moved: {
    subject: ({ companyName, jobTitle }: About) => `Novo horário da entrevista: ${jobTitle}, ${companyName}`,
    heading: 'A entrevista mudou de horário',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} mudou o horário da sua entrevista para a vaga ${jobTitle}. Vale o que está aqui.`,
  },
  changed: {
    subject: ({ companyName, jobTitle }: About) => `Mudança na entrevista: ${jobTitle}, ${companyName}`,
    heading: 'Algo mudou na sua entrevista',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} atualizou sua entrevista para a vaga ${jobTitle}. O horário continua o mesmo.`,
  },
  cancelled: {
    subject: ({ companyName, jobTitle }: About) => `Entrevista cancelada: ${jobTitle}, ${companyName}`,
    heading: 'A entrevista foi cancelada',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} cancelou a entrevista da vaga ${jobTitle}. Você não precisa fazer nada.`,
    over: ({ companyName, jobTitle }: About) =>
      `Seu processo com ${companyName} para a vaga ${jobTitle} chegou ao fim, e por isso a conversa marcada não vai mais acontecer. Você não precisa fazer nada.`,
    reply: 'Se tiver dúvidas, responda a este e-mail.',
  },
  reminder: {
    subject: ({ companyName, jobTitle }: About) => `Lembrete da entrevista: ${jobTitle}, ${companyName}`,
    heading: (hours: number) => (hours > 1 ? 'Sua entrevista é amanhã' : 'Sua entrevista começa em uma hora'),
    text: ({ companyName, jobTitle }: About) =>
      `Um lembrete da sua entrevista com ${companyName} para a vaga ${jobTitle}.`,
  },
  team: {
    invited: {
      subject: (about: WithPerson) =>
        about.observes
          ? `Você vai observar a entrevista com ${someone(about)}`
          : `Você vai entrevistar ${someone(about)}`,
      text: (about: WithPerson) => {
        const whom = `${someone(about)}, da vaga ${about.jobTitle}`;
        if (about.observes)
          return `A equipe convidou você para observar a entrevista com ${whom}. Você vê e ouve; quem conduz a conversa é a equipe.`;
        return about.comes
          ? `Está marcada a sua entrevista com ${whom}.`
          : `A equipe convidou você para entrevistar ${whom}.`;
      },
    },
    changed: {
      subject: (about: WithPerson) => `Mudança na entrevista com ${someone(about)}`,
      text: (about: WithPerson) =>
        `A entrevista com ${someone(about)}, da vaga ${about.jobTitle}, mudou. Vale o que está aqui.`,
    },
    cancelled: {
      subject: (about: WithPerson) => `Entrevista cancelada: ${someone(about)}`,
      text: (about: WithPerson) =>
        `A entrevista com ${someone(about)}, da vaga ${about.jobTitle}, não vai mais acontecer.`,
    },
    takenOff: {
      subject: (about: WithPerson) => `Você não participa mais da entrevista com ${someone(about)}`,
      text: (about: WithPerson) =>
        `Você não precisa mais participar da entrevista com ${someone(about)}, da vaga ${about.jobTitle}.`,
    },
    reminder: {
      subject: (about: WithPerson) => `Lembrete: entrevista com ${someone(about)}`,
      text: (about: WithPerson) => `Um lembrete da entrevista com ${someone(about)}, da vaga ${about.jobTitle}.`,
    },
    why: 'Você recebeu esta mensagem porque participa desta entrevista na Prova.',
    whyTakenOff: 'Você recebeu esta mensagem porque recebeu um convite para esta entrevista na Prova.',
  },
  bells: {
    scheduled: {
      title: 'Entrevista marcada',
      message: '{companyName} marcou uma entrevista para a vaga {jobTitle}. Abra para ver e responder.',
    },
    moved: {
      title: 'Entrevista com novo horário',
      message: '{companyName} mudou o horário da sua entrevista para a vaga {jobTitle}.',
    },
    cancelled: { title: 'Entrevista cancelada', message: '{companyName} cancelou a entrevista da vaga {jobTitle}.' },
    over: {
      title: 'A entrevista não vai mais acontecer',
      message: 'Seu processo com {companyName} para a vaga {jobTitle} chegou ao fim, e a conversa marcada com ele.',
    },
    asked: { title: 'Você vai entrevistar', message: 'Entrevista com {candidateName} para a vaga {jobTitle}.' },
    observedAsked: {
      title: 'Você vai observar uma entrevista',
      message: 'A equipe convidou você para observar a entrevista com {candidateName}, da vaga {jobTitle}.',
    },
    observedCalledOff: {
      title: 'Entrevista cancelada',
      message: 'A entrevista com {candidateName} que você ia observar, da vaga {jobTitle}, não vai mais acontecer.',
    },
    accepted: {
      title: 'Entrevista confirmada',
      message: '{candidateName} confirmou a entrevista da vaga {jobTitle}.',
    },
    declined: { title: 'Entrevista recusada', message: '{candidateName} recusou a entrevista da vaga {jobTitle}.' },
    anotherTime: {
      title: 'Outro horário pedido',
      message: '{candidateName} pediu outro horário para a entrevista da vaga {jobTitle}.',
    },
    calledOff: {
      title: 'Entrevista cancelada',
      message: 'A entrevista com {candidateName} para a vaga {jobTitle} não vai mais acontecer.',
    },
  },
};

export type InterviewWords = Words<typeof ptBR>;
