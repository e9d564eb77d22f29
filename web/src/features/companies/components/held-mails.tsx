import { getCompanyMails } from '@prova/contract/companies/companies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Callout } from '../../../ui/callout.tsx';

/** Says that mails of the company wait, or were given up; nothing while all of them go out. */
export function HeldMails({ companyId }: { companyId: string }) {
  const { t } = useTranslation('companies');
  const { data: mails } = useQuery(queryOf(getCompanyMails, { params: { id: companyId } }));
  if (!mails || !(mails.suspended || mails.waiting > 0 || mails.lost > 0)) return null;
  return (
    <Callout kind="warning" title={t(mails.suspended ? 'mails.suspended' : 'mails.held')}>
      <ul>
        {mails.suspended && <li>{t('mails.suspendedText')}</li>}
        {mails.waiting > 0 && <li>{t('mails.waiting', { count: mails.waiting })}</li>}
        {mails.lost > 0 && <li>{t('mails.lost', { count: mails.lost })}</li>}
        {!mails.suspended && mails.sentToday >= mails.limit && <li>{t('mails.limit', { limit: mails.limit })}</li>}
      </ul>
    </Callout>
  );
}
