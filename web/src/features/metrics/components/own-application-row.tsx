import {
  appliedAmong,
  listApplications,
  type OwnApplication,
  undoWithdrawal,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { listOwnOffers } from '@prova/contract/offers/offers';
import { to } from '@prova/contract/paths';
import { Clock, ExternalLink, MessageSquare, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueStateOf } from '../../../lib/calendar-day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PromiseChip } from '../../../ui/promise-chip.tsx';
import { StageSegments } from '../../../ui/stage-segments.tsx';
import { offerUndo } from '../../applications/components/offer-undo.ts';
import { segmentsOf } from '../../applications/components/segments.ts';
import { useStageName } from '../../applications/components/use-stage-name.ts';
import { type OwnOffer, SeeOffer } from './own-offers.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** An application: company, stage, date, and whose turn it is. */
export function OwnApplicationRow({
  application,
  unread = 0,
  offer,
}: {
  application: OwnApplication;
  /** Messages of the company that the talent has not seen. */
  unread?: number;
  /** To be answered, where it is not shown beside. */
  offer?: OwnOffer | undefined;
}) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const stage = useStageName()(application.stage);
  const [asks, setAsks] = useState(false);
  const changes = { invalidates: [listApplications, listOwnOffers, appliedAmong], meta: { quiet: true } };
  const undo = useCall(undoWithdrawal, changes);
  const withdraw = useCall(withdrawOwn, {
    ...changes,
    onSuccess: (withdrawn) => {
      const words = {
        withdrawn: t('applications.withdrawn_toast'),
        later: t('applications.withdrawnLater'),
        undone: t('applications.withdrawalUndone'),
      };
      offerUndo(withdrawn.undo, words, (eventId) =>
        undo.mutateAsync({ params: { id: application.id }, body: { eventId } }),
      );
    },
  });
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 items-start gap-3">
        <CompanyMark name={application.companyName} src={application.companyLogoUrl} />
        <div className="min-w-0 flex-1">
          <p className="wrap-break-word">
            <Link
              href={to(applicationPaths.talentApplication, { id: application.id })}
              className="rounded-sm font-semibold hover:underline"
            >
              {application.jobTitle}
            </Link>{' '}
            <span className="text-muted">{application.companyName}</span>
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            <StageSegments label={stage} states={segmentsOf(application)} className="sm:max-w-40" />
            <span className="wrap-break-word">{stage}</span>
            {unread > 0 && (
              <Badge tone="blue" icon={<MessageSquare />}>
                {t('applications.messages', { count: unread })}
              </Badge>
            )}
            <time dateTime={application.appliedAt} title={format.dateTime(application.appliedAt)}>
              {t('applications.applied', { when: format.relative(application.appliedAt) })}
            </time>
          </div>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 sm:justify-end">
        <span className="flex flex-wrap items-center gap-2">
          <Outcome application={application} />
          {offer ? <SeeOffer offer={offer} variant="primary" size="sm" /> : <NextStep application={application} />}
        </span>
        <Menu
          label={t('applications.menu', { job: application.jobTitle })}
          iconOnly
          className="-my-2 ml-auto"
          groups={[
            {
              id: 'actions',
              items: [
                {
                  id: 'job',
                  label: t('applications.openJob'),
                  icon: <ExternalLink />,
                  href: to(jobPaths.publicJob, { slug: application.jobSlug }),
                },
                ...(application.can.withdraw
                  ? [
                      {
                        id: 'withdraw',
                        label: t('applications.withdraw'),
                        icon: <Undo2 />,
                        danger: true,
                        onAction: () => setAsks(true),
                      },
                    ]
                  : []),
              ],
            },
          ]}
        />
      </div>
      {asks && (
        <Suspense>
          <ConfirmDialog
            onClose={() => setAsks(false)}
            title={t('applications.withdrawTitle', { job: application.jobTitle })}
            confirmLabel={t('applications.withdraw')}
            cancelLabel={t('applications.withdrawKeep')}
            danger
            onConfirm={() => withdraw.mutateAsync({ params: { id: application.id }, body: {} })}
          >
            {t('applications.withdrawText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}

/** What a company waits for, a test or an answer to an interview, is done on the page of the application. */
function NextStep({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('talents');
  if (application.waitsFor !== 'candidate') return null;
  return (
    <LinkButton
      size="sm"
      href={to(applicationPaths.talentApplication, { id: application.id })}
      aria-label={`${t('applications.nextStep')}: ${application.jobTitle}`}
    >
      {t('applications.nextStep')}
    </LinkButton>
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
  if (application.stage.type === 'hired') return <Badge tone="green">{t('applications.hired')}</Badge>;
  if (application.waitsFor === 'candidate')
    return (
      <Badge tone="amber" icon={<Clock />}>
        {t('applications.yourTurn')}
      </Badge>
    );
  if (application.offerEnded) return <Badge>{t(`applications.offerEnded.${application.offerEnded}`)}</Badge>;
  if (application.status === 'approved') return <Badge tone="green">{t('applications.approved')}</Badge>;
  if (!application.replyDueAt) return null;
  const due = new Date(application.replyDueAt);
  const reply = dueStateOf(due);
  if (reply.state !== 'due') return <PromiseChip {...reply} />;
  return <PromiseChip state="due" date={format.date(due)} />;
}
