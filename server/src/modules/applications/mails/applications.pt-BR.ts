import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, ownBlocks, paragraph } from '../../../platform/mail/mail-text.ts';
import { follow, hello, locale, whyApplication, whyRecruiter } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './applications.kinds.ts';

export const applicationMailsPtBR: MailTexts<typeof kinds> = {
  applicationReceivedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Recebemos sua candidatura: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: params.own?.subject ?? 'Recebemos sua candidatura',
      blocks: [
        ...(params.own
          ? ownBlocks(params.own)
          : [
              hello(params.candidateName),
              paragraph(`Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, chegou.`),
            ]),
        paragraph('Neste link você vê em que etapa ela está e pode retirar a candidatura, se quiser. Ele é só seu.'),
        button(follow, link),
      ],
      why: whyApplication(params.jobTitle),
      replyBy: params.replyBy,
    }),
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
        paragraph('Se não foi você, ignore esta mensagem.'),
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
    body: ({ params, link }) => ({
      heading: params.own?.subject ?? 'Sua candidatura mudou de etapa',
      blocks: [
        ...(params.own
          ? ownBlocks(params.own)
          : [
              hello(params.candidateName),
              paragraph(
                `Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, agora está na etapa ${params.stageName}.`,
              ),
            ]),
        button(follow, link),
      ],
      why: whyApplication(params.jobTitle),
      replyBy: params.replyBy,
    }),
  },
  applicationRejectedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Sobre sua candidatura: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: params.own?.subject ?? 'Sobre sua candidatura',
      blocks: [
        ...(params.own
          ? ownBlocks(params.own)
          : [
              hello(params.candidateName),
              paragraph(
                `Agradecemos o tempo que você dedicou à vaga ${params.jobTitle}. Desta vez, ${params.companyName} decidiu não seguir com a sua candidatura.`,
              ),
              paragraph('A decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.'),
            ]),
        button(follow, link),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  applicationClosedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `A vaga foi encerrada: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: params.own?.subject ?? 'A vaga foi encerrada',
      blocks: [
        ...(params.own
          ? ownBlocks(params.own)
          : [
              hello(params.candidateName),
              paragraph(
                `A vaga ${params.jobTitle}, de ${params.companyName}, foi encerrada, e com ela o processo da sua candidatura. Agradecemos sua participação.`,
              ),
            ]),
        button(follow, link),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  applicationTakenUpMail: {
    subject: ({ jobTitle }) => `Sua candidatura continua: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Sua candidatura continua',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} reabriu a vaga ${params.jobTitle} e retomou a sua candidatura de onde ela estava. Você não precisa fazer nada.`,
        ),
        button(follow, link),
        paragraph('Se você não quer mais participar, pode retirar a candidatura nesse mesmo link.'),
      ],
      why: whyApplication(params.jobTitle),
      replyBy: params.replyBy,
    }),
  },
  hiredMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Contratação confirmada: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: params.own?.subject ?? 'Sua contratação está confirmada',
      blocks: [
        ...(params.own
          ? ownBlocks(params.own)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} confirmou sua contratação para a vaga ${params.jobTitle}. A equipe vai combinar os próximos passos com você.`,
              ),
            ]),
        button(follow, link),
      ],
      why: whyApplication(params.jobTitle),
    }),
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
        button('Abrir o quadro da vaga', url(`/admin/recruiter/jobs/${params.jobId}/board`)),
      ],
      why: whyRecruiter,
    }),
  },
};
