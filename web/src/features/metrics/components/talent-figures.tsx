import { getTalentStats, type TalentStats } from '@prova/contract/metrics/talent-home';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { WithExample } from '../../../widgets/with-example.tsx';
import { exampleStats } from './talent-examples.ts';
import { FigureValue, useTalentFigures } from './talent-figure-list.tsx';

/** Six figures in one strip, each with what belongs to it and, on demand, its definition. */
export function TalentFigures() {
  const { t } = useTranslation('talent-figures');
  const stats = useQuery(queryOf(getTalentStats));
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-3 max-lg:order-1">
      <h2 id="figures" className="text-h4">
        {t('title')}
      </h2>
      <WithExample
        query={stats}
        example={exampleStats}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-72 w-full sm:h-48 lg:h-28" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('loadError') }}
      >
        {(data) => <Strip stats={data} />}
      </WithExample>
    </section>
  );
}

function Strip({ stats }: { stats: TalentStats }) {
  const figures = useTalentFigures(stats);
  return (
    <Card padded={false} className="overflow-hidden">
      {/* Lines between the cells, whatever their number in a row. */}
      <dl className="-mb-px -ml-px grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ name, label, value, note, definition, chart }) => (
          <div key={name} title={definition} className="border-b border-l border-border px-4 py-3.5">
            <dt className="text-small text-muted">{label}</dt>
            <dd>
              <span className="mt-0.5 flex items-center justify-between gap-2">
                <span className="tabular font-heading text-h3 font-bold">
                  <FigureValue value={value} />
                </span>
                {chart}
              </span>
              <span className="block text-small text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
