import type { NotificationModuleWords } from './notifications.words.pt-BR.ts';

export const enUS: NotificationModuleWords = {
  somebody: 'Someone',
  somebodyWithin: 'a candidate',
  other: { title: 'Update', message: 'You have an update.' },
  profileView: {
    see: 'See my profile',
    why: 'You received this message because you asked for an email each time your profile is viewed.',
  },
  digest: {
    subject: (frequency, count) => `Your ${frequency} digest: ${count === 1 ? '1 update' : `${count} updates`}`,
    heading: (frequency) => `Your ${frequency} digest`,
    text: (count) =>
      count === 1 ? 'One update is waiting for you on Prova.' : `${count} updates are waiting for you on Prova.`,
    more: (count) => `And ${count} more.`,
    see: 'See all',
    why: (frequency) =>
      `You received this message because you chose the ${frequency} digest in your notification preferences.`,
  },
};
