import { TextField } from '../../../ui/text-field.tsx';

export const CODE_LENGTH = 6;

/** Six digits in one field: it takes a pasted code with spaces or words around it, and the phone's own suggestion. */
export function CodeField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  error?: string | undefined;
  onChange: (digits: string) => void;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      required
      inputClassName="text-center font-mono text-h3 tracking-[0.5em] tabular"
    />
  );
}
