import { getTeam } from '@prova/contract/companies/team';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { queryOf } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FoundCompany } from '../../companies/components/found-company.tsx';

/** Draws what belongs to talents and to the owners of a company; its other members are told whom to ask. */
export function ForPayers({ children }: { children: ReactNode }) {
  const { role } = useUser();
  const company = useWorkingCompany();
  if (role === 'POTENTIAL') return children;
  if (!company) return <FoundCompany />;
  if (company.role !== 'owner') return <WhomToAsk companyId={company.id} />;
  return children;
}

function WhomToAsk({ companyId }: { companyId: string }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const team = useQuery(queryOf(getTeam, { params: { id: companyId } }));
  const owners =
    team.data?.members.filter(({ role }) => role === 'owner').map(({ name, email }) => name || email) ?? [];
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(owners);
  return (
    <EmptyState title={t('owners.title')}>
      {t('owners.text')} {owners.length > 0 && t('owners.named', { names })}
    </EmptyState>
  );
}
