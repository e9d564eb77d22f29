import type { AttemptWords } from './attempts.words.pt-BR.ts';

export const enUS: AttemptWords = {
  questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
  minutes: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  noTimeLimit: 'no time limit but the due date',
  startBy: 'Start by',
  finishBy: 'Finish by',
  take: 'See and take the test',
  calm: 'Each answer is saved as you write it. If the connection drops or the tab closes, open the link again and go on where you were.',
  needHelp:
    'Do you need more time, a break, another format, or help with your equipment? Ask through the link, before the test or during it. Your request goes to the hiring team and is no part of grading.',
  help: {
    about: (title, need) => `About the test “${title}”: ${need}.`,
    needs: {
      time: 'I need more time',
      pause: 'I need a break',
      format: 'I need another format',
      equipment: 'my camera, microphone or device does not work',
      other: 'I need help',
    },
  },
  extended: {
    subject: ({ companyName, title }) => `${companyName} gave you more time: ${title}`,
    heading: 'You have more time',
    text: ({ companyName, title, jobTitle }) =>
      `${companyName} gave you more time for the test ${title}, for ${jobTitle}.`,
    extra: 'More, on top of the limit',
  },
  sent: {
    subject: ({ companyName, jobTitle }) => `Technical test from ${companyName}: ${jobTitle}`,
    heading: 'You received a test',
    text: ({ companyName, jobTitle }) =>
      `${companyName} would like to see what you can do, as part of hiring for ${jobTitle}. You choose when to start.`,
  },
  reminder: {
    subject: (company) => `Your ${company} test ends soon`,
    heading: 'There is still time to take the test',
    text: ({ companyName, jobTitle }) =>
      `The test that ${companyName} sent you for ${jobTitle} is still waiting for you.`,
  },
  graded: {
    subject: (title) => `Your test result: ${title}`,
    heading: 'Your test was graded',
    text: ({ companyName, title, jobTitle }) =>
      `${companyName} has finished grading the test ${title} for ${jobTitle}.`,
    see: 'See the result',
  },
  cancelled: {
    subject: (company) => `Test canceled by ${company}`,
    heading: 'The test was canceled',
    text: ({ companyName, title, jobTitle }) =>
      `${companyName} canceled the test ${title} for ${jobTitle}. There is nothing you need to do.`,
    reply: 'To learn why, reply to this email.',
  },
  bells: {
    testReceived: {
      title: 'You received a test',
      message: '{companyName} sent you a technical test for {jobTitle}. Open it to see the deadline.',
    },
    testExtended: {
      title: 'More time for your test',
      message: '{companyName} gave you more time for a test for {jobTitle}.',
    },
    testCancelled: { title: 'Test canceled', message: '{companyName} canceled a test for {jobTitle}.' },
    testGraded: {
      title: 'Test result',
      message: 'The {companyName} test for {jobTitle} was graded. Open it to see your score.',
    },
    chosenTestGraded: { title: 'Test result', message: 'The test “{title}” was graded. Open it to see your score.' },
    resultOverruled: {
      title: 'Score reviewed',
      message:
        'Your score in the test “{title}” was reviewed and no longer proves the skills. What you showed of it no longer holds.',
    },
    testRunOut: {
      title: 'Test deadline passed',
      message: 'The deadline of the {companyName} test for {jobTitle} has passed. If you need it, ask for more time.',
    },
    testDone: { title: 'Test handed in', message: '{candidateName} handed in the test for {jobTitle}.' },
    testDeclined: { title: 'Test declined', message: '{candidateName} chose not to take the test for {jobTitle}.' },
    testExpired: { title: 'Test not taken', message: '{candidateName} did not take the test for {jobTitle} in time.' },
  },
};
