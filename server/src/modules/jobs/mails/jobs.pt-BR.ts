import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, whyRecruiter } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './jobs.kinds.ts';

export const jobMailsPtBR: MailTexts<typeof kinds> = {
  jobSharedMail: {
    subject: ({ sharedBy, jobTitle }) => `${sharedBy} compartilhou uma vaga: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'Uma vaga foi compartilhada com você',
      blocks: [
        hello(params.recruiterName),
        paragraph(`${params.sharedBy} deu a você acesso à vaga ${params.jobTitle} e às candidaturas dela.`),
        button('Abrir o quadro da vaga', url(`/admin/recruiter/jobs/${params.jobId}/board`)),
      ],
      why: whyRecruiter,
    }),
  },
  templateTestMail: {
    subject: ({ own, ours }) => `[Teste] ${(own ?? ours).subject}`,
    body: ({ params }) => ({
      heading: (params.own ?? params.ours).subject,
      blocks: [
        quote('Este é um envio de teste. Nenhum candidato recebeu esta mensagem.'),
        ...ownBlocks(params.own ?? params.ours),
      ],
      why: `Você recebeu esta mensagem porque testou um modelo de e-mail da vaga ${params.jobTitle}.`,
    }),
  },
};
