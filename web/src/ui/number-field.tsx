import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};

/**
 * A whole number, as text: whoever asks for it checks it and says what is wrong. The browser's own field for numbers hands over
 * "20e" as if nothing stood there, and the wheel of a mouse that passes over it changes the number.
 */
export function NumberField({ onChange, ...field }: Props) {
  return (
    <TextField {...field} inputMode="numeric" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  );
}
