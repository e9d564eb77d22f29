import type { Interview } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = {
  scheduled: 'blue',
  in_progress: 'amber',
  completed: 'green',
  declined: 'red',
  cancelled: 'plain',
} as const;

/** How an interview stands; of a cancelled one, why. */
export function InterviewStatusBadge({
  interview: { status, cause },
}: {
  interview: Pick<Interview, 'status'> & { readonly cause?: Interview['cause'] };
}) {
  const { t } = useTranslation('interviews');
  const text = status === 'cancelled' && cause ? t(`cause.${cause}`) : t(`status.${status}`);
  return <Badge tone={TONES[status]}>{text}</Badge>;
}
