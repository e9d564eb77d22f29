import type { AiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = {
  scheduled: 'blue',
  in_progress: 'amber',
  completed: 'green',
  failed: 'red',
  cancelled: 'plain',
} as const;

/** How an AI interview stands; of a cancelled one, why. */
export function AiInterviewStatusBadge({
  interview: { status, cause },
}: {
  interview: Pick<AiInterview, 'status' | 'cause'>;
}) {
  const { t } = useTranslation('ai-interviews');
  const text = status === 'cancelled' && cause ? t(`cause.${cause}`) : t(`status.${status}`);
  return <Badge tone={cause === 'asked_for_person' ? 'amber' : TONES[status]}>{text}</Badge>;
}
