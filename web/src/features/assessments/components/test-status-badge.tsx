import type { TestStatus } from '@prova/contract/assessments/test-fields';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = { draft: 'plain', published: 'green', archived: 'amber' } as const;

export function TestStatusBadge({ status }: { status: TestStatus }) {
  const { t } = useTranslation('tests');
  return (
    <Badge dot tone={TONES[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
