import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

/** The candidate has written what nobody of the team has seen. */
export function MessagesChip({ count }: { count: number }) {
  const { t } = useTranslation('funnel');
  if (count === 0) return null;
  return (
    <Badge tone="blue" icon={<MessageSquare />}>
      {t('card.messages', { count })}
    </Badge>
  );
}
