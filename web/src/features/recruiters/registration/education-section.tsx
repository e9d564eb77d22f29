import { EDUCATION_MAX } from '@prova/contract/recruiters/recruiter-fields';
import { Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EducationFields, NO_EDUCATION } from '../fields/education-fields.tsx';
import { schemas } from '../fields/schemas.ts';
import { AddRow } from './add-row.tsx';
import { SectionForm, type SectionProps } from './section-form.tsx';
import { useRowRemoval } from './use-row-removal.ts';

export function EducationSection({ company: _, values, ...rest }: SectionProps<'education'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.education, values);
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'education' });
  const rows = useRowRemoval();
  return (
    <SectionForm section="education" form={form} {...rest}>
      <div ref={rows.list} className="flex flex-col gap-5 empty:hidden">
        {fields.map((row, index) => (
          <fieldset key={row.id} className="flex min-w-0 flex-col gap-4 rounded-card border p-4">
            <legend className="sr-only">{t('educationNumber', { number: index + 1 })}</legend>
            <div className="flex items-center justify-between gap-3">
              <p aria-hidden="true" className="font-semibold">
                {t('educationNumber', { number: index + 1 })}
              </p>
              <IconButton
                data-row={index}
                icon={<Trash2 />}
                label={t('removeEducation', { number: index + 1 })}
                onClick={() => {
                  const row = form.getValues(`education.${index}`);
                  rows.remove(index, t('educationNumber', { number: index + 1 }), {
                    takeOut: () => remove(index),
                    putBack: () => insert(index, row),
                  });
                }}
              />
            </div>
            <EducationFields form={form} index={index} />
          </fieldset>
        ))}
      </div>
      <AddRow
        ref={rows.add}
        full={fields.length >= EDUCATION_MAX}
        error={form.errorOf('education')}
        onAdd={() => {
          // That there is none yet is mended: otherwise the new row begins with everything missing.
          if (form.errorOf('education')) form.clearErrors('education');
          append(NO_EDUCATION);
        }}
      >
        {t('addEducation')}
      </AddRow>
    </SectionForm>
  );
}
