import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './notifications.kinds.ts';

const often = { daily: 'daily', weekly: 'weekly' } as const;
const news = (count: number) => (count === 1 ? '1 update' : `${count} updates`);

export const notificationMailsEnUS: MailTexts<typeof kinds> = {
  profileViewMail: {
    subject: ({ title }) => title,
    body: ({ params, url }) => ({
      heading: params.title,
      blocks: [
        hello(params.name),
        paragraph(withoutLinks(params.message)),
        button('See my profile', url(params.path as `/${string}`)),
      ],
      why: 'You received this message because you asked for an email each time your profile is viewed.',
    }),
  },
  digestMail: {
    subject: ({ frequency, count }) => `Your ${often[frequency]} digest: ${news(count)}`,
    body: ({ params: { name, area, frequency, count, entries }, url }) => ({
      heading: `Your ${often[frequency]} digest`,
      blocks: [
        hello(name),
        paragraph(
          count === 1 ? 'One update is waiting for you on Prova.' : `${count} updates are waiting for you on Prova.`,
        ),
        ...entries.map(({ title, message }) => details({ [title]: withoutLinks(message) })),
        ...(count > entries.length ? [paragraph(`And ${count - entries.length} more.`)] : []),
        button('See all', url(`/admin/${area}/notifications`)),
      ],
      why: `You received this message because you chose the ${often[frequency]} digest in your notification preferences.`,
    }),
  },
};
