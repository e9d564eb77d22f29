import type { JobSummary } from '@prova/contract/jobs/job-list';
import { closeJob } from '@prova/contract/jobs/jobs';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByJob } from '../jobs.queries.ts';

/** Asks how a job ends, and says whom that concerns. */
export function CloseJobDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const form = useContractForm(closeJob.body, { status: 'FILLED', notify: true });
  const notify = form.watch('notify') ?? true;
  const close = useCall(closeJob, { invalidates: changedByJob, meta: { quiet: true } });
  const concerned = job.active;
  return (
    <FormDialog
      form={form}
      title={t('close.title', { title: job.title })}
      size="sm"
      danger
      submitLabel={t('close.confirm')}
      onSubmit={async (body) => {
        await close.mutateAsync({ params: { id: job.id }, body });
        toast.success(t('done.closed', { title: job.title }));
      }}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="status"
        render={({ field }) => (
          <RadioGroup
            label={t('close.outcome')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'FILLED', label: t('close.filled'), hint: t('close.filledHint') },
              { value: 'CANCELLED', label: t('close.cancelled'), hint: t('close.cancelledHint') },
            ]}
          />
        )}
      />
      {concerned > 0 && (
        <Switch label={t('close.notify')} checked={notify} onChange={(next) => form.setValue('notify', next)} />
      )}
      <Callout kind={concerned > 0 ? 'warning' : 'plain'}>
        <p>
          {concerned === 0 ? t('close.nobody') : t(notify ? 'close.notified' : 'close.silent', { count: concerned })}
        </p>
      </Callout>
    </FormDialog>
  );
}
