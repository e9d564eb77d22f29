import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './team.kinds.ts';

/** The role of somebody in a company. */
export const ROLES = {
  owner: 'Responsável pela empresa',
  recruiter: 'Recrutamento',
  hiring_manager: 'Gestão da vaga',
  interviewer: 'Entrevistas',
  expert: 'Avaliação de testes',
} as const;

const whyOwner = 'Você recebeu esta mensagem porque cuida da equipe desta empresa na Prova.';

export const teamMailsPtBR: MailTexts<typeof kinds> = {
  memberRoleChangedMail: {
    subject: ({ companyName }) => `Seu papel mudou na equipe: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Seu papel na equipe mudou',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} mudou seu papel na equipe de ${params.companyName}. Seu papel agora é: ${ROLES[params.role]}.`,
        ),
        button('Abrir a Prova', url('/admin/recruiter')),
      ],
      why: 'Você recebeu esta mensagem porque faz parte desta equipe na Prova.',
    }),
  },
  memberRemovedMail: {
    subject: ({ companyName }) => `Você não faz mais parte da equipe: ${companyName}`,
    body: ({ params }) => ({
      heading: 'Você não faz mais parte da equipe',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} removeu você da equipe de ${params.companyName}. Seu acesso às vagas e candidaturas desta empresa terminou.`,
        ),
        paragraph('Sua conta na Prova continua. Se foi um engano, peça um novo convite a quem cuida da equipe.'),
      ],
      why: 'Você recebeu esta mensagem porque fazia parte desta equipe na Prova.',
    }),
  },
  memberLeftMail: {
    subject: ({ companyName, memberName }) => `${memberName} saiu da equipe: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Alguém saiu da equipe',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.memberName} saiu da equipe de ${params.companyName}. As vagas e as ofertas em aberto dessa pessoa passaram para alguém da equipe.`,
        ),
        button('Ver a equipe', url('/admin/recruiter/team')),
      ],
      why: whyOwner,
    }),
  },
  memberJoinedMail: {
    subject: ({ companyName, memberName }) => `${memberName} entrou na equipe: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Convite aceito',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.memberName} aceitou o convite e agora faz parte da equipe de ${params.companyName}. Papel: ${ROLES[params.role]}.`,
        ),
        button('Ver a equipe', url('/admin/recruiter/team')),
      ],
      why: whyOwner,
    }),
  },
  companyClosedMail: {
    subject: ({ companyName }) => `A empresa foi encerrada na Prova: ${companyName}`,
    body: ({ params }) => ({
      heading: 'A empresa foi encerrada na Prova',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.changedBy} encerrou a empresa ${params.companyName} na Prova. As vagas foram encerradas, e avisamos quem se candidatou.`,
        ),
        paragraph('Sua conta continua: você pode aceitar convites de outras empresas ou criar uma nova.'),
      ],
      why: 'Você recebeu esta mensagem porque fazia parte desta equipe na Prova.',
    }),
  },
};
