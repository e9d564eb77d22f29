import { listOwnApplications, type OwnApplication, withdrawOwn } from '@prova/contract/applications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, to } from '../../../app/paths.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Link } from '../../../ui/link.tsx';
import { PromiseChip } from '../../../ui/promise-chip.tsx';
import { StageSegments } from '../../../ui/stage-segments.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { segmentsOf } from '../../applications/components/segments.ts';

const DAY_MS = 86_400_000;

/** An application: company, stage, date, and whose turn it is. */
export function OwnApplicationRow({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const withdraw = useCall(withdrawOwn, {
    invalidates: [listOwnApplications],
    onSuccess: () => {
      setAsks(false);
      toast.success(t('applications.withdrawn_toast'));
    },
  });
  return (
    <li className="flex flex-col gap-3 px-4 py-4">
      <div className="flex items-start gap-3">
        <CompanyMark name={application.companyName} />
        <div className="min-w-0 flex-1">
          <Link
            href={to(paths.publicJob, { slug: application.jobSlug })}
            className="font-semibold wrap-break-word hover:underline"
          >
            {application.jobTitle}
          </Link>
          <p className="text-muted wrap-break-word">{`${application.companyName} · ${application.stage.name}`}</p>
        </div>
      </div>
      <StageSegments label={application.stage.name} states={segmentsOf(application)} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2 text-small text-muted">
          <Outcome application={application} />
          <time dateTime={application.appliedAt} title={format.dateTime(application.appliedAt)}>
            {t('applications.applied', { when: format.relative(application.appliedAt) })}
          </time>
        </span>
        {application.can.withdraw && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setAsks(true)}
            aria-label={`${t('applications.withdraw')}: ${application.jobTitle}`}
          >
            {t('applications.withdraw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('applications.withdrawTitle', { job: application.jobTitle })}
        confirmLabel={t('applications.withdraw')}
        cancelLabel={t('applications.withdrawKeep')}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id: application.id }, body: {} })}
      >
        {t('applications.withdrawText')}
      </ConfirmDialog>
    </li>
  );
}

function Outcome({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  if (application.withdrawnAt)
    return <Badge>{t('applications.withdrawn', { date: format.date(application.withdrawnAt) })}</Badge>;
  if (application.status === 'rejected') return <Badge>{t('applications.rejected')}</Badge>;
  if (application.closedAt)
    return <Badge>{t('applications.closed', { date: format.date(application.closedAt) })}</Badge>;
  if (application.status === 'approved') return <Badge tone="green">{t('applications.approved')}</Badge>;
  if (!application.replyDueAt) return null;
  const due = new Date(application.replyDueAt);
  const late = Date.now() - due.getTime();
  if (late > 0) return <PromiseChip state="overdue" days={Math.max(1, Math.floor(late / DAY_MS))} />;
  if (new Date().toDateString() === due.toDateString()) return <PromiseChip state="today" />;
  return <PromiseChip state="due" date={format.date(due)} />;
}
