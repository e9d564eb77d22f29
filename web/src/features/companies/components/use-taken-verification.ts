import type { CompanyRecord } from '@prova/contract/companies/companies';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../lib/auth-store.ts';
import { updateUser } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast-store.ts';

/** The link of the mail is opened elsewhere: what else on screen asks for the verification hears of it here. */
export function useTakenVerification({ id, verified }: Pick<CompanyRecord, 'id' | 'verified'>): void {
  const { t } = useTranslation('companies');
  const auth = useAuth();
  const companies = auth.status === 'signed-in' ? auth.user.companies : [];
  const isNews = verified && companies.some((each) => each.id === id && !each.verified);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each news; the companies follow from it.
  useEffect(() => {
    if (!isNews) return;
    updateUser({ companies: companies.map((each) => (each.id === id ? { ...each, verified } : each)) });
    toast.success(t('verifyLink.doneTitle'), { description: t('verification.verifiedText') });
  }, [isNews, id]);
}
