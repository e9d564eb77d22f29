import { shownJobStatus } from '@prova/contract/jobs/job-status';
import { toggleJob } from '@prova/contract/jobs/jobs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/query.ts';
import { Select } from '../../../../ui/select.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { changedByJob } from '../../jobs.queries.ts';
import type { Draft } from '../step-data.ts';

const CloseJobDialog = lazy(async () => ({
  default: (await import('../../components/close-job-dialog.tsx')).CloseJobDialog,
}));

const CHOICES = ['active', 'paused', 'closed'] as const;

/** Whether a public job takes applications. It is no part of the step: pausing happens at once, closing is asked first. */
export function JobStatusField({ job, onChanged }: { job: Draft; onChanged: () => void }) {
  const { t } = useTranslation(['wizard', 'jobs']);
  const [closing, setClosing] = useState(false);
  const shown = shownJobStatus(job.status);
  const toggle = useCall(toggleJob, {
    invalidates: changedByJob,
    onSuccess: ({ status, title }) =>
      toast.success(t(status === 'ON_HOLD' ? 'jobs:done.paused' : 'jobs:done.resumed', { title })),
    // A colleague may have been faster: then, too, the field shows how things are.
    onSettled: onChanged,
  });
  const choose = (wanted: string) => {
    if (wanted === shown || toggle.isPending) return;
    if (wanted === 'closed') setClosing(true);
    else toggle.mutate({ params: { id: job.id }, body: { status: job.status } });
  };
  const allowed = { active: job.can.toggle, paused: job.can.toggle, closed: job.can.close };
  return (
    <>
      <Select
        label={t('details.status')}
        hint={t('details.statusHint')}
        options={CHOICES.map((value) => ({
          value,
          label: t(`jobs:status.${value}`),
          disabled: value !== shown && !allowed[value],
        }))}
        value={shown}
        aria-busy={toggle.isPending}
        onChange={({ target }) => choose(target.value)}
      />
      {closing && (
        <Suspense>
          <CloseJobDialog job={job} onClose={() => setClosing(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}
