import { DEGREES, EDUCATION_MAX, FREE_TEXT_MAX } from '@prova/contract/recruiter-fields';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { schemas } from './schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

const EMPTY = { level: '', institution: '', field: '', graduationYear: '', courses: '' };

export function EducationSection({ values, company: _, ...rest }: SectionProps<'education'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.education, values);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'education' });
  const watched = useWatch({ control: form.control, name: 'education' });
  const errorId = useId();
  const error = form.errorOf('education');
  const degrees = DEGREES.map((value) => ({ value, label: t(`degrees.${value}`) }));
  return (
    <SectionForm section="education" form={form} {...rest}>
      {fields.map((row, index) => {
        const at = `education.${index}` as const;
        const school = watched?.[index]?.level === 'high_school';
        return (
          <fieldset key={row.id} className="flex min-w-0 flex-col gap-4 rounded-card border p-4">
            <legend className="sr-only">{t('educationNumber', { number: index + 1 })}</legend>
            <div className="flex items-center justify-between gap-3">
              <p aria-hidden="true" className="font-semibold">
                {t('educationNumber', { number: index + 1 })}
              </p>
              <IconButton
                icon={<Trash2 />}
                label={t('removeEducation', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                label={t('fields.level')}
                required
                placeholder={t('choose')}
                options={degrees}
                error={form.errorOf(`${at}.level`)}
                {...form.register(`${at}.level`)}
              />
              <TextField
                label={t('fields.graduationYear')}
                required
                inputMode="numeric"
                maxLength={4}
                placeholder="2015"
                error={form.errorOf(`${at}.graduationYear`)}
                {...form.register(`${at}.graduationYear`)}
              />
              <TextField
                label={t('fields.institution')}
                required
                maxLength={120}
                error={form.errorOf(`${at}.institution`)}
                {...form.register(`${at}.institution`)}
              />
              <TextField
                label={t('fields.field')}
                required={!school}
                optional={school}
                maxLength={120}
                error={form.errorOf(`${at}.field`)}
                {...form.register(`${at}.field`)}
              />
            </div>
            <TextArea
              label={t('fields.courses')}
              optional
              rows={2}
              maxLength={FREE_TEXT_MAX}
              error={form.errorOf(`${at}.courses`)}
              {...form.register(`${at}.courses`)}
            />
          </fieldset>
        );
      })}
      <div className="flex flex-col items-start gap-2">
        <Button
          icon={<Plus className="size-4" />}
          disabled={fields.length >= EDUCATION_MAX}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          onClick={() => append(EMPTY)}
        >
          {t('addEducation')}
        </Button>
        <FieldError id={errorId} error={error} />
      </div>
    </SectionForm>
  );
}
