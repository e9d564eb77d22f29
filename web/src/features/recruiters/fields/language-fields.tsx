import { PROFICIENCIES, SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import { useTranslation } from 'react-i18next';
import type { useContractForm } from '../../../lib/use-contract-form.ts';
import { useLanguageName } from '../../../lib/use-language-name.ts';
import { Select } from '../../../ui/select.tsx';
import type { schemas } from './schemas.ts';

export const NO_LANGUAGE = { code: '', proficiency: 'basic' };

/** One language of a form and how well it is spoken: two fields for the grid around them. */
export function LanguageFields({
  form,
  index,
  taken = [],
  autoFocus = false,
}: {
  form: ReturnType<typeof useContractForm<typeof schemas.languages>>;
  index: number;
  /** Languages that stand in the list already. */
  taken?: readonly string[];
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('recruiters');
  const nameOf = useLanguageName();
  const offered = SPOKEN_LANGUAGES.filter((code) => !taken.includes(code));
  return (
    <>
      <Select
        label={t('fields.language')}
        required
        autoFocus={autoFocus}
        placeholder={t('choose')}
        options={offered.map((code) => ({ value: code, label: nameOf(code) }))}
        error={form.errorOf(`languages.${index}.code`)}
        {...form.register(`languages.${index}.code`)}
      />
      <Select
        label={t('fields.proficiency')}
        required
        placeholder={t('choose')}
        options={PROFICIENCIES.map((value) => ({ value, label: t(`proficiencies.${value}`) }))}
        error={form.errorOf(`languages.${index}.proficiency`)}
        {...form.register(`languages.${index}.proficiency`)}
      />
    </>
  );
}
