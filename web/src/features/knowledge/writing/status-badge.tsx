import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

export function StatusBadge({ status }: { status: KnowledgeStatus }) {
  const { t } = useTranslation('knowledge-writing');
  return (
    <Badge dot tone={status === 'published' ? 'green' : 'plain'}>
      {t(`status.${status}`)}
    </Badge>
  );
}
