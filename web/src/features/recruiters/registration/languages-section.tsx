import { PROFICIENCIES, SPOKEN_LANGUAGES } from '@prova/contract/recruiter-fields';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useLanguageName } from '../use-language-name.ts';
import { schemas } from './schemas.ts';
import { SectionForm, type SectionProps } from './section-form.tsx';

const EMPTY = { code: '', proficiency: '' };

export function LanguagesSection({ values, company: _, ...rest }: SectionProps<'languages'>) {
  const { t } = useTranslation('recruiters');
  const nameOf = useLanguageName();
  const form = useContractForm(schemas.languages, values);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'languages' });
  const errorId = useId();
  const error = form.errorOf('languages');
  const languages = SPOKEN_LANGUAGES.map((code) => ({ value: code, label: nameOf(code) }));
  const proficiencies = PROFICIENCIES.map((value) => ({ value, label: t(`proficiencies.${value}`) }));
  return (
    <SectionForm section="languages" form={form} {...rest}>
      <ul className="flex flex-col gap-4">
        {fields.map((row, index) => (
          <li key={row.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
            <Select
              label={t('fields.language')}
              required
              placeholder={t('choose')}
              options={languages}
              error={form.errorOf(`languages.${index}.code`)}
              {...form.register(`languages.${index}.code`)}
            />
            <Select
              label={t('fields.proficiency')}
              required
              placeholder={t('choose')}
              options={proficiencies}
              error={form.errorOf(`languages.${index}.proficiency`)}
              {...form.register(`languages.${index}.proficiency`)}
            />
            <IconButton
              className="mt-7"
              icon={<Trash2 />}
              label={t('removeLanguage', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-2">
        <Button
          icon={<Plus className="size-4" />}
          disabled={fields.length >= SPOKEN_LANGUAGES.length}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          onClick={() => append(EMPTY)}
        >
          {t('addLanguage')}
        </Button>
        <FieldError id={errorId} error={error} />
      </div>
    </SectionForm>
  );
}
