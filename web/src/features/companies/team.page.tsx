import { getTeam, type Team } from '@prova/contract/companies/team';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FoundCompany } from './components/found-company.tsx';
import { InvitationRow } from './components/invitation-row.tsx';
import { InviteDialog } from './components/invite-dialog.tsx';
import { MemberRow } from './components/member-row.tsx';

/** Who works for the company and who is invited. */
export function TeamPage() {
  const { t } = useTranslation('companies');
  usePageTitle(t('team.title'));
  const company = useWorkingCompany();
  const team = useQuery({ ...queryOf(getTeam, { params: { id: company?.id ?? '' } }), enabled: company !== undefined });
  const [inviting, setInviting] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader
        title={t('team.title')}
        facts={
          company && (
            <>
              {company.name}
              {team.data && ` · ${t('team.count', { count: team.data.members.length })}`}
            </>
          )
        }
        actions={
          team.data?.can.manage && (
            <Button variant="primary" icon={<UserPlus className="size-4" />} onClick={() => setInviting(true)}>
              {t('team.invite')}
            </Button>
          )
        }
      />
      {!company ? (
        <FoundCompany />
      ) : (
        <QueryView
          query={team}
          skeleton={<SkeletonRows rows={4} lead="avatar" lines={3} trail />}
          failure={{ title: t('loadError') }}
        >
          {(data) => <Lists companyId={company.id} team={data} />}
        </QueryView>
      )}
      {inviting && company && <InviteDialog companyId={company.id} onClose={() => setInviting(false)} />}
    </div>
  );
}

function Lists({ companyId, team }: { companyId: string; team: Team }) {
  const { t } = useTranslation('companies');
  return (
    <>
      <section>
        <h2 className="sr-only">{t('team.members')}</h2>
        <ul aria-label={t('team.members')} className="divide-y divide-border rounded-card border bg-surface">
          {team.members.map((member) => (
            <MemberRow key={member.userId} companyId={companyId} team={team} member={member} />
          ))}
        </ul>
      </section>
      {team.can.manage && (
        <section className="flex flex-col gap-3">
          <h2 className="text-h4">{t('team.invited')}</h2>
          {team.invitations.length === 0 ? (
            <p className="text-muted">{t('team.noInvitations')}</p>
          ) : (
            <ul aria-label={t('team.invited')} className="divide-y divide-border rounded-card border bg-surface">
              {team.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
