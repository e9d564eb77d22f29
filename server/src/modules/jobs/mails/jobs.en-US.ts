import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, whyRecruiter } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './jobs.kinds.ts';

export const jobMailsEnUS: MailTexts<typeof kinds> = {
  jobSharedMail: {
    subject: ({ sharedBy, jobTitle }) => `${sharedBy} shared a job: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'A job was shared with you',
      blocks: [
        hello(params.recruiterName),
        paragraph(`${params.sharedBy} gave you access to the job ${params.jobTitle} and its applications.`),
        button("Open the job's board", url(`/admin/recruiter/jobs/${params.jobId}/board`)),
      ],
      why: whyRecruiter,
    }),
  },
  templateTestMail: {
    subject: ({ own, ours }) => `[Test] ${(own ?? ours).subject}`,
    body: ({ params }) => ({
      heading: (params.own ?? params.ours).subject,
      blocks: [quote('This is a test. No candidate received this message.'), ...ownBlocks(params.own ?? params.ours)],
      why: `You received this message because you tested an email template of the job ${params.jobTitle}.`,
    }),
  },
};
