import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './companies.kinds.ts';
import { ROLES } from './team.pt-BR.ts';

export const companyMailsPtBR: MailTexts<typeof kinds> = {
  invitationMail: {
    subject: ({ companyName }) => `Convite para a equipe: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Convite para uma equipe',
      blocks: [
        hello(''),
        paragraph(
          `${params.inviterName} convidou você para a equipe de ${params.companyName} na Prova. Seu papel: ${ROLES[params.role]}.`,
        ),
        button('Ver convite', link),
        paragraph(
          `O convite vale até ${formatDate(locale, params.expiresAt)}. Se você não esperava por ele, ignore esta mensagem: nada acontece.`,
        ),
      ],
      why: 'Você recebeu esta mensagem porque alguém convidou este e-mail para uma equipe na Prova.',
    }),
  },
  companyVerificationMail: {
    subject: ({ companyName }) => `Confirme que este e-mail é da empresa: ${companyName}`,
    body: ({ params, link }) => ({
      heading: 'Confirme o domínio da empresa',
      blocks: [
        hello(''),
        paragraph(
          `Para que as vagas de ${params.companyName} apareçam na lista pública da Prova, confirme que este e-mail é da empresa. O link vale por 48 horas.`,
        ),
        button('Confirmar empresa', link),
        paragraph('Se a sua empresa não recruta pela Prova, ignore esta mensagem: sem a confirmação, nada muda.'),
      ],
      why: 'Você recebeu esta mensagem porque alguém informou que este e-mail é de uma empresa que recruta pela Prova.',
    }),
  },
  companyVerifiedMail: {
    subject: ({ companyName }) => `Empresa verificada: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Sua empresa está verificada',
      blocks: [
        hello(params.name),
        paragraph(
          `Conferimos os dados de ${params.companyName}. As vagas abertas aparecem na lista pública e nos buscadores a partir de agora.`,
        ),
        button('Ver a empresa', url('/admin/recruiter/settings')),
      ],
      why: 'Você recebeu esta mensagem porque é responsável pela empresa na Prova.',
    }),
  },
  companyVerificationEndedMail: {
    subject: ({ companyName }) => `A empresa deixou de ser verificada: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'A empresa deixou de ser verificada',
      blocks: [
        hello(params.name),
        paragraph(
          `O nome, o site ou o CNPJ de ${params.companyName} mudou. Por isso, a empresa perdeu o selo de verificação, e as vagas ficam fora da lista pública até uma nova verificação. Os links das vagas continuam valendo.`,
        ),
        button('Verificar de novo', url('/admin/recruiter/settings')),
        paragraph('Não reconhece a mudança? Confira quem é responsável pela empresa na Prova.'),
      ],
      why: 'Você recebeu esta mensagem porque é responsável pela empresa na Prova.',
    }),
  },
  companyRefusedMail: {
    subject: ({ companyName }) => `Não foi possível verificar a empresa: ${companyName}`,
    body: ({ params, url }) => ({
      heading: 'Não foi possível verificar sua empresa',
      blocks: [
        hello(params.name),
        paragraph(`Conferimos o CNPJ ${params.cnpj} de ${params.companyName} e não foi possível confirmar a empresa.`),
        paragraph(`Motivo: ${params.reason}`),
        paragraph(
          'Corrija os dados e peça a conferência de novo, ou verifique a empresa por um e-mail do seu domínio.',
        ),
        button('Ver os dados da empresa', url('/admin/recruiter/settings')),
      ],
      why: 'Você recebeu esta mensagem porque é responsável pela empresa na Prova.',
    }),
  },
};
