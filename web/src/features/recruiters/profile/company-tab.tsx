import { type CompanyRecord, getCompany, updateCompany } from '@prova/contract/companies';
import { PROFILE_SIZES } from '@prova/contract/recruiter-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InlineEditSelect } from '../../../ui/inline-edit-select.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProfileRow } from './profile-row.tsx';

type CompanyInput = CallInput<typeof updateCompany>['body'];
type Size = 1 | 11 | 51 | 201 | 251 | 501 | 1001;

/** The record of the company: its owners edit it here as in its settings, others read it. */
export function CompanyTab({ companyId }: { companyId: string | null }) {
  const { t } = useTranslation('recruiters');
  const query = useQuery({ ...queryOf(getCompany, { params: { id: companyId ?? '' } }), enabled: companyId !== null });
  if (companyId === null) return <EmptyState title={t('profile.noCompany')} />;
  if (query.data) return <CompanyFields company={query.data} />;
  if (query.isError) {
    return (
      <ErrorState title={t('profile.companyError')} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {messageOf(query.error)}
      </ErrorState>
    );
  }
  return <Skeleton className="h-80" />;
}

function CompanyFields({ company }: { company: CompanyRecord }) {
  const { t } = useTranslation('recruiters');
  const client = useQueryClient();
  const { queryKey } = queryOf(getCompany, { params: { id: company.id } });
  const update = useCall(updateCompany, { meta: { quiet: true } });
  const change = async (fields: Partial<CompanyInput>) => {
    const { name, industry, description, website, linkedinUrl, cnpj, timeZone, version } = company;
    const sizeFrom = company.sizeFrom as Size | null;
    const whole = { name, industry, sizeFrom, description, website, linkedinUrl, cnpj, timeZone, version };
    try {
      const saved = await update.mutateAsync({ params: { id: company.id }, body: { ...whole, ...fields } });
      client.setQueryData(queryKey, saved);
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT')) await client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const errorText = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT')) return t('profile.conflict');
    if (isApiError(error, 'VALIDATION_FAILED')) return error.details[0]?.message ?? error.message;
    return t('profile.updateError');
  };
  // A size out of the other list of bands is shown as it is.
  const known: readonly number[] = PROFILE_SIZES;
  const sizes = [...PROFILE_SIZES, ...(company.sizeFrom && !known.includes(company.sizeFrom) ? [company.sizeFrom] : [])]
    .sort((one, other) => one - other)
    .map((from) => ({ value: String(from), label: t(`sizes.from${from as Size}`) }));

  const fields = [
    { name: 'name', label: t('fields.companyName'), required: true, maxLength: 120 },
    { name: 'industry', label: t('fields.industry'), maxLength: 80 },
    { name: 'description', label: t('fields.description'), multiline: true, maxLength: 5000 },
    { name: 'website', label: t('fields.website'), type: 'url', maxLength: 2048 },
    {
      name: 'linkedinUrl',
      label: t('fields.companyLinkedin'),
      type: 'url',
      hint: t('fields.companyLinkedinHint'),
      maxLength: 2048,
    },
  ] as const;
  const rows = fields.map(({ name, ...field }) => {
    const value = company[name] ?? '';
    return (
      <ProfileRow key={name} label={field.label}>
        {company.can.edit ? (
          <InlineEditText
            {...field}
            value={value}
            placeholder={t('profile.empty')}
            errorText={errorText}
            onSave={(typed) => change({ [name]: typed })}
          />
        ) : (
          <p className="py-1.5 whitespace-pre-line wrap-anywhere">{value || t('profile.empty')}</p>
        )}
      </ProfileRow>
    );
  });
  const size = (
    <ProfileRow key="size" label={t('fields.sizeFrom')}>
      {company.can.edit ? (
        <InlineEditSelect
          label={t('fields.sizeFrom')}
          value={company.sizeFrom ? String(company.sizeFrom) : ''}
          placeholder={t('profile.empty')}
          options={sizes}
          errorText={errorText}
          onSave={(from) => change({ sizeFrom: from === '' ? null : (Number(from) as Size) })}
        />
      ) : (
        <p className="py-1.5">{company.sizeFrom ? t(`sizes.from${company.sizeFrom as Size}`) : t('profile.empty')}</p>
      )}
    </ProfileRow>
  );
  return (
    <Card as="section" aria-label={t('profile.tabs.company')}>
      {!company.can.edit && <p className="mb-2 text-sm text-muted">{t('profile.companyReadOnly')}</p>}
      <dl>{[...rows.slice(0, 2), size, ...rows.slice(2)]}</dl>
    </Card>
  );
}
