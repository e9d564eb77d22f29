import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.en-US.ts';
import { jobLine, searchAddress } from './alert-lines.ts';
import type * as kinds from './matching.kinds.ts';

const words = {
  locale: 'en-US',
  remote: 'Remote',
  aMonth: (pay: string) => `${pay} a month`,
  match: (percent: number) => `${percent}% match`,
} as const;
const often = { daily: 'daily', weekly: 'weekly' } as const;
const news = (count: number) => (count === 1 ? '1 new job' : `${count} new jobs`);

export const matchingMailsEnUS: MailTexts<typeof kinds> = {
  jobAlertMail: {
    subject: ({ count, jobs: [first] }) =>
      count === 1 && first ? `New job for your search: ${withoutLinks(first.title)}` : `${news(count)} for your search`,
    body: ({ params: { name, frequency, filters, count, jobs }, url }) => ({
      heading: `${news(count)} for your search`,
      blocks: [
        hello(name),
        paragraph(
          count === 1
            ? 'This job has been posted since your last alert:'
            : 'These jobs have been posted since your last alert, the best matches for your profile first:',
        ),
        ...jobs.map((job) => details({ [withoutLinks(job.title)]: withoutLinks(jobLine(job, words)) })),
        ...(count > jobs.length ? [paragraph(`And ${count - jobs.length} more.`)] : []),
        button(count === 1 ? 'See the job' : 'See the jobs', url(searchAddress(filters))),
      ],
      why: `You received this message because you set up a ${often[frequency]} job alert. Change or delete your alerts on the jobs page.`,
    }),
  },
};
