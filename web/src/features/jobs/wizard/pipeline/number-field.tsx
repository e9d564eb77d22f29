import { TextField } from '../../../../ui/text-field.tsx';

type Props = {
  label: string;
  hint: string;
  value: number | null;
  max: number;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A whole number that may be left out. */
export function NumberField({ label, hint, value, max, onChange, error }: Props) {
  return (
    <TextField
      label={label}
      hint={hint}
      optional
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      step={1}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
