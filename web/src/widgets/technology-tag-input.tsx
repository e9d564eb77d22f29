import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useTagTyping } from './use-tag-typing.ts';

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

/** A list of distinct words: Enter, a comma and leaving the field add what was typed, and a refusal says why. */
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
  const [removed, setRemoved] = useState<string>();
  const typing = useTagTyping({
    known: value,
    max,
    maxLength,
    onAdd: (names) => {
      setRemoved(undefined);
      onChange([...value, ...names]);
    },
  });
  const { problem, added } = typing;
  const refusal =
    problem &&
    {
      empty: () => t('tags.empty'),
      duplicate: () => t('tags.duplicate', { name: problem.why === 'duplicate' ? problem.name : '' }),
      tooMany: () => t('tags.tooMany', { max }),
      tooLong: () => t('tags.tooLong', { max: maxLength }),
    }[problem.why]();
  const remove = (name: string) => {
    onChange(value.filter((one) => one !== name));
    setRemoved(name);
    typing.input.current?.focus();
  };
  const said = removed
    ? t('tags.removed', { name: removed })
    : added.map((name) => t('tags.added', { name })).join('. ');
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...typing.field}
        label={label}
        hint={hint ?? t('tags.hint')}
        optional={optional}
        required={required}
        error={refusal ?? error}
        disabled={disabled}
        placeholder={placeholder}
        end={
          <IconButton
            size="sm"
            tooltip={false}
            label={t('tags.add')}
            icon={<Plus />}
            disabled={disabled}
            {...typing.button}
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
