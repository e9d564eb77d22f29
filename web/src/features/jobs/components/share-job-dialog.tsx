import { companyPaths } from '@prova/contract/companies/paths';
import { type JobColleague, listJobMembers, shareJob, unshareJob } from '@prova/contract/jobs/job-members';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';

type Props = { job: { id: string; title: string }; onClose: () => void };

/** The hiring managers and interviewers of the company, and which of them see this job. */
export function ShareJobDialog({ job, onClose }: Props) {
  const { t } = useTranslation('jobs');
  const people = useQuery(queryOf(listJobMembers, { params: { id: job.id } }));
  return (
    <Dialog open onClose={onClose} title={t('share.title')} description={t('share.text', { title: job.title })}>
      <QueryView
        query={people}
        skeleton={<SkeletonRows lead="avatar" trail framed={false} rowClassName="py-3" />}
        failure={{ level: 3, title: t('share.loadError') }}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('share.nobody')}
            icon={<Users />}
            action={<LinkButton href={companyPaths.recruiterTeam}>{t('share.team')}</LinkButton>}
          >
            {t('share.nobodyText')}
          </EmptyState>
        }
      >
        {(found) => (
          <ul className="divide-y divide-border">
            {found.map((person) => (
              <Colleague key={person.userId} jobId={job.id} person={person} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

function Colleague({ jobId, person }: { jobId: string; person: JobColleague }) {
  const { t } = useTranslation('jobs');
  const share = useCall(shareJob, { invalidates: [listJobMembers] });
  const unshare = useCall(unshareJob, { invalidates: [listJobMembers] });
  const { name, role, sharedAt, userId } = person;
  const busy = share.isPending || unshare.isPending;
  const change = () => {
    if (sharedAt === null) share.mutate({ params: { id: jobId }, body: { userId } });
    else unshare.mutate({ params: { id: jobId, userId } });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={person.photoUrl} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-break-word">{name}</p>
        <p className="text-small wrap-break-word text-muted">
          {t(`share.role.${role}`)} · {person.email}
        </p>
      </div>
      <Button
        size="sm"
        variant={sharedAt === null ? 'secondary' : 'danger-quiet'}
        busy={busy}
        aria-label={t(sharedAt === null ? 'share.addNamed' : 'share.removeNamed', { name })}
        onClick={change}
      >
        {t(sharedAt === null ? 'share.add' : 'share.remove')}
      </Button>
    </li>
  );
}
