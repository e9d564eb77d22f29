import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyProcess } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './evaluations.kinds.ts';

export const evaluationMailsPtBR: MailTexts<typeof kinds> = {
  feedbackSharedMail: {
    subject: ({ companyName, jobTitle }) => `Feedback de ${companyName}: ${jobTitle}`,
    body: ({ params, link, url }) => ({
      heading: 'Você recebeu um feedback',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} escreveu um feedback sobre a sua candidatura à vaga ${params.jobTitle} e compartilhou com você.`,
        ),
        button(
          'Ler o feedback',
          link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
};
