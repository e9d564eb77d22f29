import { email } from '@prova/contract/common';
import { type CompanyRecord, getCompany, startCompanyVerification } from '@prova/contract/companies/companies';
import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { unbroken } from '../../../ui/unbroken.tsx';

const emailForm = z.object({ email });

/** Whether the company has proved who it is, what that means, and the two ways to do so. */
export function VerificationCard({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  const asked = (method: 'mail_domain' | 'cnpj') => record.pending.find((each) => each.method === method);
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
      <p className="text-muted">
        {unbroken(t(record.verified ? 'verification.verifiedText' : 'verification.unverifiedText'))}
      </p>
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
        <div className="grid gap-6 border-t pt-4 md:grid-cols-2">
          <ByMail record={record} waiting={asked('mail_domain')?.value} />
          <ByCnpj record={record} queued={asked('cnpj')?.value} />
        </div>
      )}
    </Card>
  );
}

function ByMail({ record, waiting }: { record: CompanyRecord; waiting: string | undefined }) {
  const { t } = useTranslation('companies');
  const form = useContractForm(emailForm, { email: '' });
  const forget = useKeptDraft(`verification.${record.id}`, form);
  const start = useCall(startCompanyVerification, { invalidates: [getCompany], meta: { quiet: true } });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h5">{unbroken(t('verification.byMail'))}</h3>
      <p className="text-small text-muted">{t('verification.byMailHint')}</p>
      {waiting && <Callout kind="info">{t('verification.waiting', { email: waiting })}</Callout>}
      <form
        {...form.formProps(async (values) => {
          await start.mutateAsync({ params: { id: record.id }, body: { method: 'mail_domain', email: values.email } });
          forget();
          form.reset();
          toast.success(t('verification.sent'));
        })}
        className="flex flex-col gap-3"
      >
        {form.failure && !form.errorOf('email') && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <TextField
          label={t('verification.email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          required
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <Button type="submit" className="self-start" busy={form.formState.isSubmitting}>
          {t('verification.send')}
        </Button>
      </form>
    </section>
  );
}

function ByCnpj({ record, queued }: { record: CompanyRecord; queued: string | undefined }) {
  const { t } = useTranslation('companies');
  const start = useCall(startCompanyVerification, {
    invalidates: [getCompany],
    onSuccess: () => void toast.success(t('verification.asked')),
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h5">{t('verification.byCnpj')}</h3>
      <p className="text-small text-muted">{t('verification.byCnpjHint')}</p>
      {queued ? (
        <Callout kind="info">{t('verification.queued', { cnpj: queued })}</Callout>
      ) : record.cnpj === null ? (
        <p>{t('verification.needsCnpj')}</p>
      ) : (
        <Button
          className="self-start"
          busy={start.isPending}
          onClick={() => start.mutate({ params: { id: record.id }, body: { method: 'cnpj' } })}
        >
          {t('verification.ask')}
        </Button>
      )}
    </section>
  );
}
