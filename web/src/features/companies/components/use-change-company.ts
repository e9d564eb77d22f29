import { type CompanyRecord, updateCompany } from '@prova/contract/companies/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';
import { updateUser, useUser } from '../../../lib/session.ts';
import { companyQuery } from '../companies.queries.ts';

type Change = Omit<CallInput<typeof updateCompany>['body'], 'version'>;

/** Saves single fields of a company's record, and words what went wrong. */
export function useChangeCompany(record: CompanyRecord) {
  const { t } = useTranslation('companies');
  const client = useQueryClient();
  const user = useUser();
  const { queryKey } = companyQuery(record.id);
  const update = useCall(updateCompany, { meta: { quiet: true } });

  /** Shows what was saved here, and in the menu, where the company is named too. */
  const take = (saved: CompanyRecord) => {
    client.setQueryData(queryKey, saved);
    const { name, logoUrl } = saved;
    updateUser({ companies: user.companies.map((each) => (each.id === saved.id ? { ...each, name, logoUrl } : each)) });
  };
  const change = async (fields: Change) => {
    try {
      take(await update.mutateAsync({ params: { id: record.id }, body: { ...fields, version: record.version } }));
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT')) await client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const errorText = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT')) return t('settings.conflict');
    if (isApiError(error, 'VALIDATION_FAILED')) return error.details[0]?.message ?? error.message;
    if (isApiError(error) && error.status >= 400 && error.status < 500) return error.message;
    return t('settings.saveError');
  };
  return { change, errorText, take };
}
