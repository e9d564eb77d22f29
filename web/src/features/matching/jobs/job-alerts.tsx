import {
  ALERT_FREQUENCIES,
  type AlertFilters,
  type AlertFrequency,
  changeJobAlert,
  createJobAlert,
  deleteJobAlert,
  type JobAlert,
  listJobAlerts,
} from '@prova/contract/matching/job-alerts';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSearchWords } from './use-search-words.ts';
import type { TalentSearch } from './use-talent-search.ts';

const changed = [listJobAlerts];

/** The filters of the list as an alert keeps them. */
export const filtersOf = ({
  search,
  location,
  level,
  contractType,
  locationModel,
  remote,
  match,
  payMin,
}: TalentSearch): AlertFilters => ({
  ...(search.trim() && { search: search.trim() }),
  ...(location.trim() && { location: location.trim() }),
  ...(level.length > 0 && { level }),
  ...(contractType.length > 0 && { contractType }),
  ...(locationModel.length > 0 && { locationModel }),
  ...(remote && { remote }),
  ...(match.length > 0 && { match }),
  ...(payMin !== null && { payMin }),
});

/** The same of two searches that are one alert: neither the order of what was chosen nor the case of words makes another. */
const searchKey = (filters: AlertFilters) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(),
  ).toLowerCase();

/** The alerts of a talent, and the search at hand as another one. */
export function JobAlertsDialog({
  asked,
  isFiltered,
  onClose,
}: {
  asked: TalentSearch;
  isFiltered: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('talent-jobs');
  const alerts = useQuery(queryOf(listJobAlerts));
  return (
    <Dialog open title={t('alerts.title')} description={t('alerts.text')} onClose={onClose}>
      <div className="flex flex-col gap-6 pt-2">
        {isFiltered && <NewAlert filters={filtersOf(asked)} kept={alerts.data} />}
        <QueryView
          query={alerts}
          skeleton={<Skeleton className="h-24 w-full" />}
          failure={{ level: 3, title: t('alerts.loadError') }}
          isEmpty={(found) => found.length === 0}
          empty={
            isFiltered ? null : (
              <EmptyState level={3} icon={<BellRing />} title={t('alerts.none')}>
                {t('alerts.noneText')}
              </EmptyState>
            )
          }
        >
          {(found) => (
            <ul aria-label={t('alerts.title')} className="divide-y divide-border">
              {found.map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

/** @param kept the alerts that there are: a search has one at most */
function NewAlert({ filters, kept = [] }: { filters: AlertFilters; kept?: readonly JobAlert[] | undefined }) {
  const { t } = useTranslation('talent-jobs');
  const words = useSearchWords();
  const create = useCall(createJobAlert, {
    invalidates: changed,
    onSuccess: ({ frequency }) => toast.success(t(`alerts.created.${frequency}`)),
  });
  const isKept = kept.some((alert) => searchKey(alert.filters) === searchKey(filters));
  const said = useRef<HTMLParagraphElement>(null);
  const { isSuccess } = create;
  // The button that was pressed goes: the focus stays where it was.
  useEffect(() => {
    if (isKept && isSuccess) said.current?.focus({ preventScroll: true });
  }, [isKept, isSuccess]);
  return (
    <section className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p>
        <span className="block text-small text-muted">{t('alerts.thisSearch')}</span>
        <span className="font-semibold wrap-break-word">{words(filters)}</span>
      </p>
      {isKept ? (
        <p ref={said} tabIndex={-1} className="text-sm text-muted outline-none">
          {t('alerts.kept')}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {ALERT_FREQUENCIES.map((frequency) => (
            <Button
              key={frequency}
              variant={frequency === 'daily' ? 'primary' : 'secondary'}
              busy={create.isPending && create.variables.body.frequency === frequency}
              disabled={create.isPending}
              onClick={() => create.mutate({ body: { filters, frequency } })}
            >
              {t(`alerts.create.${frequency}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function AlertRow({ alert: { id, filters, frequency } }: { alert: JobAlert }) {
  const { t } = useTranslation(['talent-jobs', 'ui']);
  const name = useSearchWords()(filters);
  const change = useCall(changeJobAlert, { invalidates: changed });
  const create = useCall(createJobAlert, { invalidates: changed });
  const remove = useCall(deleteJobAlert, {
    invalidates: changed,
    onSuccess: () =>
      toast.info(t('alerts.removed'), {
        action: { label: t('ui:undo'), onAction: () => create.mutate({ body: { filters, frequency } }) },
      }),
  });
  return (
    <li className="flex flex-wrap items-end justify-between gap-3 py-3">
      <p className="min-w-0 flex-1 basis-full self-center wrap-break-word sm:basis-0">{name}</p>
      <Select
        label={t('alerts.frequency', { name })}
        hideLabel
        value={change.isPending ? change.variables.body.frequency : frequency}
        onChange={({ target }) =>
          change.mutate({ params: { id }, body: { frequency: target.value as AlertFrequency } })
        }
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`alerts.often.${value}`) }))}
      />
      <Button
        variant="ghost"
        busy={remove.isPending}
        aria-label={t('alerts.removeNamed', { name })}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {t('alerts.remove')}
      </Button>
    </li>
  );
}
