import type { Words } from '../../platform/words.ts';

interface About {
  readonly companyName: string;
  readonly jobTitle: string;
}

interface AboutTest extends About {
  readonly title: string;
}

export const ptBR = {
  questions: (count: number) => (count === 1 ? '1 questão' : `${count} questões`),
  minutes: (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
  noTimeLimit: 'sem limite de tempo além do prazo',
  startBy: 'Comece até',
  finishBy: 'Termine até',
  take: 'Ver e fazer o teste',
  calm: 'Cada resposta é salva assim que você a escreve. Se a conexão cair ou a aba fechar, abra o link de novo e continue de onde parou.',
  needHelp:
    'Precisa de mais tempo, de uma pausa, de outro formato ou de ajuda com o equipamento? Peça pelo link, antes do teste ou durante ele. O pedido vai para a equipe da vaga e não entra na correção.',
  help: {
    about: (title: string, need: string) => `Sobre o teste “${title}”: ${need}.`,
    needs: {
      time: 'preciso de mais tempo',
      pause: 'preciso de uma pausa',
      format: 'preciso de outro formato',
      equipment: 'minha câmera, meu microfone ou meu aparelho não funciona',
      other: 'preciso de ajuda',
    },
  },
  extended: {
    subject: ({ companyName, title }: { companyName: string; title: string }) =>
      `${companyName} deu mais tempo: ${title}`,
    heading: 'Você tem mais tempo',
    text: ({ companyName, title, jobTitle }: AboutTest) =>
      `${companyName} deu a você mais tempo no teste ${title}, da vaga ${jobTitle}.`,
    extra: 'A mais, além do limite',
  },
  sent: {
    subject: ({ companyName, jobTitle }: About) => `Teste técnico de ${companyName}: ${jobTitle}`,
    heading: 'Você recebeu um teste',
    text: ({ companyName, jobTitle }: About) =>
      `${companyName} quer conhecer o que você sabe fazer, como parte da seleção para ${jobTitle}. Você escolhe quando começar.`,
  },
  reminder: {
    subject: (company: string) => `Seu teste de ${company} termina em breve`,
    heading: 'Ainda dá tempo de fazer o teste',
    text: ({ companyName, jobTitle }: About) =>
      `O teste que ${companyName} enviou para ${jobTitle} ainda espera por você.`,
  },
  graded: {
    subject: (title: string) => `Resultado do seu teste: ${title}`,
    heading: 'Seu teste foi corrigido',
    text: ({ companyName, title, jobTitle }: AboutTest) =>
      `${companyName} terminou de corrigir o teste ${title}, da vaga ${jobTitle}.`,
    see: 'Ver resultado',
  },
  cancelled: {
    subject: (company: string) => `Teste cancelado por ${company}`,
    heading: 'O teste foi cancelado',
    text: ({ companyName, title, jobTitle }: AboutTest) =>
      `${companyName} cancelou o teste ${title}, da vaga ${jobTitle}. Você não precisa fazer nada.`,
    reply: 'Para entender o motivo, responda a este e-mail.',
  },
  bells: {
    testReceived: {
      title: 'Você recebeu um teste',
      message: '{companyName} enviou um teste técnico para a vaga {jobTitle}. Abra para ver o prazo.',
    },
    testExtended: {
      title: 'Mais tempo no teste',
      message: '{companyName} deu a você mais tempo em um teste da vaga {jobTitle}.',
    },
    testCancelled: { title: 'Teste cancelado', message: '{companyName} cancelou um teste da vaga {jobTitle}.' },
    testGraded: {
      title: 'Resultado do teste',
      message: 'O teste de {companyName} para a vaga {jobTitle} foi corrigido. Abra para ver a nota.',
    },
    chosenTestGraded: {
      title: 'Resultado do teste',
      message: 'O teste “{title}” foi corrigido. Abra para ver a nota.',
    },
    resultOverruled: {
      title: 'Nota revista',
      message:
        'A nota do teste “{title}” foi revista e não comprova mais as habilidades. O que você mostrava dele deixou de valer.',
    },
    testRunOut: {
      title: 'Prazo do teste encerrado',
      message: 'O prazo do teste de {companyName} para a vaga {jobTitle} terminou. Se precisar, peça mais tempo.',
    },
    testDone: { title: 'Teste entregue', message: '{candidateName} entregou o teste da vaga {jobTitle}.' },
    testDeclined: {
      title: 'Teste recusado',
      message: '{candidateName} preferiu não fazer o teste da vaga {jobTitle}.',
    },
    testExpired: {
      title: 'Teste não feito',
      message: '{candidateName} não fez a tempo o teste da vaga {jobTitle}.',
    },
  },
};

export type AttemptWords = Words<typeof ptBR>;
