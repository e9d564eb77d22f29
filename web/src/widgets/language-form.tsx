import { PROFICIENCIES, type Proficiency } from '@prova/contract/spoken-languages';
import { trimmed } from '@prova/contract/visible-text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormActions } from './form-actions.tsx';
import type { SharedFormProps } from './shared-form.ts';
import { useDraft } from './use-draft.ts';

export type LanguageValue = { name: string; proficiency: Proficiency };

export type LanguageFormProps = SharedFormProps<LanguageValue> & {
  /** Names offered while typing. */
  suggestions?: readonly string[];
};

export function LanguageForm({
  value,
  onSubmit,
  onCancel,
  saving = false,
  keepAs,
  suggestions = [],
}: LanguageFormProps) {
  const { t } = useTranslation(['widgets', 'parts']);
  const listId = useId();
  const { draft, set, errors, form, giveUp } = useDraft(
    { name: value?.name ?? '', proficiency: value?.proficiency ?? ('' as Proficiency | '') },
    ({ name, proficiency }) => ({
      ...(!trimmed(name) && { name: t('parts:validation.required') }),
      ...(proficiency === '' && { proficiency: t('parts:validation.required') }),
    }),
    ({ name, proficiency }) => proficiency !== '' && onSubmit({ name: trimmed(name), proficiency }),
    keepAs,
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('language.name')}
          required
          autoFocus
          maxLength={60}
          list={suggestions.length > 0 ? listId : undefined}
          value={draft.name}
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label={t('language.proficiency')}
          required
          placeholder={t('chooseLevel')}
          value={draft.proficiency}
          error={errors.proficiency}
          options={PROFICIENCIES.map((one) => ({ value: one, label: t(`language.proficiencies.${one}`) }))}
          onChange={(event) => set({ proficiency: event.target.value as Proficiency })}
        />
      </div>
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormActions editing={value !== undefined} saving={saving} onCancel={giveUp(onCancel)} />
    </form>
  );
}
