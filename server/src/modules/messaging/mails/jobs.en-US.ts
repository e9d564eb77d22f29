import { button, ownBlocks, paragraph, quote, type TextsOf } from '../mail-texts.ts';
import type { JOB_MAILS } from './jobs.kinds.ts';
import { hello, whyRecruiter } from './words.en-US.ts';

export const jobMailsEnUS: TextsOf<typeof JOB_MAILS> = {
  job_shared: {
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
  new_application: {
    subject: ({ jobTitle }) => `New application: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'New application',
      blocks: [
        hello(params.recruiterName),
        paragraph(
          params.candidateName
            ? `${params.candidateName} applied for ${params.jobTitle}.`
            : `A new application arrived for ${params.jobTitle}.`,
        ),
        button("Open the job's board", url(`/admin/recruiter/jobs/${params.jobId}/board`)),
      ],
      why: whyRecruiter,
    }),
  },
  template_test: {
    subject: ({ own, ours }) => `[Test] ${(own ?? ours).subject}`,
    body: ({ params }) => ({
      heading: (params.own ?? params.ours).subject,
      blocks: [quote('This is a test. No candidate received this message.'), ...ownBlocks(params.own ?? params.ours)],
      why: `You received this message because you tested an email template of the job ${params.jobTitle}.`,
    }),
  },
};
