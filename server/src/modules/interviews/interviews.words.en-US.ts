import type { InterviewWords } from './interviews.words.pt-BR.ts';

const someone = ({ candidateName }: { candidateName?: string | null | undefined }) => candidateName ?? 'a candidate';

export const enUS: InterviewWords = {
  title: ({ companyName, jobTitle }) => `Interview with ${companyName}: ${jobTitle}`,
  teamTitle: (about) => `Interview with ${someone(about)}: ${about.jobTitle}`,
  when: 'When',
  place: { video: 'Link', presencial: 'Address', telefone: 'Phone' },
  type: 'How',
  types: { video: 'By video', presencial: 'In person', telefone: 'By phone' },
  with: 'With',
  observing: 'Observing',
  answerByLink: 'Accept, decline or ask for another time by the link.',
  answerOnPage: 'Say on the interview’s page whether you are coming.',
  see: 'See and answer',
  open: 'Open interview',
  invited: {
    subject: ({ companyName, jobTitle }) => `Interview invitation: ${jobTitle}, ${companyName}`,
    heading: 'Shall we talk?',
    text: ({ companyName, jobTitle }) => `${companyName} invites you to an interview for ${jobTitle}.`,
  },
  moved: {
    subject: ({ companyName, jobTitle }) => `New interview time: ${jobTitle}, ${companyName}`,
    heading: 'Your interview has a new time',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has moved your interview for ${jobTitle}. What is written here is what counts.`,
  },
  changed: {
    subject: ({ companyName, jobTitle }) => `Interview updated: ${jobTitle}, ${companyName}`,
    heading: 'Something about your interview has changed',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has updated your interview for ${jobTitle}. The time is still the same.`,
  },
  cancelled: {
    subject: ({ companyName, jobTitle }) => `Interview canceled: ${jobTitle}, ${companyName}`,
    heading: 'The interview was canceled',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has canceled the interview for ${jobTitle}. There is nothing you need to do.`,
    over: ({ companyName, jobTitle }) =>
      `Your process with ${companyName} for ${jobTitle} has come to an end, so the interview will not take place. There is nothing you need to do.`,
    reply: 'If you have any questions, reply to this email.',
  },
  reminder: {
    subject: ({ companyName, jobTitle }) => `Interview reminder: ${jobTitle}, ${companyName}`,
    heading: (hours) => (hours > 1 ? 'Your interview is tomorrow' : 'Your interview starts in an hour'),
    text: ({ companyName, jobTitle }) => `A reminder of your interview with ${companyName} for ${jobTitle}.`,
  },
  team: {
    invited: {
      subject: (about) =>
        about.observes
          ? `You are observing the interview with ${someone(about)}`
          : `You are interviewing ${someone(about)}`,
      text: (about) => {
        const whom = `${someone(about)} for ${about.jobTitle}`;
        if (about.observes)
          return `The team has invited you to observe the interview with ${whom}. You watch and listen; the team leads the conversation.`;
        return about.comes
          ? `Your interview with ${whom} is scheduled.`
          : `The team has invited you to interview ${whom}.`;
      },
    },
    changed: {
      subject: (about) => `Interview updated: ${someone(about)}`,
      text: (about) =>
        `The interview with ${someone(about)} for ${about.jobTitle} has changed. What is written here is what counts.`,
    },
    cancelled: {
      subject: (about) => `Interview canceled: ${someone(about)}`,
      text: (about) => `The interview with ${someone(about)} for ${about.jobTitle} will not take place.`,
    },
    takenOff: {
      subject: (about) =>
        about.observes
          ? `You are no longer observing the interview with ${someone(about)}`
          : `You are no longer interviewing ${someone(about)}`,
      text: (about) => `You no longer need to join the interview with ${someone(about)} for ${about.jobTitle}.`,
    },
    reminder: {
      subject: (about) => `Reminder: interview with ${someone(about)}`,
      text: (about) => `A reminder of the interview with ${someone(about)} for ${about.jobTitle}.`,
    },
    why: 'You received this message because you take part in this interview on Prova.',
    whyTakenOff: 'You received this message because you were invited to this interview on Prova.',
  },
  bells: {
    scheduled: {
      title: 'Interview scheduled',
      message: '{companyName} has scheduled an interview for {jobTitle}. Open it to see when and to answer.',
    },
    moved: {
      title: 'Interview has a new time',
      message: '{companyName} has moved your interview for {jobTitle}.',
    },
    cancelled: { title: 'Interview canceled', message: '{companyName} has canceled the interview for {jobTitle}.' },
    over: {
      title: 'The interview will not take place',
      message: 'Your process with {companyName} for {jobTitle} has come to an end, and the interview with it.',
    },
    asked: { title: 'You have an interview to hold', message: 'Interview with {candidateName} for {jobTitle}.' },
    observedAsked: {
      title: 'You are observing an interview',
      message: 'The team has invited you to observe the interview with {candidateName} for {jobTitle}.',
    },
    observedCalledOff: {
      title: 'Interview canceled',
      message: 'The interview with {candidateName} for {jobTitle} that you were to observe will not take place.',
    },
    accepted: { title: 'Interview confirmed', message: '{candidateName} has accepted the interview for {jobTitle}.' },
    declined: { title: 'Interview declined', message: '{candidateName} has declined the interview for {jobTitle}.' },
    anotherTime: {
      title: 'Another time asked for',
      message: '{candidateName} asks for another time for the interview for {jobTitle}.',
    },
    calledOff: {
      title: 'Interview canceled',
      message: 'The interview with {candidateName} for {jobTitle} will not take place.',
    },
  },
};
