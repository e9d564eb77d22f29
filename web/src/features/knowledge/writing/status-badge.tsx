import type { KnowledgeKind, KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

export type KindWritten = KnowledgeKind | 'lesson';

/** Where something stands, in words that agree with what it is. */
export function StatusBadge({ status, of }: { status: KnowledgeStatus; of: KindWritten }) {
  const { t } = useTranslation('knowledge-writing');
  return (
    <Badge dot tone={status === 'published' ? 'green' : 'plain'}>
      {status === 'published' ? t(`published.${of}`) : t('status.draft')}
    </Badge>
  );
}
