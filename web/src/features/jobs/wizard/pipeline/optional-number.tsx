import { useState } from 'react';
import { NumberField } from '../../../../ui/number-field.tsx';

type Props = {
  label: string;
  hint: string;
  /** NaN for what is typed and is no number: no step takes it. */
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A whole number that may be left out. */
export function OptionalNumber({ label, hint, value, onChange, error }: Props) {
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    setTyped(text);
    const digits = text.trim();
    onChange(digits === '' ? null : /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN);
  };
  const shown = value === null ? '' : String(value);
  return (
    <NumberField
      label={label}
      hint={hint}
      optional
      value={Number.isNaN(value) ? typed : shown}
      error={error}
      onChange={change}
    />
  );
}
