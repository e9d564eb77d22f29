import { evaluationPaths } from '@prova/contract/evaluations/paths';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** For experts whom the operator has not named. */
export function NotAuthor() {
  const { t } = useTranslation('knowledge-writing');
  return (
    <EmptyState
      level={1}
      title={t('notAuthor.title')}
      icon={<PenLine />}
      action={<LinkButton href={evaluationPaths.expertHome}>{t('notAuthor.home')}</LinkButton>}
    >
      {t('notAuthor.text')}
    </EmptyState>
  );
}
