import { SKILL_LEVELS } from '@prova/contract/jobs/job-fields';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { SkillDraft } from '../step-data.ts';

const MAX = 30;
const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

type Props = {
  value: readonly SkillDraft[];
  onChange: (skills: SkillDraft[]) => void;
  error?: string | undefined;
};

/** The technologies of the job, each with the level asked for and whether it is required. */
export function SkillsEditor({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const name = text.trim();
    const known = value.find((one) => same(one.name, name));
    const problem =
      name === ''
        ? t('description.skillEmpty')
        : known
          ? t('description.skillDuplicate', { name: known.name })
          : value.length >= MAX
            ? t('description.skillTooMany', { max: MAX })
            : undefined;
    setRefusal(problem);
    if (problem) return;
    onChange([...value, { name, level: 'INTERMEDIATE', required: true }]);
    setText('');
    setSaid(t('description.skillAdded', { name }));
  };
  const change = (name: string, change: Partial<SkillDraft>) =>
    onChange(value.map((one) => (one.name === name ? { ...one, ...change } : one)));
  const remove = (name: string) => {
    onChange(value.filter((one) => one.name !== name));
    setSaid(t('description.skillRemoved', { name }));
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={t('description.skills')}
        hint={t('description.skillsHint')}
        placeholder={t('description.skillPlaceholder')}
        required
        maxLength={80}
        value={text}
        error={refusal ?? error}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
        onKeyDown={keys}
        end={<IconButton size="sm" tooltip={false} label={t('description.addSkill')} icon={<Plus />} onClick={add} />}
      />
      <ul aria-label={t('description.skillsList')} className="divide-y rounded-card border bg-surface empty:hidden">
        {value.map(({ name, level, required = true }) => (
          <li key={name} className="flex flex-col gap-2 px-3 py-2">
            <div className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
              <IconButton
                size="sm"
                label={t('removeItem', { ns: 'ui', name })}
                icon={<X />}
                onClick={() => remove(name)}
              />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-2">
              <Select
                label={t('description.skillLevel', { name })}
                hideLabel
                className="w-40"
                options={SKILL_LEVELS.map((one) => ({ value: one, label: t(`description.levels.${one}`) }))}
                value={level}
                onChange={(event) => change(name, { level: event.target.value as SkillDraft['level'] })}
              />
              <RadioGroup
                label={t('description.skillNeed', { name })}
                hideLabel
                look="segments"
                options={[
                  { value: 'required', label: t('description.required') },
                  { value: 'desirable', label: t('description.desirable') },
                ]}
                value={required ? 'required' : 'desirable'}
                onChange={(need) => change(name, { required: need === 'required' })}
              />
            </div>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
