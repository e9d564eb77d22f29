import { COMPANY_SIZES, type CompanyRecord, companyInput, getCompany, updateCompany } from '@prova/contract/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { updateUser, useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The time zones of Brazil by the cities that name them. */
const TIME_ZONES = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Fortaleza',
  'America/Recife',
  'America/Bahia',
].concat(['America/Belem', 'America/Manaus', 'America/Cuiaba', 'America/Porto_Velho', 'America/Rio_Branco']);

const valuesOf = (record: CompanyRecord) => ({
  name: record.name,
  industry: record.industry ?? '',
  sizeFrom: record.sizeFrom as (typeof COMPANY_SIZES)[number] | null,
  description: record.description ?? '',
  website: record.website ?? '',
  linkedinUrl: record.linkedinUrl ?? '',
  cnpj: record.cnpj ?? '',
  timeZone: record.timeZone,
  version: record.version,
});

/** The record of the company; read by everybody in it, changed by owners. */
export function CompanyForm({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  const client = useQueryClient();
  const user = useUser();
  const form = useContractForm(companyInput, valuesOf(record));
  const save = useCall(updateCompany, { meta: { quiet: true } });
  const [stale, setStale] = useState(false);
  const params = { id: record.id };
  const disabled = !record.can.edit;

  /** The version that was read goes along, so that two windows cannot undo each other unseen. */
  const take = (next: CompanyRecord) => {
    client.setQueryData(queryOf(getCompany, { params }).queryKey, next);
    form.reset(valuesOf(next));
    setStale(false);
    updateUser({
      companies: user.companies.map((each) => (each.id === next.id ? { ...each, name: next.name } : each)),
    });
  };
  return (
    <form
      {...form.formProps(async (body) => {
        try {
          take(await save.mutateAsync({ params, body }));
          toast.success(t('settings.saved'));
        } catch (error) {
          setStale(isApiError(error, 'VERSION_CONFLICT'));
          throw error;
        }
      })}
      className="flex flex-col gap-5"
    >
      {disabled && <Callout kind="plain">{t('settings.readOnly')}</Callout>}
      {form.failure && (
        <Callout
          kind="error"
          live
          action={
            stale && (
              <Button size="sm" onClick={async () => take(await call(getCompany, { params }))}>
                {t('settings.reload')}
              </Button>
            )
          }
        >
          {form.failure}
        </Callout>
      )}
      <fieldset disabled={disabled} className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('settings.name')}
          required
          autoComplete="organization"
          {...form.register('name')}
          error={form.errorOf('name')}
        />
        <TextField label={t('settings.slug')} hint={t('settings.slugHint')} value={record.slug} readOnly />
        <TextField
          label={t('settings.industry')}
          optional
          {...form.register('industry')}
          error={form.errorOf('industry')}
        />
        <Select
          label={t('settings.size')}
          {...form.register('sizeFrom', { setValueAs: (value: unknown) => (value ? Number(value) : null) })}
          error={form.errorOf('sizeFrom')}
          options={[
            { value: '', label: t('settings.sizeUnknown') },
            ...COMPANY_SIZES.map((size) => ({ value: String(size), label: t(`settings.sizes.s${size}`) })),
          ]}
        />
        <TextArea
          label={t('settings.description')}
          hint={t('settings.descriptionHint')}
          optional
          rows={6}
          className="sm:col-span-2"
          {...form.register('description')}
          error={form.errorOf('description')}
        />
        <TextField
          label={t('settings.website')}
          optional
          type="url"
          inputMode="url"
          {...form.register('website')}
          error={form.errorOf('website')}
        />
        <TextField
          label={t('settings.linkedin')}
          optional
          type="url"
          inputMode="url"
          {...form.register('linkedinUrl')}
          error={form.errorOf('linkedinUrl')}
        />
        <TextField
          label={t('settings.cnpj')}
          hint={t('settings.cnpjHint')}
          optional
          autoCapitalize="characters"
          {...form.register('cnpj')}
          error={form.errorOf('cnpj')}
        />
        <Select
          label={t('settings.timeZone')}
          {...form.register('timeZone')}
          error={form.errorOf('timeZone')}
          options={[...new Set([...TIME_ZONES, record.timeZone])].map((value) => ({
            value,
            label: value.replace(/^.*\//, '').replaceAll('_', ' '),
          }))}
        />
      </fieldset>
      {!disabled && (
        <Button type="submit" variant="primary" className="self-start" busy={form.formState.isSubmitting}>
          {t('settings.save')}
        </Button>
      )}
    </form>
  );
}
