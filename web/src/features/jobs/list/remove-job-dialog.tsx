import type { JobSummary } from '@prova/contract/jobs/job-list';
import { removeJob } from '@prova/contract/jobs/jobs';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByJob } from '../jobs.queries.ts';

export function RemoveJobDialog({ job: { id, title }, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const remove = useCall(removeJob, {
    invalidates: changedByJob,
    meta: { quiet: true },
    onSuccess: () => toast.success(t('done.removed', { title })),
  });
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      failureTitle={t('done.removeFailed')}
      danger
      onConfirm={() => remove.mutateAsync({ params: { id } })}
      onClose={onClose}
    >
      {t('remove.text', { title })}
    </ConfirmDialog>
  );
}
