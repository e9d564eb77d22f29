import type { DataOf } from '@prova/contract/endpoint';
import { previewRequestErasure } from '@prova/contract/privacy/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** What erasing this person in the company would remove now, and what would stay. */
export function RequestErasure({ id }: { id: string }) {
  const { t } = useTranslation('company-privacy');
  const preview = useQuery({ ...queryOf(previewRequestErasure, { params: { id } }), gcTime: 0 });
  return (
    <QueryView
      query={preview}
      skeleton={
        <SkeletonGroup>
          <span className="sr-only">{t('answer.checking')}</span>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      }
      failure={{ level: 3, title: t('answer.checkFailed') }}
    >
      {(found) => <Consequences preview={found} />}
    </QueryView>
  );
}

function Consequences({ preview }: { preview: DataOf<typeof previewRequestErasure> }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  const { leaves, removes, keeps } = preview;
  const withdrawn = leaves.find(({ what }) => what === 'applications_withdrawn');
  const until = keeps.find(({ ground }) => ground === 'contract')?.until;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken px-4 py-3">
      {removes.length === 0 ? (
        <p>{t('answer.nothing')}</p>
      ) : (
        <section>
          <h3 className="font-semibold">{t('answer.removes')}</h3>
          <dl className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {removes.map(({ category, count }) => (
              <div key={category} className="flex justify-between gap-4 border-b border-border py-1">
                <dt>{t(`category.${category}`)}</dt>
                <dd className="text-muted tabular-nums">{format.number(count)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {withdrawn && <p className="text-small">{t('answer.leaves', { count: withdrawn.count })}</p>}
      {until && <p className="text-small">{t('answer.keeps', { until: format.date(until) })}</p>}
    </div>
  );
}
