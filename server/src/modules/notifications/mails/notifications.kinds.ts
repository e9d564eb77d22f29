import * as z from 'zod';
import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import { area, mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../notifications.words.en-US.ts';
import { ptBR } from '../notifications.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const viewed = { title: 'Seu perfil foi visto', message: `${sample.companyName} abriu seu perfil.` };

/** An entry of the bell in the words of its reader. */
const entry = z.object({ title: z.string(), message: z.string() });

/** A company looked at a profile, to who wants a mail for each. */
export const profileViewMail = mailKind('profile_view', {
  topic: 'profile_views',
  params: entry.extend({ name, path: z.string() }),
  samples: { plain: { params: { ...viewed, name: sample.name, path: '/admin/potential/profile' } } },
  write: ({ params, words: { profileView } }) => ({
    subject: params.title,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(withoutLinks(params.message)),
      button(profileView.see, url(params.path as `/${string}`)),
    ],
    why: profileView.why,
  }),
});

/** What came since the last one, to who wants such mails together. */
export const digestMail = mailKind('digest', {
  topic: 'digest',
  params: z.object({
    name,
    area,
    frequency: z.enum(['daily', 'weekly']),
    /** All of them; the mail tells the newest. */
    count: z.number().int().positive(),
    entries: z.array(entry).min(1),
  }),
  samples: {
    daily: {
      params: {
        name: sample.name,
        area: 'recruiter',
        frequency: 'daily',
        count: 3,
        entries: [{ title: '2 novas candidaturas', message: sample.jobTitle }],
      },
    },
    'weekly, of one': {
      params: { name: sample.name, area: 'potential', frequency: 'weekly', count: 1, entries: [viewed] },
    },
  },
  write: ({ params: { name, area, frequency, count, entries }, words: { digest } }) => ({
    subject: digest.subject(frequency, count),
    heading: digest.heading(frequency),
    hello: name,
    blocks: ({ url }) => [
      paragraph(digest.text(count)),
      ...entries.map(({ title, message }) => details({ [title]: withoutLinks(message) })),
      ...(count > entries.length ? [paragraph(digest.more(count - entries.length))] : []),
      button(digest.see, url(`/admin/${area}/notifications`)),
    ],
    why: digest.why(frequency),
  }),
});
