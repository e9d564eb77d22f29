import { REGISTRATION_SIZES } from '@prova/contract/recruiters/recruiter-fields';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { schemas } from '../fields/schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function CompanySection({ company, values, ...rest }: SectionProps<'company'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.company, values);
  return (
    <SectionForm section="company" form={form} {...rest}>
      {company && !company.owned && (
        <p className="text-sm text-muted">{t('companyNotOwned', { company: company.name })}</p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('fields.department')}
          required
          maxLength={120}
          error={form.errorOf('department')}
          {...form.register('department')}
        />
        {company?.owned && (
          <>
            <TextField
              label={t('fields.industry')}
              optional
              maxLength={80}
              error={form.errorOf('industry')}
              {...form.register('industry')}
            />
            <Select
              label={t('fields.sizeFrom')}
              optional
              placeholder={t('choose')}
              options={REGISTRATION_SIZES.map((from) => ({
                value: String(from),
                label: t(`registrationSizes.from${from}`),
              }))}
              error={form.errorOf('sizeFrom')}
              {...form.register('sizeFrom')}
            />
          </>
        )}
      </div>
    </SectionForm>
  );
}
