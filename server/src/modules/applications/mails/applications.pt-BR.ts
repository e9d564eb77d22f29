import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, ownBlocks, paragraph } from '../../../platform/mail/mail-text.ts';
import {
  follow,
  hello,
  locale,
  openCandidate,
  promise,
  seeApplication,
  whyApplication,
  whyRecruiter,
} from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './applications.kinds.ts';
import { candidatePage } from './candidate-page.ts';

export const applicationMailsPtBR: MailTexts<typeof kinds> = {
  applicationReceivedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Recebemos sua candidatura: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [
        ...promise(params.companyName, params.replyBy),
        paragraph('Pelo link abaixo você acompanha a sua candidatura e, se quiser, a retira. Ele é só seu.'),
        button(follow, link),
      ];
      return {
        heading: params.own?.subject ?? 'Recebemos sua candidatura',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(`Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, chegou bem.`),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationDuplicateMail: {
    subject: ({ jobTitle }) => `Sua candidatura já estava registrada: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Sua candidatura já estava registrada',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `Recebemos outra candidatura com este e-mail para a vaga ${params.jobTitle}, de ${params.companyName}. A primeira, de ${formatDate(locale, params.appliedAt)}, continua valendo, e nada mudou nela.`,
        ),
        button(follow, link),
        paragraph('Se não foi você quem enviou a segunda, pode ignorar esta mensagem.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  statusLinkMail: {
    subject: ({ jobTitle }) => `Seu link para acompanhar a candidatura: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Aqui está seu novo link',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `Este link mostra como está sua candidatura de ${formatDate(locale, params.appliedAt)} à vaga ${params.jobTitle}, de ${params.companyName}. Ele é só seu.`,
        ),
        button(follow, link),
        paragraph('Se você não pediu este e-mail, pode ignorá-lo: nada mudou na sua candidatura.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  stageMovedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Novidade na sua candidatura: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [...promise(params.companyName, params.replyBy), button(follow, link)];
      return {
        heading: params.own?.subject ?? 'Sua candidatura mudou de etapa',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, agora está na etapa ${params.stageName}.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationRejectedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Sobre sua candidatura: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'Sobre sua candidatura',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `Agradecemos o tempo que você dedicou à vaga ${params.jobTitle}. Desta vez, ${params.companyName} decidiu não seguir com a sua candidatura.`,
              ),
              paragraph('A decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.'),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationClosedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Sua candidatura foi encerrada: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'Sua candidatura foi encerrada',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} encerrou a vaga ${params.jobTitle}, e com isso a sua candidatura também terminou. Agradecemos o seu tempo e o seu interesse.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationTakenUpMail: {
    subject: ({ jobTitle }) => `Sua candidatura continua: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Sua candidatura continua',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} reabriu a vaga ${params.jobTitle} e retomou a sua candidatura de onde ela tinha parado. Você não precisa fazer nada.`,
        ),
        ...promise(params.companyName, params.replyBy),
        button(follow, link),
        paragraph('Se não quiser mais participar, você pode retirar a candidatura pelo mesmo link.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  hiredMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Contratação confirmada: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'Sua contratação está confirmada',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} confirmou a sua contratação para a vaga ${params.jobTitle}. A equipe vai combinar os próximos passos com você.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  withdrawalConfirmedMail: {
    subject: ({ jobTitle }) => `Candidatura retirada: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'Sua candidatura foi retirada',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, foi retirada a seu pedido. A equipe já sabe e não entrará mais em contato por ela.`,
        ),
        button('Ver outras vagas', url('/jobs')),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  newApplicationMail: {
    subject: ({ jobTitle }) => `Nova candidatura: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'Nova candidatura',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          params.candidateName
            ? `${params.candidateName} se candidatou à vaga ${params.jobTitle}.`
            : `Chegou uma candidatura à vaga ${params.jobTitle}.`,
        ),
        button(openCandidate, url(candidatePage(params))),
      ],
      why: whyRecruiter,
    }),
  },
};
