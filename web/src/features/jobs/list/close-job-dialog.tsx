import { type JobSummary, listRecruiterJobs } from '@prova/contract/job-list';
import { closeJob, getJob } from '@prova/contract/jobs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';

type Outcome = 'FILLED' | 'CANCELLED';

/** Asks how a job ends, and says whom that concerns. */
export function CloseJobDialog({ job, open, onClose }: { job: JobSummary; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [status, setStatus] = useState<Outcome>('FILLED');
  const [notify, setNotify] = useState(true);
  const close = useCall(closeJob, {
    invalidates: [listRecruiterJobs, getJob],
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('done.closed', { title: job.title }));
      onClose();
    },
  });
  const concerned = job.active;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('close.title', { title: job.title })}
      size="sm"
      dismissable={!close.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'ui' })}</Button>
          <Button
            variant="danger"
            busy={close.isPending}
            onClick={() => close.mutate({ params: { id: job.id }, body: { status, notify } })}
          >
            {t('close.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {close.isError && (
          <Callout kind="error" live>
            {messageOf(close.error)}
          </Callout>
        )}
        <RadioGroup<Outcome>
          label={t('close.outcome')}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'FILLED', label: t('close.filled'), hint: t('close.filledHint') },
            { value: 'CANCELLED', label: t('close.cancelled'), hint: t('close.cancelledHint') },
          ]}
        />
        {concerned > 0 && <Switch label={t('close.notify')} checked={notify} onChange={setNotify} />}
        <Callout kind={concerned > 0 ? 'warning' : 'plain'}>
          <p>{concerned === 0 ? t('close.nobody') : t(notify ? 'close.told' : 'close.silent', { count: concerned })}</p>
        </Callout>
      </div>
    </Dialog>
  );
}
