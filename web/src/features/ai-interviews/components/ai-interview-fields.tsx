import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ClockFields } from '../../interviews/components/clock-fields.tsx';

const NOTES_MAX = 2000;
const LINK_MAX = 2048;

type Names = 'documentsUrl' | 'notes';
type DetailsForm = ComponentProps<typeof ClockFields>['form'] & {
  register: (
    name: Names,
    options?: { setValueAs: (typed: string | undefined) => string | undefined },
  ) => UseFormRegisterReturn;
  errorOf: (name: Names | 'date' | 'time' | 'timeZone') => string | undefined;
};

type Props = {
  form: DetailsForm;
  values: ComponentProps<typeof ClockFields>['clock'] & { readonly notes?: string | null | undefined };
  /** How many are asked. */
  people?: number;
};

/** Until when it may be begun, and what the candidate gets with it. */
export function AiInterviewFields({ form, values, people = 1 }: Props) {
  const { t } = useTranslation('ai-interviews');
  const unverified = useWorkingCompany()?.verified === false;
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-3 font-heading text-h5 font-bold">{t('form.until')}</legend>
        <p className="-mt-2 text-small text-muted">{t('form.untilHint')}</p>
        <ClockFields form={form} clock={values} />
      </fieldset>
      <TextField
        label={t('form.link')}
        hint={t('form.linkHint', { count: people })}
        readOnly
        value={t('form.linkValue', { count: people })}
        inputClassName="!bg-sunken text-muted"
      />
      <TextField
        label={t('form.documents')}
        hint={t(unverified ? 'form.documentsUnverified' : 'form.documentsHint')}
        optional
        inputMode="url"
        autoComplete="off"
        maxLength={LINK_MAX}
        {...form.register('documentsUrl', { setValueAs: filled })}
        error={form.errorOf('documentsUrl')}
      />
      <TextArea
        label={t('form.notes')}
        hint={t('form.notesHint')}
        optional
        rows={3}
        maxLength={NOTES_MAX}
        {...form.register('notes')}
        value={values.notes ?? ''}
        error={form.errorOf('notes')}
      />
    </>
  );
}

const filled = (typed: string | undefined) => typed?.trim() || undefined;
