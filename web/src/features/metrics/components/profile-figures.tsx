import { getTalentStats, type TalentStats } from '@prova/contract/metrics/talent-home';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { FigureValue, useTalentFigures } from './talent-figure-list.tsx';

/** The figures of a profile, each with its definition beside it. */
export function ProfileFigures() {
  const { t } = useTranslation('talent-figures');
  const stats = useQuery(queryOf(getTalentStats));
  return (
    <QueryView
      query={stats}
      skeleton={
        <SkeletonGroup>
          <Skeleton className="h-[28rem] w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('loadError') }}
    >
      {(data) => <Figures stats={data} />}
    </QueryView>
  );
}

function Figures({ stats }: { stats: TalentStats }) {
  const { t } = useTranslation('talent-figures');
  const figures = useTalentFigures(stats);
  return (
    <Card as="section" aria-labelledby="profile-figures">
      <h2 id="profile-figures" className="text-h5">
        {t('title')}
      </h2>
      <dl className="mt-2 divide-y divide-border">
        {figures.map(({ name, label, value, definition }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 last:pb-0">
            <dt className="font-semibold">{label}</dt>
            <dd className="tabular text-right font-heading text-h4 font-bold">
              <FigureValue value={value} />
            </dd>
            <dd className="col-span-2 text-small text-muted">{definition}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
