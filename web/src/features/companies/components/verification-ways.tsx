import { email, url } from '@prova/contract/common';
import { type CompanyRecord, getCompany, startCompanyVerification } from '@prova/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useChangeCompany } from './use-change-company.tsx';

const CNPJ_MAX = 20;
/** What the company has already is not asked for again. */
const mailForm = (asksSite: boolean) => z.object({ website: asksSite ? url : z.string(), email });
const cnpjForm = (asksCnpj: boolean) =>
  z.object({
    cnpj: z
      .string()
      .trim()
      .min(asksCnpj ? 1 : 0)
      .max(CNPJ_MAX),
  });

/** The two ways in which a company proves who it is. What they need and the company has not said is asked for here. */
export function VerificationWays({ record }: { record: CompanyRecord }) {
  const asked = (method: 'mail_domain' | 'cnpj') => record.pending.find((each) => each.method === method)?.value;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ByMail record={record} waiting={asked('mail_domain')} />
      <ByCnpj record={record} queued={asked('cnpj')} />
    </div>
  );
}

function ByMail({ record, waiting }: { record: CompanyRecord; waiting: string | undefined }) {
  const { t } = useTranslation('companies');
  const asksSite = record.website === null;
  const { change } = useChangeCompany(record);
  const { proposal } = record;
  const form = useContractForm(mailForm(asksSite), {
    website: proposal?.website ?? '',
    email: waiting ?? proposal?.email ?? '',
  });
  const forget = useKeptDraft(`verification.${record.id}`, form);
  const start = useCall(startCompanyVerification, { invalidates: [getCompany], meta: { quiet: true } });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h5">{t('verification.byMail')}</h3>
      <p className="text-small text-muted">{t('verification.byMailHint')}</p>
      {waiting && <Callout kind="info">{t('verification.waiting', { email: waiting })}</Callout>}
      <form
        {...form.formProps(async (values) => {
          if (asksSite) await change({ website: values.website });
          const body = { method: 'mail_domain', email: values.email } as const;
          const { verified } = await start.mutateAsync({ params: { id: record.id }, body });
          forget();
          // One's own address, proved lately, needs no mail: the mark says so itself.
          if (!verified) toast.success(t('verification.sent'));
        })}
        className="flex flex-col gap-3"
      >
        {form.failure && !form.errorOf('email') && !form.errorOf('website') && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        {asksSite && (
          <TextField
            label={t('settings.website')}
            type="url"
            required
            maxLength={2048}
            {...form.register('website')}
            error={form.errorOf('website')}
          />
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
          {t(waiting ? 'verification.sendAgain' : 'verification.send')}
        </Button>
      </form>
    </section>
  );
}

function ByCnpj({ record, queued }: { record: CompanyRecord; queued: string | undefined }) {
  const { t } = useTranslation('companies');
  const asksCnpj = record.cnpj === null;
  const { change } = useChangeCompany(record);
  const form = useContractForm(cnpjForm(asksCnpj), { cnpj: '' });
  const start = useCall(startCompanyVerification, { invalidates: [getCompany], meta: { quiet: true } });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h5">{t('verification.byCnpj')}</h3>
      <p className="text-small text-muted">{t('verification.byCnpjHint')}</p>
      {queued ? (
        <Callout kind="info">{t('verification.queued', { cnpj: queued })}</Callout>
      ) : (
        <form
          {...form.formProps(async ({ cnpj }) => {
            if (asksCnpj) await change({ cnpj });
            await start.mutateAsync({ params: { id: record.id }, body: { method: 'cnpj' } });
            toast.success(t('verification.asked'));
          })}
          className="flex flex-col gap-3"
        >
          {form.failure && !form.errorOf('cnpj') && (
            <Callout kind="error" live>
              {form.failure}
            </Callout>
          )}
          {asksCnpj && (
            <TextField
              label={t('settings.cnpj')}
              hint={t('settings.cnpjHint')}
              required
              maxLength={CNPJ_MAX}
              {...form.register('cnpj')}
              error={form.errorOf('cnpj')}
            />
          )}
          <Button type="submit" className="self-start" busy={form.formState.isSubmitting}>
            {t('verification.ask')}
          </Button>
        </form>
      )}
    </section>
  );
}
