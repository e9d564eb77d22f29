import { jobPaths } from '@prova/contract/jobs/paths';
import { ChartNoAxesCombined } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** For who only interviews, who followed a link of somebody else. */
export function NotForYou() {
  const { t } = useTranslation('reports');
  return (
    <EmptyState
      title={t('refused')}
      icon={<ChartNoAxesCombined />}
      action={<LinkButton href={jobPaths.recruiterJobs}>{t('toJobs')}</LinkButton>}
    >
      {t('refusedText')}
    </EmptyState>
  );
}
