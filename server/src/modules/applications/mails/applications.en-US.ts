import { formatDate } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, ownBlocks, paragraph } from '../../../platform/mail/mail-text.ts';
import {
  follow,
  hello,
  locale,
  openCandidate,
  promise,
  seeApplication,
  whyApplication,
  whyRecruiter,
} from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './applications.kinds.ts';
import { candidatePage } from './candidate-page.ts';

export const applicationMailsEnUS: MailTexts<typeof kinds> = {
  applicationReceivedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `We received your application: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [
        ...promise(params.companyName, params.replyBy),
        paragraph(
          'The link below shows where your application stands and lets you withdraw it if you wish. It is yours alone.',
        ),
        button(follow, link),
      ];
      return {
        heading: params.own?.subject ?? 'We received your application',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(`Your application for ${params.jobTitle} at ${params.companyName} has arrived.`),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationDuplicateMail: {
    subject: ({ jobTitle }) => `You had already applied: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'You had already applied',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `We received another application with this address for ${params.jobTitle} at ${params.companyName}. The first one, of ${formatDate(locale, params.appliedAt)}, still stands, and nothing in it has changed.`,
        ),
        button(follow, link),
        paragraph('If it was not you who sent the second one, you can ignore this message.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  statusLinkMail: {
    subject: ({ jobTitle }) => `Your link to follow your application: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Here is your new link',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `This link shows where your application of ${formatDate(locale, params.appliedAt)} for ${params.jobTitle} at ${params.companyName} stands. It is yours alone.`,
        ),
        button(follow, link),
        paragraph('If you did not ask for this email, you can ignore it: nothing about your application has changed.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  stageMovedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `News about your application: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [...promise(params.companyName, params.replyBy), button(follow, link)];
      return {
        heading: params.own?.subject ?? 'Your application moved to another stage',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `Your application for ${params.jobTitle} at ${params.companyName} is now in the ${params.stageName} stage.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationRejectedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `About your application: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'About your application',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `Thank you for the time you put into your application for ${params.jobTitle}. This time, ${params.companyName} decided not to move forward with it.`,
              ),
              paragraph('The decision is about this job only. What you know still counts for the next ones.'),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationClosedMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Your application was closed: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'Your application was closed',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} has closed the job ${params.jobTitle}, and your application has ended with it. Thank you for your time and your interest.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  applicationTakenUpMail: {
    subject: ({ jobTitle }) => `Your application continues: ${jobTitle}`,
    body: ({ params, link }) => ({
      heading: 'Your application continues',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} has reopened the job ${params.jobTitle} and your application continues from where it stopped. There is nothing you need to do.`,
        ),
        ...promise(params.companyName, params.replyBy),
        button(follow, link),
        paragraph('If you no longer want to take part, you can withdraw it through the same link.'),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  hiredMail: {
    subject: ({ own, jobTitle }) => own?.subject ?? `Hire confirmed: ${jobTitle}`,
    body: ({ params, link }) => {
      const within = [button(seeApplication, link)];
      return {
        heading: params.own?.subject ?? 'Your hire is confirmed',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} has confirmed your hire for the job ${params.jobTitle}. The team will be in touch about the next steps.`,
              ),
              ...within,
            ],
        why: whyApplication(params.jobTitle),
      };
    },
  },
  withdrawalConfirmedMail: {
    subject: ({ jobTitle }) => `Application withdrawn: ${jobTitle}`,
    body: ({ params, url }) => ({
      heading: 'Your application was withdrawn',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `Your application for ${params.jobTitle} at ${params.companyName} was withdrawn at your request. The team knows and will no longer contact you about it.`,
        ),
        button('See other jobs', url('/jobs')),
      ],
      why: whyApplication(params.jobTitle),
    }),
  },
  newApplicationMail: {
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
        button(openCandidate, url(candidatePage(params))),
      ],
      why: whyRecruiter,
    }),
  },
};
