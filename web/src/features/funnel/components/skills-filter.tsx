import { SKILLS_ASKED_MAX } from '@prova/contract/funnel/funnel';
import { SKILL_NAME_MAX } from '@prova/contract/skills/skills';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkillField } from '../../../widgets/skill-field.tsx';
import { useTagTyping } from '../../../widgets/use-tag-typing.ts';

type Props = { value: readonly string[]; onChange: (skills: string[]) => void };

/** Skills that somebody has, all of them. */
export function SkillsFilter({ value, onChange }: Props) {
  const { t } = useTranslation('funnel');
  const typing = useTagTyping({
    known: value,
    max: SKILLS_ASKED_MAX,
    maxLength: SKILL_NAME_MAX,
    onAdd: (names) => onChange([...value, ...names]),
  });
  const { problem } = typing;
  return (
    <div className="flex flex-col gap-2">
      <SkillField
        typing={typing}
        known={value}
        label={t('filters.skills')}
        hint={t('filters.skillsHint')}
        placeholder={t('filters.skillsPlaceholder')}
        error={
          problem?.why === 'tooMany'
            ? t('filters.skillsTooMany', { max: SKILLS_ASKED_MAX })
            : problem?.why === 'tooLong'
              ? t('filters.skillTooLong', { max: SKILL_NAME_MAX })
              : undefined
        }
        end={<IconButton size="sm" tooltip={false} label={t('filters.addSkill')} icon={<Plus />} {...typing.button} />}
      />
      {value.length > 0 && (
        <ul aria-label={t('filters.skills')} className="flex flex-wrap gap-1.5">
          {value.map((name) => (
            <li key={name} className="max-w-full">
              <Chip
                onRemove={() => {
                  onChange(value.filter((one) => one !== name));
                  typing.input.current?.focus();
                }}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
