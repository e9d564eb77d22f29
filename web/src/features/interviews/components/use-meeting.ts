import type { Invitation } from '@prova/contract/interviews/interviews';
import { formatMeeting, formatZone } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/use-now.ts';

interface Clock {
  readonly day: string;
  readonly time: string;
  /** What its clocks are called. */
  readonly zone: string;
}

/**
 * When an interview is, by the reader's clocks.
 * @returns `other`: by the clocks of the zone in which it was scheduled, where these show something else. The server does not
 *   know where the reader is: until the page is taken over, it says when it is in that zone.
 */
export function useMeeting(interview: Pick<Invitation, 'startsAt' | 'endsAt' | 'timeZone'>): Clock & {
  other: Clock | null;
} {
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useNow();
  const by = (timeZone?: string): Clock => ({
    ...formatMeeting(interview, locale, now, timeZone),
    zone: formatZone(interview.startsAt, locale, timeZone),
  });
  const scheduled = by(interview.timeZone);
  if (!hydrated) return { ...scheduled, other: null };
  const own = by();
  const isSame = own.day === scheduled.day && own.time === scheduled.time;
  return isSame ? { ...scheduled, other: null } : { ...own, other: scheduled };
}
