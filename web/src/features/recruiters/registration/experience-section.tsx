import { EXPERIENCE_BANDS, SPECIALIZATIONS_MAX } from '@prova/contract/recruiters/recruiter-fields';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { LongText } from '../fields/long-text.tsx';
import { schemas } from '../fields/schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function ExperienceSection({ company: _, values, ...rest }: SectionProps<'experience'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.experience, values);
  const names = useWatch({ control: form.control, name: 'specializations' });
  // Of the whole list, or of the first name that is refused.
  const error =
    form.errorOf('specializations') ??
    names.map((_, index) => form.errorOf(`specializations.${index}`)).find((each) => each !== undefined);
  return (
    <SectionForm section="experience" form={form} {...rest}>
      <Select
        className="sm:max-w-80"
        label={t('fields.experienceFrom')}
        required
        placeholder={t('choose')}
        options={EXPERIENCE_BANDS.map((from) => ({ value: String(from), label: t(`experienceBands.from${from}`) }))}
        error={form.errorOf('experienceFrom')}
        {...form.register('experienceFrom')}
      />
      <Controller
        control={form.control}
        name="specializations"
        render={({ field: { value, onChange } }) => (
          <TechnologyTagInput
            label={t('fields.specializations')}
            required
            hint={t('fields.specializationsHint')}
            max={SPECIALIZATIONS_MAX}
            value={value}
            {...(error && { error })}
            onChange={onChange}
          />
        )}
      />
      <LongText
        control={form.control}
        name="experience"
        label={t('fields.experience')}
        required
        rows={5}
        error={form.errorOf('experience')}
      />
    </SectionForm>
  );
}
