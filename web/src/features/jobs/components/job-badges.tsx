import type { JobSummary } from '@prova/contract/jobs/job-list';
import { type JobStatus, type ShownJobStatus, shownJobStatus } from '@prova/contract/jobs/job-status';
import { Flame, House, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const tones: Record<ShownJobStatus, Tone> = { active: 'green', paused: 'amber', closed: 'plain', draft: 'plain' };

/** "Ativa", "Pausada", "Encerrada · Preenchida", "Rascunho". */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation('jobs');
  const shown = shownJobStatus(status);
  const ended = status === 'FILLED' || status === 'CANCELLED' ? ` · ${t(`closedAs.${status}`)}` : '';
  return (
    <Badge tone={tones[shown]} dot>
      {t(`status.${shown}`) + ended}
    </Badge>
  );
}

/** Remote, urgent, featured. */
export function JobMarks({ job }: { job: Pick<JobSummary, 'locationModel' | 'urgent' | 'featured'> }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {job.locationModel === 'remote' && (
        <Badge tone="blue" icon={<House />}>
          {t('badge.remote')}
        </Badge>
      )}
      {job.urgent && (
        <Badge tone="amber" icon={<Flame />}>
          {t('badge.urgent')}
        </Badge>
      )}
      {job.featured && (
        <Badge tone="violet" icon={<Star />}>
          {t('badge.featured')}
        </Badge>
      )}
    </>
  );
}
