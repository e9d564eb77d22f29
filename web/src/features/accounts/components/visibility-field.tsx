import { type Control, Controller, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';

const VISIBILITIES = ['applied', 'open', 'hidden'] as const;
type WithVisibility = FieldValues & { visibility?: (typeof VISIBILITIES)[number] | undefined };

/** Who may see a talent's profile, as the field `visibility` of a form. */
export function VisibilityField<In extends WithVisibility, Out extends FieldValues>({
  form,
}: {
  form: { control: Control<In, unknown, Out> };
}) {
  const { t } = useTranslation('accounts');
  return (
    <Controller
      control={form.control as unknown as Control<WithVisibility>}
      name="visibility"
      render={({ field }) => (
        <RadioGroup
          label={t('visibility.label')}
          hint={t('visibility.hint')}
          value={field.value ?? 'applied'}
          onChange={field.onChange}
          options={VISIBILITIES.map((value) => ({
            value,
            label: t(`visibility.${value}`),
            hint: t(`visibility.${value}Hint`),
          }))}
        />
      )}
    />
  );
}
