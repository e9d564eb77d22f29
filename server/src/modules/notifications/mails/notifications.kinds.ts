import * as z from 'zod';
import { area, mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** An entry of the bell in the words of its reader. */
const told = z.object({ title: z.string(), message: z.string() });

/** A company looked at a profile, to who wants a mail for each. */
export const profileViewMail = mailKind('profile_view', {
  topic: 'profile_views',
  params: told.extend({ name, path: z.string() }),
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
    entries: z.array(told).min(1),
  }),
});
