import { FREE_TEXT_MAX } from '@prova/contract/recruiter-fields';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { schemas } from './schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

export function AdditionalSection({ values, company: _, ...rest }: SectionProps<'additional'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.additional, values);
  return (
    <SectionForm section="additional" form={form} {...rest}>
      <TextArea
        label={t('fields.additionalInfo')}
        optional
        rows={6}
        maxLength={FREE_TEXT_MAX}
        error={form.errorOf('additionalInfo')}
        {...form.register('additionalInfo')}
      />
    </SectionForm>
  );
}
