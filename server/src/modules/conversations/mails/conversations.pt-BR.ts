import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, whyProcess, whyRecruiter } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './conversations.kinds.ts';

const news = (count: number) => (count === 1 ? 'uma nova mensagem' : `${count} novas mensagens`);
const withFiles = (files: number) =>
  files === 0 ? [] : [paragraph(files === 1 ? 'Há um anexo na conversa.' : `Há ${files} anexos na conversa.`)];

export const conversationMailsPtBR: MailTexts<typeof kinds> = {
  messagesForCandidateMail: {
    subject: ({ companyName, jobTitle }) => `Mensagem de ${companyName}: ${jobTitle}`,
    body: ({ params, link, url }) => ({
      heading: 'Escreveram para você',
      blocks: [
        hello(params.candidateName),
        paragraph(`${params.companyName} enviou ${news(params.count)} sobre a vaga ${params.jobTitle}.`),
        ...(params.message ? [quote(params.message)] : []),
        ...withFiles(params.files),
        button(
          'Ler e responder',
          link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  messagesForTeamMail: {
    subject: ({ candidateName, jobTitle }) =>
      candidateName ? `Mensagem de ${candidateName}: ${jobTitle}` : `Mensagem de uma candidatura: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'Nova mensagem',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.candidateName ?? 'Uma pessoa candidata'} enviou ${news(params.count)} sobre a vaga ${params.jobTitle}, e ninguém da equipe leu ainda.`,
        ),
        quote(params.note),
        ...withFiles(params.files),
        button('Abrir a conversa', url(to(applicationPaths.candidate, { id: params.applicationId }) as `/${string}`)),
      ],
      why: whyRecruiter,
    }),
  },
};
