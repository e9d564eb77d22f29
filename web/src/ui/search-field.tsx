import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

const TYPING_MS = 300;

type Props = {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** Words to look for. Follows the address, and changes it once one stops typing. */
export function SearchField({ value, onChange, ...field }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  return (
    <TextField
      {...field}
      type="search"
      icon={<Search />}
      maxLength={120}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          sent.current = next.trim();
          onChange(next);
        }, TYPING_MS);
      }}
    />
  );
}
