import { ANSWER_MAX } from '@prova/contract/jobs/form-fields';
import type { Question } from '@prova/contract/jobs/jobs';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = {
  question: Omit<Question, 'id'>;
  /** Text, or the id of the option; empty without an answer. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A question of the job's own, as candidates answer it. */
export function JobQuestion({ question: { type, text, options, required }, value, error, onChange }: Props) {
  const common = { label: text, required, optional: !required, error };
  if (type !== 'essay') {
    return (
      <RadioGroup
        {...common}
        options={options.map((option) => ({ value: option.id, label: option.text }))}
        value={value || null}
        onChange={onChange}
        {...(!required && { onClear: () => onChange('') })}
      />
    );
  }
  return (
    <TextArea
      {...common}
      value={value}
      counted
      maxLength={ANSWER_MAX}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
