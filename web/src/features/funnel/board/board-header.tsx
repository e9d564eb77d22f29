import type { Board } from '@prova/contract/funnel/funnel';
import { getBoard } from '@prova/contract/funnel/funnel';
import { toggledJobStatus } from '@prova/contract/jobs/job-status';
import { toggleJob } from '@prova/contract/jobs/jobs';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import {
  Bot,
  CircleAlert,
  ClipboardCheck,
  Copy,
  Download,
  ExternalLink,
  Keyboard,
  Link2,
  OctagonX,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuAction } from '../../../ui/menu-group.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCopyLink } from '../../jobs/components/copy-link.ts';
import { JobStatusBadge } from '../../jobs/components/job-badges.tsx';
import { useJobWords } from '../../jobs/components/job-words.ts';
import { changedByJob } from '../../jobs/jobs.queries.ts';
import { LockedOnBoard } from '../components/locked-application.tsx';
import { FilledNotice } from './filled-notice.tsx';

const ShareJobDialog = lazy(async () => ({
  default: (await import('../../jobs/components/share-job-dialog.tsx')).ShareJobDialog,
}));
const StageTestsDialog = lazy(async () => ({
  default: (await import('../../attempts/components/stage-tests-dialog.tsx')).StageTestsDialog,
}));
const DaysToBeginDialog = lazy(async () => ({
  default: (await import('../../jobs/components/days-to-begin-dialog.tsx')).DaysToBeginDialog,
}));
const CloseJobDialog = lazy(async () => ({
  default: (await import('../../jobs/components/close-job-dialog.tsx')).CloseJobDialog,
}));
const BoardLinksDialog = lazy(async () => ({
  default: (await import('../links/board-links-dialog.tsx')).BoardLinksDialog,
}));
const ReopenJobDialog = lazy(async () => ({
  default: (await import('../../jobs/components/reopen-job-dialog.tsx')).ReopenJobDialog,
}));
const ExportBoardDialog = lazy(async () => ({
  default: (await import('../export/export-board-dialog.tsx')).ExportBoardDialog,
}));

const changed = [...changedByJob, getBoard];

type Props = {
  board: Board;
  /** A phone has one line for it: the title, and a menu with the rest. */
  narrow: boolean;
  onOverdue: () => void;
  onShortcuts: () => void;
};

