import type { StatusText } from '../status-text.ts';

export const status: StatusText = {
  title: 'Service status',
  checked: (at) => `Checked on ${at}.`,
  again: 'Check again',
  failed: {
    title: 'We could not check right now',
    text: 'The page opened, but the answer did not arrive. Try again in a moment.',
    before: (at) => `Below is what we saw on ${at}.`,
  },
  all: {
    working: 'Everything is working',
    slow: 'Working, with delays in part of the service',
    down: 'Part of the service is down',
  },
  states: { working: 'Working', slow: 'Slow', down: 'Down' },
  parts: {
    pages: {
      name: 'Website',
      what: 'Public pages, jobs and this notice.',
      slow: 'Pages may take a while to open. Nothing is lost.',
      down: 'Pages may not open. What you already sent is safe.',
    },
    accounts: {
      name: 'Accounts and applications',
      what: 'Signing in, applying, the companies’ board and profiles.',
      slow: 'Signing in and sending may take a while. What you type is kept in your browser.',
      down: 'You cannot sign in or send anything right now. Drafts stay in your browser, and nothing you already sent is lost.',
    },
    files: {
      name: 'Files',
      what: 'Resumes, photos, recordings and certificates.',
      slow: 'Uploads may take a while.',
      down: 'Files cannot be uploaded and nothing can be saved right now. What is already stored still opens.',
    },
    mail: {
      name: 'Email',
      what: 'Confirmations, notices and replies.',
      slow: 'Emails are going out late. All of them will be sent.',
      down: 'Emails are waiting and will go out as soon as possible. The rest works, and notices also appear inside Prova.',
    },
    tasks: {
      name: 'Background work',
      what: 'Reading resumes, matches, reminders.',
      slow: 'What is worked out over time is late: matches and reminders will arrive later.',
      down: 'What is worked out over time has stopped and will resume. Applications are received as usual.',
    },
    code: {
      name: 'Running code in tests',
      what: 'Running and grading answers in code.',
      slow: 'There is a line for running code. Your answers are saved.',
      down: 'Code cannot be run right now. Answers are saved and will be graded later.',
    },
  },
};
