import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { LongText } from '../fields/long-text.tsx';
import { schemas } from '../fields/schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function AdditionalSection({ company: _, values, ...rest }: SectionProps<'additional'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.additional, values);
  return (
    <SectionForm section="additional" form={form} {...rest}>
      <LongText
        control={form.control}
        name="additionalInfo"
        label={t('fields.additionalInfo')}
        optional
        rows={6}
        error={form.errorOf('additionalInfo')}
      />
    </SectionForm>
  );
}
