import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';

export type TechnologyTagInputProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  /** At most this many tags. */
  max?: number;
  /** How long a tag may be, in characters. */
  maxLength?: number;
  placeholder?: string;
};

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** A list of distinct words: Enter adds one, and a refusal says why. */
export function TechnologyTagInput({
  label,
  value,
  onChange,
  hint,
  optional = false,
  required = false,
  disabled = false,
  error,
  max = 50,
  maxLength = 60,
  placeholder,
}: TechnologyTagInputProps) {
  const { t } = useTranslation('widgets');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const name = text.trim();
    const existing = value.find((one) => same(one, name));
    const problem =
      name === ''
        ? t('tags.empty')
        : existing
          ? t('tags.duplicate', { name: existing })
          : value.length >= max
            ? t('tags.tooMany', { max })
            : undefined;
    setRefusal(problem);
    if (problem) return;
    onChange([...value, name]);
    setText('');
    setSaid(t('tags.added', { name }));
  };
  const remove = (name: string) => {
    onChange(value.filter((one) => one !== name));
    setSaid(t('tags.removed', { name }));
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter belongs to the tag, never to the form around it.
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={input}
        label={label}
        hint={hint ?? t('tags.hint')}
        optional={optional}
        required={required}
        error={refusal ?? error}
        disabled={disabled}
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
        onKeyDown={keys}
        end={
          <IconButton
            size="sm"
            tooltip={false}
            label={t('tags.add')}
            icon={<Plus />}
            disabled={disabled}
            onClick={add}
          />
        }
      />
      {value.length > 0 && (
        <ul aria-label={t('tags.list', { label })} className="flex flex-wrap gap-2">
          {value.map((name) => (
            <li key={name} className="max-w-full">
              <Chip disabled={disabled} onRemove={() => remove(name)}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
