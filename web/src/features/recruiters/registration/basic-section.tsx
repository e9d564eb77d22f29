import { formatPhone, PHONE_HINT } from '@prova/contract/phone-mask';
import { WORKS_FOR_MULTIPLE } from '@prova/contract/recruiters/recruiter-fields';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { schemas } from '../fields/schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function BasicSection({ company: _, values, ...rest }: SectionProps<'basic'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.basic, values);
  const field = (name: 'position' | 'location' | 'linkedinUrl') => ({
    label: t(`fields.${name}`),
    error: form.errorOf(name),
    ...form.register(name),
  });
  return (
    <SectionForm section="basic" form={form} {...rest}>
      <Controller
        control={form.control}
        name="worksForMultiple"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={t('fields.worksForMultiple')}
            required
            look="segments"
            options={WORKS_FOR_MULTIPLE.map((option) => ({ value: option, label: t(`worksForMultiple.${option}`) }))}
            value={WORKS_FOR_MULTIPLE.find((option) => option === value) ?? null}
            error={form.errorOf('worksForMultiple')}
            onChange={onChange}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('position')} required maxLength={120} autoComplete="organization-title" />
        <TextField {...field('location')} optional maxLength={120} hint={t('fields.locationHint')} />
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <TextField
              label={t('fields.phone')}
              optional
              type="tel"
              autoComplete="tel"
              hint={PHONE_HINT}
              maxLength={32}
              value={value ?? ''}
              error={form.errorOf('phone')}
              onChange={({ target }) => {
                // In the middle of a number the mask would move the cursor.
                const atEnd = target.selectionStart === target.value.length;
                onChange(atEnd ? formatPhone(target.value) : target.value);
              }}
              onBlur={onBlur}
            />
          )}
        />
        <TextField {...field('linkedinUrl')} optional type="url" hint={t('fields.linkedinHint')} maxLength={2048} />
      </div>
    </SectionForm>
  );
}
