import { EXPERIENCE_BANDS, FREE_TEXT_MAX, SPECIALIZATIONS_MAX } from '@prova/contract/recruiter-fields';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { schemas } from './schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function ExperienceSection({ values, company: _, ...rest }: SectionProps<'experience'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.experience, values);
  const error = form.errorOf('specializations');
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
      <TextArea
        label={t('fields.experience')}
        required
        rows={5}
        maxLength={FREE_TEXT_MAX}
        error={form.errorOf('experience')}
        {...form.register('experience')}
      />
    </SectionForm>
  );
}
