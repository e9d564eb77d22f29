import type { DataOf } from '@prova/contract/endpoint';
import { jobPaths } from '@prova/contract/jobs/paths';
import { listProfileViews } from '@prova/contract/metrics/talent-home';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQueryOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { WithExample } from '../../../widgets/with-example.tsx';
import { HomeSection } from './home-section.tsx';
import { exampleViewers } from './talent-examples.ts';

const STEP = 5;
const MOST = 100;

/** Companies that opened the profile, the last first, and who can at all. */
export function ProfileViewers({ visibility }: { visibility: TalentProfile['visibility'] | undefined }) {
  const { t } = useTranslation('talent-figures');
  const [limit, setLimit] = useState(STEP);
  const viewers = useQuery(pageQueryOf(listProfileViews, { query: { limit } }));
  const { data: page } = viewers;
  return (
    <HomeSection title={t('viewers.title')}>
      <WithExample
        query={{ ...viewers, data: page?.data }}
        example={exampleViewers()}
        skeleton={<SkeletonRows rows={3} lead="icon" />}
        failure={{ level: 3, title: t('viewers.loadError') }}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState level={3} icon={<Eye />} title={t('viewers.empty')}>
            {t('viewers.emptyText')}
          </EmptyState>
        }
      >
        {(found) => (
          <Card padded={false}>
            <ul className="divide-y divide-border">
              {found.map((viewer) => (
                <Viewer key={viewer.companyId} viewer={viewer} />
              ))}
            </ul>
          </Card>
        )}
      </WithExample>
      {page && page.meta.total > page.data.length && limit < MOST && (
        <Button
          className="self-start"
          busy={viewers.isFetching}
          onClick={() => setLimit(Math.min(MOST, limit + STEP * 3))}
        >
          {t('viewers.more')}
        </Button>
      )}
      {visibility && (
        <p className="text-small text-muted">
          {t(`viewers.visibility.${visibility}`)}{' '}
          <Link href={talentPaths.profile} className="font-semibold text-link">
            {t('viewers.change')}
          </Link>
        </p>
      )}
    </HomeSection>
  );
}

function Viewer({
  viewer: { name, logoUrl, slug, lastAt, days },
}: {
  viewer: DataOf<typeof listProfileViews>[number];
}) {
  const { t } = useTranslation('talent-figures');
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <CompanyMark name={name} src={logoUrl} size="sm" />
      <span className="min-w-0 flex-1">
        {slug ? (
          <Link href={to(jobPaths.company, { slug })} className="font-semibold wrap-break-word hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-break-word">{name}</span>
        )}{' '}
        <span className="text-sm text-muted">{t('viewers.days', { count: days })}</span>
      </span>
      <TimeAgo date={lastAt} className="shrink-0 text-small text-muted" />
    </li>
  );
}
