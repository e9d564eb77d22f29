import { CONFIRMATION_DAYS } from '@prova/contract/privacy/data-request-rules';
import { formatDay } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './data-requests.kinds.ts';

const KINDS = {
  export: 'cópia dos dados',
  erase: 'eliminação dos dados',
  correct: 'correção de dados',
  object: 'oposição ao uso dos dados',
  human_review: 'revisão de um cálculo por uma pessoa',
  information: 'informações sobre o uso dos dados',
} as const;

const platform = 'Prova';
const whyPerson =
  'Você recebeu esta mensagem porque alguém fez um pedido sobre dados pessoais com este e-mail (LGPD, art. 18).';
const whyOwner = 'Você recebeu esta mensagem porque responde pela empresa na Prova.';
const complain =
  'Se você não concorda, pode fazer um novo pedido ou reclamar à Autoridade Nacional de Proteção de Dados (ANPD).';

/** What a company that is not verified says is read on our page alone. */
const wordsOrPage = (words: string) =>
  words === '' ? paragraph('A mensagem da empresa está na página do pedido.') : quote(words);

export const dataRequestMailsPtBR: MailTexts<typeof kinds> = {
  dataRequestConfirmMail: {
    subject: () => 'Confirme o seu pedido sobre dados pessoais',
    body: ({ params, link }) => ({
      heading: 'Confirme o seu pedido',
      blocks: [
        hello(''),
        paragraph('Recebemos um pedido sobre dados pessoais com este e-mail. Falta confirmar que foi você.'),
        details({ Pedido: KINDS[params.kind], Para: params.companyName ?? platform }),
        button('Ver e confirmar', link),
        paragraph(
          `O link vale por ${CONFIRMATION_DAYS} dias. Se não foi você, ignore esta mensagem: sem a confirmação, o pedido será apagado e ninguém o verá.`,
        ),
      ],
      why: whyPerson,
    }),
  },
  dataRequestReceivedMail: {
    subject: ({ companyName }) => `Seu pedido sobre dados pessoais: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Seu pedido foi recebido',
      blocks: [
        hello(''),
        details({ Pedido: KINDS[params.kind], Para: params.companyName ?? platform }),
        paragraph(
          `A resposta chega neste e-mail até ${formatDay(locale, params.answerBy)}. Se o pedido for complexo, o prazo pode ser estendido uma vez por mais 15 dias, e você fica sabendo o motivo.`,
        ),
        button('Acompanhar pedido', link),
      ],
      why: whyPerson,
    }),
  },
  dataRequestExtendedMail: {
    subject: ({ companyName }) => `Novo prazo para o seu pedido: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Seu pedido tem um novo prazo',
      blocks: [
        hello(''),
        paragraph(
          `${params.companyName ?? platform} precisa de mais 15 dias para responder ao seu pedido (${KINDS[params.kind]}). O novo prazo é ${formatDay(locale, params.answerBy)}. O motivo:`,
        ),
        wordsOrPage(params.reason),
        button('Acompanhar pedido', link),
      ],
      why: whyPerson,
    }),
  },
  dataRequestAnsweredMail: {
    subject: ({ companyName }) => `Resposta ao seu pedido sobre dados pessoais: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Resposta ao seu pedido',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} respondeu ao seu pedido (${KINDS[params.kind]}):`),
        wordsOrPage(params.answer),
        ...(params.copyDays === null
          ? [button('Ver pedido', link)]
          : [
              paragraph(`Você pode baixar a cópia por ${params.copyDays} dias. Depois, ela será apagada.`),
              button('Baixar cópia', link),
            ]),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestErasedMail: {
    subject: ({ companyName }) => `Resposta ao seu pedido sobre dados pessoais: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Resposta ao seu pedido',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} respondeu ao seu pedido (${KINDS[params.kind]}):`),
        wordsOrPage(params.answer),
        paragraph(
          params.applications === 0
            ? 'Não havia candidatura sua que pudesse ser apagada.'
            : `Candidaturas apagadas: ${params.applications}, com formulários, arquivos, anotações e mensagens.`,
        ),
        ...(params.keptUntil === null
          ? []
          : [
              paragraph(
                `O que virou contrato fica guardado até ${formatDay(locale, params.keptUntil)}, como a lei manda (LGPD, art. 16, I).`,
              ),
            ]),
        button('Ver pedido', link),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestRefusedMail: {
    subject: ({ companyName }) => `Resposta ao seu pedido sobre dados pessoais: ${companyName ?? platform}`,
    body: ({ params, link }) => ({
      heading: 'Seu pedido não foi atendido',
      blocks: [
        hello(''),
        paragraph(`${params.companyName ?? platform} não atendeu ao seu pedido (${KINDS[params.kind]}). O motivo:`),
        wordsOrPage(params.reason),
        button('Ver pedido', link),
        paragraph(complain),
      ],
      why: whyPerson,
    }),
  },
  dataRequestNewMail: {
    subject: ({ companyName }) => `Novo pedido sobre dados pessoais: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Novo pedido sobre dados pessoais',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `Alguém fez um pedido a ${params.companyName} sobre os próprios dados. A lei pede resposta em 15 dias (LGPD, art. 19).`,
        ),
        details({ Pedido: KINDS[params.kind], Prazo: formatDay(locale, params.dueOn) }),
        button('Abrir pedido', url(`/admin/recruiter/data-requests/${params.requestId}`)),
      ],
      why: whyOwner,
    }),
  },
  dataRequestDueMail: {
    subject: ({ companyName, overdue }) =>
      overdue
        ? `Pedido sobre dados pessoais atrasado: ${companyName}`
        : `Pedido sobre dados pessoais vence em breve: ${companyName}`,
    body: ({ params, url }) => ({
      heading: params.overdue ? 'Um pedido está atrasado' : 'Um pedido vence em breve',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          params.overdue
            ? `O prazo de um pedido sobre dados pessoais feito a ${params.companyName} passou sem resposta. Responda o quanto antes.`
            : `Um pedido sobre dados pessoais feito a ${params.companyName} ainda não tem resposta.`,
        ),
        details({ Pedido: KINDS[params.kind], Prazo: formatDay(locale, params.dueOn) }),
        button('Abrir pedido', url(`/admin/recruiter/data-requests/${params.requestId}`)),
      ],
      why: whyOwner,
    }),
  },
};
