import { DEGREES } from '@prova/contract/recruiters/recruiter-fields';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { useContractForm } from '../../../lib/use-contract-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LongText } from './long-text.tsx';
import type { schemas } from './schemas.ts';

export const NO_EDUCATION = { level: '', institution: '', field: '', graduationYear: '', courses: '' };

/** One of the studies of a form. */
export function EducationFields({
  form,
  index,
  autoFocus = false,
}: {
  form: ReturnType<typeof useContractForm<typeof schemas.education>>;
  index: number;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('recruiters');
  const at = `education.${index}` as const;
  const school = useWatch({ control: form.control, name: `${at}.level` }) === 'high_school';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('fields.level')}
          required
          autoFocus={autoFocus}
          placeholder={t('choose')}
          options={DEGREES.map((value) => ({ value, label: t(`degrees.${value}`) }))}
          error={form.errorOf(`${at}.level`)}
          {...form.register(`${at}.level`, {
            // What was missing for another degree may be left out of this one.
            onChange: () => form.clearErrors(`${at}.field`),
          })}
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
      <LongText
        control={form.control}
        name={`${at}.courses`}
        label={t('fields.courses')}
        optional
        rows={2}
        error={form.errorOf(`${at}.courses`)}
      />
    </>
  );
}
