import { FREE_TEXT_MAX } from '@prova/contract/recruiters/recruiter-fields';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/text-area.tsx';

/** A text of several lines. One that was pasted too long stays whole, and is told how long it may be. */
export function LongText<In extends FieldValues>({
  control,
  name,
  ...area
}: {
  control: Control<In>;
  name: FieldPathByValue<In, string | null | undefined>;
  label: string;
  error: string | undefined;
  rows: number;
  optional?: boolean;
  required?: boolean;
}) {
  const { t } = useTranslation('ui');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const text: string = field.value ?? '';
        // As many as the check counts: an emoji is one.
        const count = [...text.trim()].length;
        return <TextArea {...area} {...field} value={text} aside={t('characters', { count, max: FREE_TEXT_MAX })} />;
      }}
    />
  );
}
