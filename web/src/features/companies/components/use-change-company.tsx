import { type CompanyRecord, updateCompany } from '@prova/contract/companies/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';
import { saveFields } from '../../../lib/save-fields.ts';
import { updateUser, useUser } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { companyQuery } from '../companies.queries.ts';

type Change = Omit<CallInput<typeof updateCompany>['body'], 'version'>;

/** Saves single fields of a company's record, and words what went wrong. */
export function useChangeCompany(record: CompanyRecord) {
  const { t } = useTranslation('companies');
  const client = useQueryClient();
  const user = useUser();
  const { queryKey } = companyQuery(record.id);
  const [asked, setAsked] = useState<{ goOn: () => Promise<void>; stay: () => void } | null>(null);
  const update = useCall(updateCompany, { meta: { quiet: true } });

  /** Shows what was saved here, and in the menu, where the company is named too. */
  const take = (saved: CompanyRecord) => {
    client.setQueryData(queryKey, saved);
    const { name, logoUrl, verified } = saved;
    updateUser({
      companies: user.companies.map((each) => (each.id === saved.id ? { ...each, name, logoUrl, verified } : each)),
    });
  };
  const save = async ({ endVerification, ...fields }: Change) => {
    take(
      await saveFields<CompanyRecord, CompanyRecord>(record, fields, {
        send: (version) =>
          update.mutateAsync({ params: { id: record.id }, body: { ...fields, endVerification, version } }),
        read: () => client.fetchQuery({ ...companyQuery(record.id), staleTime: 0 }),
      }),
    );
  };
  /** Asks first where the change costs the company its verification; what was typed stays in the field otherwise. */
  const change = async (fields: Change) => {
    try {
      await save(fields);
    } catch (error) {
      if (!isApiError(error, 'ENDS_VERIFICATION')) throw error;
      await new Promise<void>((resolve, reject) => {
        setAsked({
          goOn: () => save({ ...fields, endVerification: true }).then(resolve),
          stay: () => reject(error),
        });
      });
    }
  };
  const errorText = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT')) return t('settings.conflict');
    if (isApiError(error, 'ENDS_VERIFICATION')) return t('settings.endStayed');
    if (isApiError(error, 'VALIDATION_FAILED')) return error.details[0]?.message ?? error.message;
    if (isApiError(error) && error.status >= 400 && error.status < 500) return error.message;
    return t('settings.saveError');
  };
  const dialog = asked && (
    <ConfirmDialog
      title={t('settings.endTitle')}
      confirmLabel={t('settings.endConfirm')}
      failureTitle={t('settings.saveError')}
      danger
      onConfirm={asked.goOn}
      onClose={() => {
        asked.stay();
        setAsked(null);
      }}
    >
      {t('settings.endText')}
    </ConfirmDialog>
  );
  return { change, errorText, take, dialog };
}
