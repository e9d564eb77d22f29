import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyProcess } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './attempts.kinds.ts';

interface Waiting {
  readonly title: string;
  readonly minutes: number | null;
  readonly questionCount: number;
}

const length = ({ minutes, questionCount }: Waiting) =>
  [
    questionCount === 1 ? '1 question' : `${questionCount} questions`,
    minutes === null ? 'no time limit but the due date' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
  ].join(', ');

// Without a time limit a test ends when it is due.
const table = (tests: readonly Waiting[], dueAt: string) =>
  details({
    ...Object.fromEntries(tests.map((test) => [test.title, length(test)])),
    [tests.every(({ minutes }) => minutes === null) ? 'Finish by' : 'Start by']: formatInstant(locale, dueAt),
  });

const CALM =
  'Each answer is saved as you write it. If the connection drops or the tab closes, open the link again and go on where you were.';

export const attemptMailsEnUS: MailTexts<typeof kinds> = {
  testSentMail: {
    subject: ({ own, companyName, jobTitle }) => own?.subject ?? `Technical test from ${companyName}: ${jobTitle}`,
    body: ({ params, prepared, link }) => {
      const within = [
        table(prepared.tests, params.dueAt),
        ...(params.notes ? [quote(params.notes)] : []),
        button('See and take the test', link),
        paragraph(CALM),
        paragraph('The link is yours alone: do not forward it.'),
      ];
      return {
        heading: params.own?.subject ?? 'You received a test',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} would like to see what you can do, as part of hiring for ${params.jobTitle}. You choose when to start.`,
              ),
              ...within,
            ],
        why: whyProcess(params.companyName),
      };
    },
  },
  testReminderMail: {
    subject: ({ companyName }) => `Your ${companyName} test ends soon`,
    body: ({ params, prepared, link }) => ({
      heading: 'There is still time to take the test',
      blocks: [
        hello(params.candidateName),
        paragraph(`The test that ${params.companyName} sent you for ${params.jobTitle} is still waiting for you.`),
        table(prepared.tests, params.dueAt),
        button('See and take the test', link),
        paragraph(CALM),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  testGradedMail: {
    subject: ({ title }) => `Your test result: ${title}`,
    body: ({ params, link }) => ({
      heading: 'Your test was graded',
      blocks: [
        hello(params.candidateName),
        paragraph(`${params.companyName} has finished grading the test ${params.title} for ${params.jobTitle}.`),
        button('See the result', link),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  testCancelledMail: {
    subject: ({ companyName }) => `Test canceled by ${companyName}`,
    body: ({ params, canReply }) => ({
      heading: 'The test was canceled',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} canceled the test ${params.title} for ${params.jobTitle}. There is nothing you need to do.${canReply ? ' To learn why, reply to this email.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
};
