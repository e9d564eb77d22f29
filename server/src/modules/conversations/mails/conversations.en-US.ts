import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, whyProcess, whyRecruiter } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './conversations.kinds.ts';

const news = (count: number) => (count === 1 ? 'a new message' : `${count} new messages`);
const withFiles = (files: number) =>
  files === 0
    ? []
    : [paragraph(files === 1 ? 'The conversation has an attachment.' : `The conversation has ${files} attachments.`)];

export const conversationMailsEnUS: MailTexts<typeof kinds> = {
  messagesForCandidateMail: {
    subject: ({ companyName, jobTitle }) => `Message from ${companyName}: ${jobTitle}`,
    body: ({ params, link, url }) => ({
      heading: 'You have a message',
      blocks: [
        hello(params.candidateName),
        paragraph(`${params.companyName} sent you ${news(params.count)} about ${params.jobTitle}.`),
        ...(params.message ? [quote(params.message)] : []),
        ...withFiles(params.files),
        button(
          'Read and reply',
          link ?? url(to(applicationPaths.talentApplication, { id: params.applicationId }) as `/${string}`),
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  messagesForTeamMail: {
    subject: ({ candidateName, jobTitle }) =>
      candidateName ? `Message from ${candidateName}: ${jobTitle}` : `Message from an applicant: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'New message',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          `${params.candidateName ?? 'An applicant'} sent ${news(params.count)} about ${params.jobTitle}, and nobody on the team has read it yet.`,
        ),
        quote(params.note),
        ...withFiles(params.files),
        button(
          'Open the conversation',
          url(to(applicationPaths.candidate, { id: params.applicationId }) as `/${string}`),
        ),
      ],
      why: whyRecruiter,
    }),
  },
};
