import type { InterviewRecord } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

type Dated = Pick<InterviewRecord, 'kind' | 'status' | 'date'>;
type Standing = Pick<InterviewRecord, 'status' | 'cause' | 'failed'>;

const TONES = { waiting: 'blue', active: 'amber', ended: 'green', cancelled: 'plain' } as const;

/** How an interview of either kind stands, when it is or was, and how long it took, in words. */
export function useRecordFacts() {
  const { t } = useTranslation('interview-analysis');
  const format = useFormat();
  return {
    standing: ({ status, cause, failed }: Standing) => {
      if (failed) return { text: t('status.failed'), tone: 'red' as const };
      return { text: cause ? t(`cause.${cause}`) : t(`status.${status}`), tone: TONES[status] };
    },
    when: ({ kind, status, date }: Dated) => {
      const time = format.appointment(date);
      return kind === 'ai' && status === 'waiting' ? t('until', { time }) : time;
    },
    length: (seconds: number) => {
      if (seconds < 60) return t('length.seconds', { count: seconds });
      const minutes = Math.round(seconds / 60);
      const hours = Math.floor(minutes / 60);
      if (hours === 0) return t('length.minutes', { count: minutes });
      return t('length.hours', { hours, minutes: minutes % 60 });
    },
  };
}