/** Which job this is, how it stands, and what can be done with it. */
export function BoardHeader({ board, narrow, onOverdue, onShortcuts }: Props) {
  const { t } = useTranslation(['funnel', 'jobs', 'assignments']);
  const words = useJobWords();
  const copy = useCopyLink();
  const format = useFormat();
  const { job, counts } = board;
  const { title, facts } = job;
  const draft = job.status === 'DRAFT';
  const client = useQueryClient();
  const [asking, setAsking] = useState<'share' | 'links' | 'export' | 'close' | 'reopen' | null>(null);
  const [testing, setTesting] = useState<{ id: string; name: string } | null>(null);
  const [inviting, setInviting] = useState<Board['columns'][number]['stage'] | null>(null);
  const aiStages = job.can.edit ? board.columns.filter(({ stage }) => stage.type === 'interview_ia') : [];
  const testStages = job.can.edit && job.can.test ? board.columns.filter(({ stage }) => stage.type === 'test') : [];
  const toggle = useCall(toggleJob, {
    invalidates: changed,
    onSuccess: ({ status }) => toast.success(t(`jobs:done.${status === 'ON_HOLD' ? 'paused' : 'resumed'}`, { title })),
    // A colleague may have paused or closed it: the board shows how things are.
    onError: () => void invalidate(client, changed),
  });
  const place = words.place({ locationModel: facts.locationModel, city: null, state: null } as Parameters<
    typeof words.place
  >[0]);
  /** Enough people are hired: the job goes on until somebody ends it. */
  const isFilled = job.openings !== null && counts.hired >= job.openings && job.can.close;
  const line = [
    place,
    words.contract(facts as Parameters<typeof words.contract>[0]),
    words.pay(facts as Parameters<typeof words.pay>[0]),
    job.openings !== null && !draft && !isFilled && t('funnel:filled', { count: job.openings, hired: counts.hired }),
  ].filter(Boolean);
  const icon = 'size-4';
  const isPaused = job.status === 'ON_HOLD';
  const late = board.overdue > 0 && (
    <button
      type="button"
      onClick={onOverdue}
      {...(narrow && { 'aria-label': t('funnel:overdue', { count: board.overdue }) })}
      className="inline-flex items-center rounded-full pointer-coarse:min-h-11"
    >
      <Badge tone="amber" icon={<CircleAlert />} className="hover:underline">
        {narrow ? format.number(board.overdue) : t('funnel:overdue', { count: board.overdue })}
      </Badge>
    </button>
  );
  /** On a phone these stand in the menu, too. */
  const buttons: MenuAction[] = [
    ...(job.can.edit
      ? [{ id: 'edit', label: t('funnel:editJob'), icon: <Pencil />, href: to(jobPaths.editJob, { id: job.id }) }]
      : []),
    ...(job.can.share
      ? [{ id: 'share', label: t('jobs:share.title'), icon: <Users />, onAction: () => setAsking('share') }]
      : []),
    ...(draft
      ? []
      : [
          {
            id: 'copy',
            label: t('jobs:actions.copyLink'),
            icon: <Copy />,
            onAction: () => void copy(job.publicUrl),
          },
        ]),
  ];
  const menu = (
    <Menu
      label={t('jobs:actions.menu', { title })}
      iconOnly
      variant="secondary"
      groups={[
        ...(narrow && buttons.length > 0 ? [{ id: 'buttons', items: buttons }] : []),
        {
          id: 'job',
          items: [
            {
              id: 'public',
              label: t('jobs:actions.viewPublic'),
              icon: <ExternalLink />,
              ...(draft
                ? { disabled: true, hint: t('jobs:actions.draftHasNoPage') }
                : { onAction: () => window.open(job.publicUrl, '_blank', 'noopener') }),
            },
            ...(job.can.share && job.can.close
              ? [{ id: 'links', label: t('funnel:boardLinks'), icon: <Link2 />, onAction: () => setAsking('links') }]
              : []),
            ...testStages.map(({ stage }) => ({
              id: `tests-${stage.id}`,
              label: t('assignments:stage.open', { stage: stage.name }),
              icon: <ClipboardCheck />,
              onAction: () => setTesting(stage),
            })),
            ...aiStages.map(({ stage }) => ({
              id: `invites-${stage.id}`,
              label: t('jobs:daysToBegin.open', { stage: stage.name }),
              icon: <Bot />,
              onAction: () => setInviting(stage),
            })),
            ...(job.can.export
              ? [{ id: 'export', label: t('funnel:export'), icon: <Download />, onAction: () => setAsking('export') }]
              : []),
            ...(job.can.edit && toggledJobStatus(job.status)
              ? [
                  {
                    id: 'toggle',
                    label: t(isPaused ? 'jobs:actions.resume' : 'jobs:actions.pause'),
                    icon: isPaused ? <Play /> : <Pause />,
                    onAction: () => toggle.mutate({ params: { id: job.id }, body: { status: job.status } }),
                  },
                ]
              : []),
            ...(job.can.close
              ? [
                  {
                    id: 'close',
                    label: t('jobs:actions.close'),
                    icon: <OctagonX />,
                    onAction: () => setAsking('close'),
                  },
                ]
              : []),
            ...(job.can.reopen
              ? [
                  {
                    id: 'reopen',
                    label: t('jobs:actions.reopen'),
                    icon: <RotateCcw />,
                    onAction: () => setAsking('reopen'),
                  },
                ]
              : []),
          ],
        },
        {
          id: 'help',
          items: [{ id: 'keys', label: t('funnel:shortcuts.title'), icon: <Keyboard />, onAction: onShortcuts }],
        },
      ]}
    />
  );
  const asked = { job, onClose: () => setAsking(null), onChanged: () => void invalidate(client, changed) };
  const dialog = (asking || testing || inviting) && (
    <Suspense>
      {inviting && (
        <DaysToBeginDialog
          jobId={job.id}
          stage={inviting}
          onClose={() => setInviting(null)}
          onChanged={asked.onChanged}
        />
      )}
      {testing && (
        <StageTestsDialog
          jobId={job.id}
          stageId={testing.id}
          stageName={testing.name}
          onClose={() => setTesting(null)}
        />
      )}
      {asking === 'links' && <BoardLinksDialog job={job} onClose={asked.onClose} />}
      {asking === 'share' && <ShareJobDialog job={job} onClose={asked.onClose} />}
      {asking === 'export' && <ExportBoardDialog board={board} onClose={asked.onClose} />}
      {asking === 'close' && <CloseJobDialog {...asked} />}
      {asking === 'reopen' && <ReopenJobDialog {...asked} />}
    </Suspense>
  );
  const filled = isFilled && (
    <FilledNotice
      hired={counts.hired}
      openings={job.openings ?? 0}
      paused={isPaused}
      narrow={narrow}
      onClose={() => setAsking('close')}
    />
  );
  if (narrow)
    return (
      <header className="flex items-center gap-2">
        <h1 className="min-w-0 flex-1 truncate text-h4">{title}</h1>
        {job.status !== 'ACTIVE' && <JobStatusBadge status={job.status} />}
        {filled}
        {late}
        {menu}
        {dialog}
      </header>
    );
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('jobs:title'), href: jobPaths.recruiterJobs }, { label: title }]}
        badge={
          <>
            <JobStatusBadge status={job.status} />
            {late}
          </>
        }
        facts={line.join(' · ')}
        actions={
          <>
            {job.can.edit && (
              <LinkButton href={to(jobPaths.editJob, { id: job.id })} icon={<Pencil className={icon} />}>
                {t('funnel:editJob')}
              </LinkButton>
            )}
            {job.can.share && (
              <Button
                icon={<Users className={icon} />}
                aria-label={t('jobs:share.title')}
                onClick={() => setAsking('share')}
              >
                {t('jobs:share.open')}
              </Button>
            )}
            {!draft && (
              <Button icon={<Copy className={icon} />} onClick={() => void copy(job.publicUrl)}>
                {t('jobs:actions.copyLink')}
              </Button>
            )}
            {menu}
            {dialog}
          </>
        }
      />
      {filled}
      {board.locked > 0 && <LockedOnBoard count={board.locked} />}
    </>
  );
}
