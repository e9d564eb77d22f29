import { trimmed } from '@prova/contract/visible-text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../ui/number-field.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormActions } from './form-actions.tsx';
import type { SharedFormProps } from './shared-form.ts';
import { isWithin, useDraft } from './use-draft.ts';

export const SKILL_LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];
export type SkillValue = { name: string; level: SkillLevel; yearsOfExperience: number };

const MAX_YEARS = 50;

export type SkillFormProps = SharedFormProps<SkillValue> & {
  /** Names offered while typing, and who hears what is typed. */
  suggestions?: readonly string[];
  onName?: (typed: string) => void;
};

export function SkillForm({
  value,
  onSubmit,
  onCancel,
  saving = false,
  keepAs,
  suggestions = [],
  onName,
}: SkillFormProps) {
  const listId = useId();
  const { t } = useTranslation(['widgets', 'parts']);
  const { draft, set, errors, form, giveUp } = useDraft(
    {
      name: value?.name ?? '',
      // None is taken for granted: what nobody looked at would be worth less than they know.
      level: value?.level ?? ('' as SkillLevel | ''),
      years: String(value?.yearsOfExperience ?? 0),
    },
    ({ level, years }) => ({
      ...(level === '' && { level: t('parts:validation.required') }),
      ...(!isWithin(years, 0, MAX_YEARS) && { years: t('yearsRange', { min: 0, max: MAX_YEARS }) }),
    }),
    ({ name, level, years }) =>
      level !== '' && onSubmit({ name: trimmed(name), level, yearsOfExperience: Number(years) }),
    keepAs,
  );
  const blank = trimmed(draft.name) === '';
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        label={t('skill.name')}
        required
        autoFocus
        maxLength={80}
        value={draft.name}
        hint={blank ? t('skill.blank') : undefined}
        placeholder={t('skill.namePlaceholder')}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
        onChange={(event) => {
          set({ name: event.target.value });
          onName?.(event.target.value);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('skill.level')}
          required
          placeholder={t('chooseLevel')}
          value={draft.level}
          error={errors.level}
          options={SKILL_LEVELS.map((level) => ({ value: level, label: t(`skill.levels.${level}`) }))}
          onChange={(event) => set({ level: event.target.value as SkillLevel })}
        />
        <NumberField
          label={t('skill.years')}
          value={draft.years}
          error={errors.years}
          onChange={(years) => set({ years })}
        />
      </div>
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormActions editing={value !== undefined} saving={saving} disabled={blank} onCancel={giveUp(onCancel)} />
    </form>
  );
}
