import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import { Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LanguageFields, NO_LANGUAGE } from '../fields/language-fields.tsx';
import { schemas } from '../fields/schemas.ts';
import { AddRow } from './add-row.tsx';
import { SectionForm, type SectionProps } from './section-form.tsx';
import { useRowRemoval } from './use-row-removal.ts';

export function LanguagesSection({ company: _, values, ...rest }: SectionProps<'languages'>) {
  const { t } = useTranslation('recruiters');
  const form = useContractForm(schemas.languages, values);
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'languages' });
  const rows = useRowRemoval();
  return (
    <SectionForm section="languages" form={form} {...rest}>
      <ul ref={rows.list} className="flex flex-col gap-4 empty:hidden">
        {fields.map((row, index) => (
          <li
            key={row.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:border-b max-sm:pb-4"
          >
            <div className="grid gap-3 sm:grid-cols-2">
              <LanguageFields form={form} index={index} />
            </div>
            <IconButton
              className="mt-7"
              data-row={index}
              icon={<Trash2 />}
              label={t('removeLanguage', { number: index + 1 })}
              onClick={() => {
                const row = form.getValues(`languages.${index}`);
                rows.remove(index, t('languageNumber', { number: index + 1 }), {
                  takeOut: () => remove(index),
                  putBack: () => insert(index, row),
                });
              }}
            />
          </li>
        ))}
      </ul>
      <AddRow
        ref={rows.add}
        full={fields.length >= SPOKEN_LANGUAGES.length}
        error={form.errorOf('languages')}
        onAdd={() => {
          // That there is none yet is mended: otherwise the new row begins with everything missing.
          if (form.errorOf('languages')) form.clearErrors('languages');
          append(NO_LANGUAGE);
        }}
      >
        {t('addLanguage')}
      </AddRow>
    </SectionForm>
  );
}
