import { button, ownBlocks, paragraph, quote, type TextsOf } from '../mail-texts.ts';
import type { JOB_MAILS } from './jobs.kinds.ts';
import { hello, whyRecruiter } from './words.pt-BR.ts';

export const jobMailsPtBR: TextsOf<typeof JOB_MAILS> = {
  job_shared: {
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
  new_application: {
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
  template_test: {
    subject: ({ own, ours }) => `[Teste] ${(own ?? ours).subject}`,
    body: ({ params }) => ({
      heading: (params.own ?? params.ours).subject,
      blocks: [
        quote('Este é um envio de teste. Nenhuma pessoa candidata recebeu esta mensagem.'),
        ...ownBlocks(params.own ?? params.ours),
      ],
      why: `Você recebeu esta mensagem porque testou um modelo de e-mail da vaga ${params.jobTitle}.`,
    }),
  },
};
