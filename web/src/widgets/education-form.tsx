import { trimmed } from '@prova/contract/visible-text';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormActions } from './form-actions.tsx';
import type { SharedFormProps } from './shared-form.ts';
import { isWithin, type Problems, useDraft } from './use-draft.ts';

export type EducationValue = {
  institution: string;
  degree: string;
  field: string;
  startYear: number;
  endYear?: number | null | undefined;
  current: boolean;
};

const FIRST_YEAR = 1900;
const YEARS_AHEAD = 10;
const NAMES = ['institution', 'degree', 'field'] as const;

export function EducationForm({ value, onSubmit, onCancel, saving = false, keepAs }: SharedFormProps<EducationValue>) {
  const { t } = useTranslation(['widgets', 'parts']);
  const thisYear = new Date().getFullYear();
  const initial = {
    institution: value?.institution ?? '',
    degree: value?.degree ?? '',
    field: value?.field ?? '',
    startYear: value ? String(value.startYear || '') : String(thisYear),
    endYear: value?.endYear && !value.current ? String(value.endYear) : '',
    current: value?.current ?? false,
  };
  const check = (draft: typeof initial): Problems<typeof initial> => {
    const problems: Problems<typeof initial> = {};
    for (const name of NAMES) if (!trimmed(draft[name])) problems[name] = t('parts:validation.required');
    if (!isWithin(draft.startYear, FIRST_YEAR, thisYear)) {
      problems.startYear = t('yearRange', { min: FIRST_YEAR, max: thisYear });
    }
    if (draft.endYear !== '' && !isWithin(draft.endYear, FIRST_YEAR, thisYear + YEARS_AHEAD)) {
      problems.endYear = t('yearRange', { min: FIRST_YEAR, max: thisYear + YEARS_AHEAD });
    } else if (draft.endYear !== '' && !problems.startYear && Number(draft.endYear) < Number(draft.startYear)) {
      problems.endYear = t('endBeforeStart');
    }
    return problems;
  };
  const { draft, set, errors, form, giveUp } = useDraft(
    initial,
    check,
    (done) =>
      onSubmit({
        institution: trimmed(done.institution),
        degree: trimmed(done.degree),
        field: trimmed(done.field),
        startYear: Number(done.startYear),
        endYear: done.endYear === '' ? null : Number(done.endYear),
        current: done.current,
      }),
    keepAs,
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={t(`education.${name}`)}
          required
          autoFocus={name === 'institution'}
          maxLength={120}
          placeholder={name === 'degree' ? t('education.degreePlaceholder') : undefined}
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('education.startYear')}
          required
          value={draft.startYear}
          error={errors.startYear}
          onChange={(startYear) => set({ startYear })}
        />
        <NumberField
          label={t('education.endYear')}
          optional
          disabled={draft.current}
          value={draft.endYear}
          error={errors.endYear}
          onChange={(endYear) => set({ endYear })}
        />
      </div>
      <Checkbox
        label={t('education.current')}
        checked={draft.current}
        onChange={(event) => set(event.target.checked ? { current: true, endYear: '' } : { current: false })}
      />
      <FormActions editing={Boolean(value?.institution)} saving={saving} onCancel={giveUp(onCancel)} />
    </form>
  );
}
