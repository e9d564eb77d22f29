import { contractWordsPtBR } from '@prova/contract/jobs/contract-words.pt-BR';
import { formatMoneyRange } from '@prova/contract/money';
import { formatDay, formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale, openCandidate, whyProcess, whyRecruiter } from '../../../platform/mail/mail-words.pt-BR.ts';
import { candidatePage } from '../../applications/applications.service.ts';
import type * as kinds from './offers.kinds.ts';

/** Under blind review. */
const SOMEBODY = 'Uma pessoa candidata';

export const offerMailsPtBR: MailTexts<typeof kinds> = {
  offerSentMail: {
    subject: ({ own, position, companyName }) => own?.subject ?? `Oferta de ${companyName}: ${position}`,
    body: ({ params, link }) => {
      const within = [
        details({
          Cargo: params.position,
          Remuneração: `${formatMoneyRange(params.payMin, params.payMax ?? null, locale, params.currency)} por mês`,
          Contrato: params.contractType ? contractWordsPtBR[params.contractType] : null,
          Benefícios: params.benefits?.join(', '),
          Início: params.startOn ? formatDay(locale, params.startOn) : null,
          'Responda até': formatInstant(locale, params.validUntil),
        }),
        ...(params.message ? [quote(params.message)] : []),
        button('Ver oferta e responder', link),
        paragraph('O link é só seu: não o encaminhe.'),
      ];
      return {
        heading: params.own?.subject ?? 'Você recebeu uma oferta',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(`${params.companyName} quer contratar você. Leia a oferta com calma antes de responder.`),
              ...within,
            ],
        why: whyProcess(params.companyName),
      };
    },
  },
  offerCancelledMail: {
    subject: ({ position }) => `Oferta cancelada: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'A oferta foi cancelada',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} cancelou a oferta para ${params.position}. Ela não pode mais ser respondida.${canReply ? ' Para entender o motivo, responda a este e-mail.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerExpiredMail: {
    subject: ({ position }) => `O prazo da oferta terminou: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'O prazo da oferta terminou',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `A oferta de ${params.companyName} para ${params.position} não foi respondida no prazo e não vale mais.${canReply ? ' Se você ainda tem interesse, responda a este e-mail.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerDeclinedMail: {
    subject: ({ position }) => `Você recusou a oferta: ${position}`,
    body: ({ params, canReply }) => ({
      heading: 'Sua resposta foi registrada',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `Você recusou a oferta de ${params.companyName} para ${params.position}. A resposta é definitiva e a empresa já foi avisada.`,
        ),
        ...(canReply ? [paragraph('Se não foi você quem respondeu, avise logo, respondendo a este e-mail.')] : []),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  offerAnsweredMail: {
    subject: ({ accepted, candidateName }) =>
      `${candidateName ?? SOMEBODY} ${accepted ? 'aceitou' : 'recusou'} a oferta`,
    body: ({ params, url }) => ({
      heading: params.accepted ? 'Oferta aceita' : 'Oferta recusada',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.candidateName ?? SOMEBODY} ${params.accepted ? 'aceitou' : 'recusou'} a oferta para ${params.position}.`,
        ),
        ...(params.note ? [quote(params.note)] : []),
        button(openCandidate, url(candidatePage(params))),
      ],
      why: whyRecruiter,
    }),
  },
};
