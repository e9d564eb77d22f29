import { CONFIRMATION_DAYS, type REQUEST_KINDS } from '@prova/contract/privacy/data-request-rules';
import type { Words } from '../../platform/words.ts';

type RequestKind = (typeof REQUEST_KINDS)[number];

interface Request {
  /** Null: the platform was asked. */
  readonly companyName: string | null;
  readonly kind: RequestKind;
}

const KINDS: Readonly<Record<RequestKind, string>> = {
  export: 'cópia dos dados',
  erase: 'eliminação dos dados',
  correct: 'correção de dados',
  object: 'oposição ao uso dos dados',
  human_review: 'revisão de um cálculo por uma pessoa',
  information: 'informações sobre o uso dos dados',
};
const by = (company: string | null) => company ?? 'Prova';

export const ptBR = {
  kind: (kind: RequestKind) => KINDS[kind],
  by,
  request: 'Pedido',
  to: 'Para',
  deadline: 'Prazo',
  follow: 'Acompanhar pedido',
  see: 'Ver pedido',
  open: 'Abrir pedido',
  /** What a company that is not verified says is read on our page alone. */
  onPage: 'A mensagem da empresa está na página do pedido.',
  complain:
    'Se você não concorda, pode fazer um novo pedido ou reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
  whyPerson:
    'Você recebeu esta mensagem porque alguém fez um pedido sobre dados pessoais com este e-mail (LGPD, art. 18).',
  whyOwner: 'Você recebeu esta mensagem porque responde pela empresa na Prova.',
  confirm: {
    subject: 'Confirme o seu pedido sobre dados pessoais',
    heading: 'Confirme o seu pedido',
    text: 'Recebemos um pedido sobre dados pessoais com este e-mail. Falta confirmar que foi você.',
    see: 'Ver e confirmar',
    notYou: `O link vale por ${CONFIRMATION_DAYS} dias. Se não foi você, ignore esta mensagem: sem a confirmação, o pedido será apagado e ninguém o verá.`,
  },
  received: {
    subject: (company: string | null) => `Seu pedido sobre dados pessoais: ${by(company)}`,
    heading: 'Seu pedido foi recebido',
    answerBy: (day: string) =>
      `A resposta chega neste e-mail até ${day}. Se o pedido for complexo, o prazo pode ser estendido uma vez por mais 15 dias, e você fica sabendo o motivo.`,
  },
  extended: {
    subject: (company: string | null) => `Novo prazo para o seu pedido: ${by(company)}`,
    heading: 'Seu pedido tem um novo prazo',
    text: ({ companyName, kind }: Request, answerBy: string) =>
      `${by(companyName)} precisa de mais 15 dias para responder ao seu pedido (${KINDS[kind]}). O novo prazo é ${answerBy}. O motivo:`,
  },
  answered: {
    subject: (company: string | null) => `Resposta ao seu pedido sobre dados pessoais: ${by(company)}`,
    heading: 'Resposta ao seu pedido',
    text: ({ companyName, kind }: Request) => `${by(companyName)} respondeu ao seu pedido (${KINDS[kind]}):`,
    copyDays: (days: number) => `Você pode baixar a cópia por ${days} dias. Depois, ela será apagada.`,
    download: 'Baixar cópia',
  },
  erased: {
    applications: (count: number) =>
      count === 0
        ? 'Não havia candidatura sua que pudesse ser apagada.'
        : `Candidaturas apagadas: ${count}, com formulários, arquivos, anotações e mensagens.`,
    kept: (day: string) => `O que virou contrato fica guardado até ${day}, como a lei manda (LGPD, art. 16, I).`,
  },
  refused: {
    heading: 'Seu pedido não foi atendido',
    text: ({ companyName, kind }: Request) =>
      `${by(companyName)} não atendeu ao seu pedido (${KINDS[kind]}). O motivo:`,
  },
  arrived: {
    subject: (company: string) => `Novo pedido sobre dados pessoais: ${company}`,
    heading: 'Novo pedido sobre dados pessoais',
    text: (company: string) =>
      `Alguém fez um pedido a ${company} sobre os próprios dados. A lei pede resposta em 15 dias (LGPD, art. 19).`,
  },
  due: {
    subject: (company: string) => `Pedido sobre dados pessoais vence em breve: ${company}`,
    heading: 'Um pedido vence em breve',
    text: (company: string) => `Um pedido sobre dados pessoais feito a ${company} ainda não tem resposta.`,
  },
  overdue: {
    subject: (company: string) => `Pedido sobre dados pessoais atrasado: ${company}`,
    heading: 'Um pedido está atrasado',
    text: (company: string) =>
      `O prazo de um pedido sobre dados pessoais feito a ${company} passou sem resposta. Responda o quanto antes.`,
  },
  copyReady: {
    heading: 'A cópia dos seus dados está pronta',
    text: (days: number) =>
      `Reunimos em um arquivo o que a Prova guarda sobre você. Entre na sua conta para baixá-lo em até ${days} dias. Depois disso, ele será apagado.`,
    download: 'Baixar meus dados',
    notYou: 'Se você não fez esse pedido, troque sua senha e encerre os outros acessos.',
  },
  erasing: {
    heading: 'Sua conta foi encerrada',
    text: 'Você pediu para apagar sua conta na Prova. Ela já está encerrada, e o que guardamos sobre você será apagado nos próximos minutos. Candidaturas em andamento foram retiradas.',
    thanks:
      'Esta é a última mensagem que enviamos para este endereço. Agradecemos o tempo que você passou com a gente.',
    why: 'Você recebeu esta mensagem porque este endereço pertencia a uma conta na Prova.',
  },
  bells: {
    exportReady: { title: 'Seus dados estão prontos', message: 'Você pode baixar a cópia dos seus dados por 7 dias.' },
    requestAnswered: {
      title: 'Resposta ao seu pedido sobre dados',
      message: '{companyName} respondeu. A resposta está na página de privacidade e no seu e-mail.',
    },
    requestNew: {
      title: 'Novo pedido sobre dados pessoais',
      message: 'Alguém fez um pedido a {companyName}. A lei pede resposta em 15 dias.',
    },
    requestDue: {
      title: 'Pedido sobre dados vence em breve',
      message: 'Um pedido feito a {companyName} ainda não tem resposta.',
    },
    requestOverdue: {
      title: 'Pedido sobre dados atrasado',
      message: 'O prazo de um pedido feito a {companyName} passou sem resposta.',
    },
  },
};

export type PrivacyWords = Words<typeof ptBR>;
