import type { MatchingWords } from './matching.words.pt-BR.ts';

const news = (count: number) => (count === 1 ? '1 new job' : `${count} new jobs`);

export const enUS: MatchingWords = {
  remote: 'Remote',
  aMonth: (pay) => `${pay} a month`,
  match: (percent) => `${percent}% match`,
  alert: {
    subject: (title) => `New job for your search: ${title}`,
    heading: (count) => `${news(count)} for your search`,
    text: (count) =>
      count === 1
        ? 'This job has been posted since your last alert:'
        : 'These jobs have been posted since your last alert, the best matches for your profile first:',
    more: (count) => `And ${count} more.`,
    see: (count) => (count === 1 ? 'See the job' : 'See the jobs'),
    why: (frequency) =>
      `You received this message because you set up a ${frequency} job alert. Change or delete your alerts on the jobs page.`,
  },
  bells: {
    foundJob: { title: 'A new job in your search', message: '{jobTitle}, {companyName}.' },
    foundJobs: {
      title: 'New jobs in your search',
      message: '{count} new jobs, {jobTitle} at {companyName} among them.',
    },
  },
};
