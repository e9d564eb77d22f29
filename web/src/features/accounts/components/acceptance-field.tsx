import type { ReactNode } from 'react';
import { type Control, Controller, type FieldValues } from 'react-hook-form';
import { type Acceptance, acceptanceProblems } from '../../../widgets/acceptance.ts';
import { TermsAcceptance } from '../../../widgets/terms-acceptance.tsx';

type WithAcceptance = FieldValues & { acceptance: Acceptance };

/** The terms block as the field `acceptance` of a form. */
export function AcceptanceField<In extends WithAcceptance, Out extends FieldValues>({
  form,
  asksAdult = false,
  intro,
}: {
  form: { control: Control<In, unknown, Out> };
  asksAdult?: boolean;
  intro?: ReactNode;
}) {
  return (
    <Controller
      control={form.control as unknown as Control<WithAcceptance>}
      name="acceptance"
      render={({ field, fieldState }) => (
        <TermsAcceptance
          value={field.value}
          onChange={field.onChange}
          asksAdult={asksAdult}
          problems={fieldState.error ? acceptanceProblems(field.value, asksAdult) : []}
          intro={intro}
        />
      )}
    />
  );
}
