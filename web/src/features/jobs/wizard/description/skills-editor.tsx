import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkillField } from '../../../../widgets/skill-field.tsx';
import { useTagTyping } from '../../../../widgets/use-tag-typing.ts';
import type { SkillDraft } from '../step-data.ts';

const MAX = 30;
const MAX_LENGTH = 80;

type Props = {
  value: readonly SkillDraft[];
  onChange: (skills: SkillDraft[]) => void;
  /** What a new one begins with. */
  usual: Pick<SkillDraft, 'level' | 'required'>;
  error?: string | undefined;
};

/** The technologies of the job, each with the level asked for and whether it is required. */
export function SkillsEditor({ value, onChange, usual, error }: Props) {
  const { t } = useTranslation(['wizard', 'parts']);
  const [removed, setRemoved] = useState<string>();
  const typing = useTagTyping({
    known: value.map(({ name }) => name),
    max: MAX,
    maxLength: MAX_LENGTH,
    onAdd: (names) => {
      setRemoved(undefined);
      onChange([...value, ...names.map((name): SkillDraft => ({ name, ...usual }))]);
    },
  });
  const { problem, added } = typing;
  const refusal =
    problem &&
    {
      empty: () => t('description.skillEmpty'),
      duplicate: () => t('description.skillDuplicate', { name: problem.why === 'duplicate' ? problem.name : '' }),
      tooMany: () => t('description.skillTooMany', { max: MAX }),
      tooLong: () => t('description.skillTooLong', { max: MAX_LENGTH }),
    }[problem.why]();
  const change = (name: string, change: Partial<SkillDraft>) =>
    onChange(value.map((one) => (one.name === name ? { ...one, ...change } : one)));
  const remove = (name: string) => {
    onChange(value.filter((one) => one.name !== name));
    setRemoved(name);
    typing.input.current?.focus();
  };
  const said = removed
    ? t('description.skillRemoved', { name: removed })
    : added.map((name) => t('description.skillAdded', { name })).join('. ');

  return (
    <div className="flex flex-col gap-3">
      <SkillField
        typing={typing}
        known={value.map(({ name }) => name)}
        label={t('description.skills')}
        hint={t('description.skillsHint')}
        placeholder={t('description.skillPlaceholder')}
        optional
        error={refusal ?? error}
        end={
          <IconButton size="sm" tooltip={false} label={t('description.addSkill')} icon={<Plus />} {...typing.button} />
        }
      />
      <ul aria-label={t('description.skillsList')} className="divide-y rounded-card border bg-surface empty:hidden">
        {value.map(({ name, level, required = true }) => (
          <li key={name} className="flex flex-col gap-2 px-3 py-2">
            <div className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
              <IconButton size="sm" label={t('parts:removeItem', { name })} icon={<X />} onClick={() => remove(name)} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
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
                // Its space for a message would lift it above the level beside it.
                className="-mb-1.5"
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
