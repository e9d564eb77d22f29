import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Draws what belongs to the owners of the company that this tab works for; the others are told whom to ask. */
export function ForOwners({ children }: { children: (companyId: string) => ReactNode }) {
  const { t } = useTranslation('company-privacy');
  const company = useWorkingCompany();
  if (!company) return <EmptyState title={t('noCompany')} />;
  if (company.role !== 'owner') return <EmptyState title={t('ownersOnly')}>{t('ownersOnlyText')}</EmptyState>;
  return children(company.id);
}
