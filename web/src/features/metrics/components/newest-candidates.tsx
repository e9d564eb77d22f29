import type { DataOf } from '@prova/contract/endpoint';
import { funnelPaths } from '@prova/contract/funnel/paths';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';

/** Who applied last, each a way to the card on its board. */
export function NewestCandidates({ candidates }: { candidates: DataOf<typeof recruiterHome>['candidates'] }) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  if (candidates.length === 0) {
    return (
      <EmptyState level={3} title={t('home.candidates.empty')}>
        {t('home.candidates.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {candidates.map((candidate) => (
          <li key={candidate.applicationId} className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken">
            <Avatar name={candidate.name} size="sm" />
            <div className="min-w-0 flex-1">
              <Link
                href={to(funnelPaths.board, { id: candidate.jobId }, { application: candidate.applicationId })}
                className="font-semibold wrap-break-word after:absolute after:inset-0 hover:underline"
              >
                {candidate.name}
              </Link>
              <p className="truncate text-muted">{[candidate.jobTitle, candidate.stage].join(' · ')}</p>
            </div>
            <time
              dateTime={candidate.appliedAt}
              title={format.dateTime(candidate.appliedAt)}
              className="shrink-0 text-small text-muted"
            >
              {format.ago(candidate.appliedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
