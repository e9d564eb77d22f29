import type { DataOf } from '@prova/contract/endpoint';
import type { getStatus } from '@prova/contract/site/site';
import type { PartState } from '@prova/contract/site/status-fields';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

type Status = DataOf<typeof getStatus>;

const LOOKS = {
  working: { tone: 'green', Icon: CircleCheck },
  slow: { tone: 'amber', Icon: Clock },
  down: { tone: 'red', Icon: CircleAlert },
} as const;

/** Which parts of the installation work, as it has just found out. */
export function StatusPage() {
  const { t } = useTranslation('status');
  usePageTitle(t('title'));
  const status = useRead<typeof getStatus>('/api/v1/public/status', {});
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      <h1 className="text-h2 sm:text-h1">{t('title')}</h1>
      <QueryView
        query={status}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="mt-6 h-96" />
          </SkeletonGroup>
        }
        failure={{ title: t('failed.title'), text: t('failed.text') }}
      >
        {(data) => <Loaded status={data} onAgain={status.refetch} />}
      </QueryView>
    </div>
  );
}

function Loaded({ status: { parts, checkedAt }, onAgain }: { status: Status; onAgain: () => unknown }) {
  const { t } = useTranslation('status');
  const { dateTime } = useFormat();
  const worst = worstOf(parts.map(({ state }) => state));
  const { Icon, tone } = LOOKS[worst];
  return (
    <>
      <div
        role="status"
        className={`mt-6 flex items-center gap-4 rounded-card p-5 ${tone === 'green' ? 'bg-brand-soft' : tone === 'amber' ? 'bg-amber-soft' : 'bg-red-soft'}`}
      >
        <Icon className="size-7 shrink-0" aria-hidden="true" />
        <div>
          <p className="font-heading text-h4 font-bold">{t(`all.${worst}`)}</p>
          <p className="text-sm">{t('checked', { at: dateTime(checkedAt) })}</p>
        </div>
      </div>
      <ul className="mt-6 divide-y divide-border rounded-card border bg-surface">
        {parts.map(({ part, state }) => (
          <li key={part} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-sans text-body font-semibold">{t(`parts.${part}.name`)}</h2>
              <p className="text-sm text-muted">
                {t(state === 'working' ? `parts.${part}.what` : `parts.${part}.${state}`)}
              </p>
            </div>
            <State state={state} />
          </li>
        ))}
      </ul>
      <Button onClick={() => onAgain()} className="mt-6">
        {t('again')}
      </Button>
    </>
  );
}

function State({ state }: { state: PartState }) {
  const { t } = useTranslation('status');
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`states.${state}`)}
    </Badge>
  );
}

function worstOf(states: readonly PartState[]): PartState {
  if (states.includes('down')) return 'down';
  return states.includes('slow') ? 'slow' : 'working';
}
