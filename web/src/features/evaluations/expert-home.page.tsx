import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayPart, today } from '../../lib/day-part.ts';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** The evaluator's home: what waits to be graded. No company can send anything to be graded yet. */
export function ExpertHomePage() {
  const { t } = useTranslation('expert');
  const format = useFormat();
  const user = useUser();
  usePageTitle(t('title'));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(dayPart(new Date()), { name: user.name.split(' ')[0] ?? '' })}
        facts={today(format.locale)}
      />
      <EmptyState title={t('nothing')} icon={<ClipboardCheck />}>
        {t('nothingText')}
      </EmptyState>
    </div>
  );
}
