import type { JobSummary } from '@prova/contract/jobs/job-list';
import { duplicateJob, toggleJob } from '@prova/contract/jobs/jobs';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, CopyPlus, ExternalLink, OctagonX, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuAction } from '../../../ui/menu-group.ts';
import { toast } from '../../../ui/toast-store.ts';
import { publicJobLink, useCopyLink } from '../components/copy-link.ts';
import { changedByJob } from '../jobs.queries.ts';
import type { JobDialogKind } from './job-dialogs.tsx';

const JobDialog = lazy(async () => ({ default: (await import('./job-dialogs.tsx')).JobDialog }));

/** Everything that can be done with a job, from the three dots. What cannot be done now says why, or is not there. */
export function JobActions({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const client = useQueryClient();
  const copy = useCopyLink();
  const [asking, setAsking] = useState<JobDialogKind | null>(null);
  const { id, title, can } = job;
  const draft = job.status === 'DRAFT';
  const paused = job.status === 'ON_HOLD';

  const toggle = useCall(toggleJob, {
    invalidates: changedByJob,
    onSuccess: ({ status }) => toast.success(t(status === 'ON_HOLD' ? 'done.paused' : 'done.resumed', { title })),
    // A colleague may have paused it: the list shows how things are.
    onError: () => void invalidate(client, changedByJob),
  });
  const duplicate = useCall(duplicateJob, {
    invalidates: changedByJob,
    onSuccess: (made) =>
      toast.success(t('done.duplicated'), {
        description: made.title,
        action: { label: t('done.openCopy'), onAction: () => void navigate(to(jobPaths.editJob, { id: made.id })) },
      }),
  });
  const params = { params: { id } };
  const item = (wanted: boolean, action: MenuAction) => (wanted ? [action] : []);
  return (
    <>
      <Menu
        label={t('actions.menu', { title })}
        iconOnly
        groups={[
          {
            id: 'open',
            items: [
              ...item(can.edit, {
                id: 'edit',
                label: t('actions.edit'),
                icon: <Pencil />,
                href: to(jobPaths.editJob, { id }),
              }),
              {
                id: 'view',
                label: t('actions.viewPublic'),
                icon: <ExternalLink />,
                ...(draft
                  ? { disabled: true, hint: t('actions.draftHasNoPage') }
                  : { onAction: () => window.open(publicJobLink(job.slug), '_blank', 'noopener') }),
              },
              ...item(!draft, {
                id: 'copy',
                label: t('actions.copyLink'),
                icon: <Copy />,
                onAction: () => void copy(publicJobLink(job.slug)),
              }),
              ...item(can.duplicate, {
                id: 'duplicate',
                label: t('actions.duplicate'),
                icon: <CopyPlus />,
                onAction: () => duplicate.mutate(params),
              }),
            ],
          },
          {
            id: 'status',
            items: [
              ...item(can.toggle, {
                id: 'toggle',
                label: t(paused ? 'actions.resume' : 'actions.pause'),
                icon: paused ? <Play /> : <Pause />,
                onAction: () => toggle.mutate({ ...params, body: { status: job.status } }),
              }),
              ...item(can.close, {
                id: 'close',
                label: t('actions.close'),
                icon: <OctagonX />,
                onAction: () => setAsking('close'),
              }),
              ...item(can.reopen, {
                id: 'reopen',
                label: t('actions.reopen'),
                icon: <RotateCcw />,
                onAction: () => setAsking('reopen'),
              }),
            ],
          },
          {
            id: 'remove',
            // Whoever may not even copy a job does not run it: to them nothing is said of deleting.
            items: item(can.duplicate, {
              id: 'remove',
              label: t('actions.remove'),
              icon: <Trash2 />,
              danger: true,
              disabled: !can.remove,
              ...(can.remove ? {} : { hint: t(can.reopen ? 'actions.removeRefusedClosed' : 'actions.removeRefused') }),
              onAction: () => setAsking('remove'),
            }),
          },
        ]}
      />
      {asking && (
        <Suspense>
          <JobDialog kind={asking} job={job} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  );
}
