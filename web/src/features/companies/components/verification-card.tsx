import type { CompanyRecord } from '@prova/contract/companies/companies';
import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { useTakenVerification } from './use-taken-verification.ts';
import { VerificationWays } from './verification-ways.tsx';

/** Whether the company has proved who it is, what that means, and the two ways to do so. */
export function VerificationCard({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  useTakenVerification(record);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-h4">{t('verification.title')}</h2>
        {record.verified ? (
          <Badge tone="green" icon={<BadgeCheck />}>
            {t(`verification.by.${record.verifiedBy ?? 'operator'}`)}
          </Badge>
        ) : (
          <Badge tone="amber" icon={<Clock />}>
            {t('verification.unverified')}
          </Badge>
        )}
      </div>
      {record.verifiedDomain && <p className="wrap-anywhere">{record.verifiedDomain}</p>}
      <p className="text-muted">{t(record.verified ? 'verification.verifiedText' : 'verification.unverifiedText')}</p>
      {record.verified && record.can.edit && (
        <p className="text-small text-muted">
          {t(record.verifiedBy === 'domain' ? 'verification.keepsDomain' : 'verification.keeps')}
        </p>
      )}
      {record.refused && (
        <Callout kind="warning" title={t('verification.refused')}>
          {record.refused.reason}
        </Callout>
      )}
      {!record.verified && record.can.edit && (
        <div className="border-t pt-4">
          <VerificationWays record={record} />
        </div>
      )}
    </Card>
  );
}
