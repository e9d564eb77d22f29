import { closingPreview } from '@prova/contract/applications/job-closing';
import type { JobSummary } from '@prova/contract/jobs/job-list';
import { reopenJob } from '@prova/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByJob } from '../jobs.queries.ts';

type Props = {
  job: Pick<JobSummary, 'id' | 'title'>;
  onClose: () => void;
  onChanged?: () => void;
};

/** Opens a closed job again, and asks whether those whose applications ended with it go on. */
export function ReopenJobDialog({ job, onClose, onChanged }: Props) {
  const { t } = useTranslation('jobs');
  const params = { params: { id: job.id } };
  const preview = useQuery({ ...queryOf(closingPreview, params), staleTime: 0 });
  const [takeUp, setTakeUp] = useState(true);
  const [notify, setNotify] = useState(true);
  const ended = preview.data?.ended ?? 0;
  const takesUp = ended > 0 && takeUp;
  const reopen = useCall(reopenJob, {
    invalidates: changedByJob,
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('done.reopened', { title: job.title }));
      onChanged?.();
    },
  });
  return (
    <ConfirmDialog
      title={t('reopen.title', { title: job.title })}
      role="dialog"
      confirmLabel={t('reopen.confirm')}
      waiting={!preview.data && !preview.error}
      details={
        <QueryView
          query={preview}
          skeleton={
            <SkeletonGroup>
              <Skeleton className="h-12 w-full" />
            </SkeletonGroup>
          }
          failure={{ level: 3, title: t('close.previewError') }}
        >
          {() =>
            ended > 0 && (
              <div className="flex flex-col gap-4">
                <Switch
                  label={t('reopen.takeUp', { count: ended })}
                  hint={t('reopen.takeUpHint')}
                  checked={takeUp}
                  onChange={setTakeUp}
                />
                {takeUp && (
                  <Switch
                    label={t('reopen.notify')}
                    hint={t(notify ? 'reopen.notifyHint' : 'reopen.silentHint')}
                    checked={notify}
                    onChange={setNotify}
                  />
                )}
              </div>
            )
          }
        </QueryView>
      }
      onConfirm={() => reopen.mutateAsync({ ...params, body: { takeUp: takesUp, notify: takesUp && notify } })}
      onClose={onClose}
    >
      {t(preview.data?.paused ? 'reopen.paused' : 'reopen.text')}
    </ConfirmDialog>
  );
}
