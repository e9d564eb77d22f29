import type { Interview } from '@prova/contract/interviews/interviews';
import { offsetAt } from '@prova/contract/interviews/local-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ownTimeZone } from '../interviews.queries.ts';

type Timed = Pick<Interview, 'startsAt' | 'timeZone' | 'minutes'>;

/** When an interview is and how long it takes, in words that name the zone. */
export function useInterviewTimes() {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const weekday = (when: string, timeZone?: string) =>
    new Intl.DateTimeFormat(format.locale, { weekday: 'long', ...(timeZone && { timeZone }) }).format(new Date(when));
  const full = (when: string, timeZone?: string) => `${weekday(when, timeZone)}, ${format.appointment(when, timeZone)}`;
  const length = (minutes: number) => {
    const rest = minutes % 60;
    if (minutes < 60 || (rest > 0 && rest !== 30)) return t('minutes', { count: minutes });
    const hours = t('hours', { count: Math.floor(minutes / 60) });
    return rest === 0 ? hours : t('hoursAnd', { hours, minutes: t('minutes', { count: rest }) });
  };
  return {
    length,
    /** By the reader's clock. */
    when: ({ startsAt }: Timed) => full(startsAt),
    /** By that of the interview, where it shows another time. */
    elsewhere: ({ startsAt, timeZone }: Timed): string | null => {
      const at = new Date(startsAt);
      return offsetAt(at, timeZone) === offsetAt(at, ownTimeZone()) ? null : full(startsAt, timeZone);
    },
  };
}
