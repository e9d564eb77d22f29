import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

const TYPING_MS = 300;

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A filter in words: follows the address, and changes it once one stops typing. */
export function TypedField({ value, onChange, ...field }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What comes from elsewhere takes the place of what is being typed, and nothing brings that back.
    if (value.trim() !== sent.current.trim()) {
      clearTimeout(timer.current);
      setText(value);
    }
    sent.current = value;
  }, [value]);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        // What is too long finds nothing, and is said to be.
        if (field.maxLength !== undefined && next.trim().length > field.maxLength) return;
        timer.current = setTimeout(() => {
          sent.current = next.trim();
          onChange(next);
        }, TYPING_MS);
      }}
    />
  );
}
