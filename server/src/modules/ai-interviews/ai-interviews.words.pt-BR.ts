import type { Words } from '../../platform/words.ts';

interface About {
  readonly companyName: string;
  readonly jobTitle: string;
}

export const ptBR = {
  until: 'Comece até',
  questions: 'Perguntas',
  minutes: 'Duração',
  about: (minutes: number) => `Cerca de ${minutes} minutos`,
  documents: 'Para ler antes',
  begin: 'Ver como funciona e começar',
  howItWorks:
    'Um programa faz as perguntas, por escrito e em voz alta. Você responde falando ou escrevendo, pode pausar e continuar depois. Quem decide é a equipe da empresa.',
  personInstead: 'Prefere falar com uma pessoa? Peça isso na própria página. Não conta contra você.',
  invited: {
    subject: ({ companyName, jobTitle }: About) => `Entrevista com IA: ${jobTitle}, ${companyName}`,
    heading: 'Sua entrevista está aberta',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} convida você para uma entrevista com IA da vaga ${jobTitle}. Faça no horário que preferir.`,
  },
  extended: {
    subject: ({ companyName, jobTitle }: About) => `Novo prazo da entrevista com IA: ${jobTitle}, ${companyName}`,
    heading: 'Você tem um novo prazo',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} mudou o prazo da sua entrevista com IA da vaga ${jobTitle}. Vale o que está aqui.`,
  },
  reminder: {
    subject: ({ companyName, jobTitle }: About) => `Lembrete: entrevista com IA da vaga ${jobTitle}, ${companyName}`,
    heading: (hours: number) =>
      hours >= 24 ? 'Falta um dia para começar sua entrevista' : `Faltam ${hours} horas para começar sua entrevista`,
    text: ({ companyName, jobTitle }: About) =>
      `Sua entrevista com IA da vaga ${jobTitle}, de ${companyName}, ainda não foi começada.`,
  },
  cancelled: {
    subject: ({ companyName, jobTitle }: About) => `Entrevista com IA cancelada: ${jobTitle}, ${companyName}`,
    heading: 'A entrevista com IA foi cancelada',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} cancelou a entrevista com IA da vaga ${jobTitle}. Você não precisa fazer nada.`,
    reply: 'Se tiver dúvidas, responda a este e-mail.',
  },
  bells: {
    open: {
      title: 'Entrevista com IA aberta',
      message: '{companyName} convidou você para uma entrevista com IA da vaga {jobTitle}.',
    },
    cancelled: {
      title: 'Entrevista com IA cancelada',
      message: '{companyName} cancelou a entrevista com IA da vaga {jobTitle}.',
    },
    proofUnconfirmed: {
      title: 'Resultado fora do seu perfil',
      message:
        'O resultado da sua entrevista com IA da vaga {jobTitle} não aparece mais no seu perfil, porque {companyName} retirou a confirmação.',
    },
    proofReanalysed: {
      title: 'Resultado fora do seu perfil',
      message:
        'O resultado da sua entrevista com IA da vaga {jobTitle} não aparece mais no seu perfil, porque {companyName} pediu outra análise. Se ela também for confirmada, você pode mostrá-la.',
    },
    proofUnvouched: {
      title: 'Resultado fora do seu perfil',
      message:
        'O resultado da sua entrevista com IA da vaga {jobTitle} não aparece mais no seu perfil, porque {companyName} não é mais uma empresa verificada.',
    },
    proofHidden: {
      title: 'Resultado fora do seu perfil',
      message:
        'A vaga {jobTitle} oculta quem se candidata, e o resultado da sua entrevista com IA diria quem você é. Por isso ele não aparece no seu perfil enquanto {companyName} não souber seu nome e o processo continuar.',
    },
    completed: {
      title: 'Entrevista com IA concluída',
      message: '{candidateName} concluiu a entrevista com IA da vaga {jobTitle}.',
    },
    failed: {
      title: 'Entrevista com IA sem respostas',
      message:
        '{candidateName} começou a entrevista com IA da vaga {jobTitle} e não respondeu. Você pode dar outro prazo.',
    },
    expired: {
      title: 'Prazo da entrevista com IA encerrado',
      message: '{candidateName} não começou a entrevista com IA da vaga {jobTitle} no prazo. Você pode dar outro.',
    },
    personAskedFor: {
      title: 'Pedido para falar com uma pessoa',
      message: '{candidateName} prefere falar com uma pessoa em vez da entrevista com IA da vaga {jobTitle}.',
    },
  },
};

export type AiInterviewWords = Words<typeof ptBR>;
