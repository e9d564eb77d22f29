import { trimmed } from '@prova/contract/visible-text';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../lib/calendar-day.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormActions } from './form-actions.tsx';
import type { SharedFormProps } from './shared-form.ts';
import { TechnologyTagInput } from './technology-tag-input.tsx';
import { type Problems, useDraft } from './use-draft.ts';

export type WorkExperienceValue = {
  company: string;
  position: string;
  /** Calendar days, YYYY-MM-DD. */
  startDate: string;
  endDate?: string | null | undefined;
  current: boolean;
  description: string;
  technologies: string[];
};

export function WorkExperienceForm({
  value,
  onSubmit,
  onCancel,
  saving = false,
  keepAs,
}: SharedFormProps<WorkExperienceValue>) {
  const { t } = useTranslation(['widgets', 'parts']);
  const initial = {
    company: value?.company ?? '',
    position: value?.position ?? '',
    startDate: value?.startDate || null,
    endDate: value?.current ? null : (value?.endDate ?? null),
    current: value?.current ?? false,
    description: value?.description ?? '',
    technologies: value?.technologies ?? [],
  };
  const check = (draft: typeof initial): Problems<typeof initial> => {
    const required = t('parts:validation.required');
    const problems: Problems<typeof initial> = {};
    if (!trimmed(draft.company)) problems.company = required;
    if (!trimmed(draft.position)) problems.position = required;
    if (!draft.startDate) problems.startDate = required;
    else if (draft.startDate > dayAhead(0)) problems.startDate = t('inFuture');
    else if (draft.endDate && draft.endDate > dayAhead(0)) problems.endDate = t('inFuture');
    else if (draft.endDate && draft.endDate < draft.startDate) problems.endDate = t('endBeforeStart');
    return problems;
  };
  const { draft, set, errors, form, giveUp } = useDraft(
    initial,
    check,
    (done) =>
      onSubmit({
        ...done,
        company: trimmed(done.company),
        position: trimmed(done.position),
        startDate: done.startDate ?? '',
        description: trimmed(done.description),
      }),
    keepAs,
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('experience.company')}
          required
          autoFocus
          maxLength={120}
          value={draft.company}
          error={errors.company}
          onChange={(event) => set({ company: event.target.value })}
        />
        <TextField
          label={t('experience.position')}
          required
          maxLength={120}
          value={draft.position}
          error={errors.position}
          onChange={(event) => set({ position: event.target.value })}
        />
        <DateField
          label={t('experience.startDate')}
          required
          value={draft.startDate}
          error={errors.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <DateField
          label={t('experience.endDate')}
          optional
          disabled={draft.current}
          value={draft.endDate}
          error={errors.endDate}
          onChange={(endDate) => set({ endDate })}
        />
      </div>
      <Checkbox
        label={t('experience.current')}
        checked={draft.current}
        onChange={(event) => set(event.target.checked ? { current: true, endDate: null } : { current: false })}
      />
      <TextArea
        label={t('experience.description')}
        hint={t('experience.descriptionHint')}
        optional
        counted
        maxLength={2000}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TechnologyTagInput
        label={t('experience.technologies')}
        optional
        max={30}
        value={draft.technologies}
        onChange={(technologies) => set({ technologies })}
      />
      <FormActions editing={Boolean(value?.company)} saving={saving} onCancel={giveUp(onCancel)} />
    </form>
  );
}
