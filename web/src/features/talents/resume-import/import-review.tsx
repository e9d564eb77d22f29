import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { PROFICIENCIES } from '@prova/contract/spoken-languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { CourseEntry, WorkEntry } from '../components/entries.tsx';
import { FoundList, type FoundRow } from './found-list.tsx';
import { FoundValues } from './found-values.tsx';
import { type Choice, type Placed, placing } from './import-change.ts';
import type { Course, FoundEntry, FoundLanguage, FoundSkill, ImportPlan, Work } from './import-plan.ts';
import { PlacedEntry } from './placed-entry.tsx';
import { UnreadParts } from './unread-parts.tsx';

/** All that was read and is not in the profile, to be chosen from. */
export function ImportReview({
  plan,
  choice,
  onChange,
}: {
  plan: ImportPlan;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const { t } = useTranslation(['talent-import', 'talent-view']);
  const choose = (id: string, is: boolean) => {
    const ids = new Set(choice.ids);
    if (is) ids.add(id);
    else ids.delete(id);
    onChange({ ...choice, ids });
  };
  const language = ({ id, entry, fits, isRated }: FoundLanguage): FoundRow => ({
    id,
    fits,
    content: isRated ? `${entry.name} · ${t(`talent-view:proficiencies.${entry.proficiency}`)}` : entry.name,
    question: !isRated && (
      <Select
        label={t('howWellSpoken', { name: entry.name })}
        value={choice.proficiencies[id] ?? entry.proficiency}
        options={PROFICIENCIES.map((value) => ({ value, label: t(`talent-view:proficiencies.${value}`) }))}
        onChange={({ target }) =>
          onChange({
            ...choice,
            proficiencies: { ...choice.proficiencies, [id]: target.value as FoundLanguage['entry']['proficiency'] },
          })
        }
      />
    ),
  });
  // A line that names several skills is quoted with the first of them.
  const quotedWith = new Map(plan.skills.toReversed().map(({ id, sentence }) => [sentence, id]));
  const skill = ({ id, entry, fits, isRated, isKnown, sentence }: FoundSkill): FoundRow => ({
    id,
    fits,
    content: isRated ? `${entry.name} · ${t(`talent-view:levels.${entry.level}`)}` : entry.name,
    hint: (
      <>
        {!isKnown && <span className="block">{t('unknownSkill')}</span>}
        {sentence && quotedWith.get(sentence) === id && <span className="line-clamp-2 italic">“{sentence}”</span>}
      </>
    ),
    question: !isRated && (
      <Select
        label={t('howWellKnown', { name: entry.name })}
        hideLabel
        value={choice.levels[id] ?? entry.level}
        options={SKILL_LEVELS.map((value) => ({ value, label: t(`talent-view:levels.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...choice, levels: { ...choice.levels, [id]: target.value as FoundSkill['entry']['level'] } })
        }
      />
    ),
  });
  const list = { chosen: choice.ids, onChoose: choose };
  // What the profile does not take as it stands is completed here.
  const completing = (to: 'experience' | 'education', id: string, work: Work, course?: Course): ReactNode => {
    const placed = choice.placed[id];
    const place = (next: Placed | undefined) => onChange(placing(choice, id, next));
    return placed && 'entry' in placed ? (
      <PlacedEntry placed={placed} work={work} {...(course && { course })} onPlace={place} />
    ) : (
      <Button size="sm" onClick={() => place({ to, entry: null })}>
        {t('complete')}
      </Button>
    );
  };
  const workRow = ({ id, fits, entry }: FoundEntry<Work>): FoundRow => ({
    id,
    fits,
    content: fits ? <WorkEntry entry={entry} /> : partly(entry.position, entry.company, entry.description),
    completing: !fits && completing('experience', id, entry),
  });
  const courseRow = ({ id, fits, entry }: FoundEntry<Course>): FoundRow => ({
    id,
    fits,
    content: fits ? <CourseEntry entry={entry} /> : partly(entry.degree, entry.field, entry.institution),
    completing: !fits && completing('education', id, NO_WORK, entry),
  });
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FoundValues values={plan.values} {...list} />
      <FoundList list="experience" rows={plan.experience.map(workRow)} {...list} />
      <FoundList list="education" rows={plan.education.map(courseRow)} {...list} />
      <FoundList list="languages" rows={plan.languages.map(language)} {...list} />
      <FoundList list="skills" rows={plan.skills.map(skill)} {...list}>
        <LevelOfAll plan={plan} choice={choice} onChange={onChange} />
      </FoundList>
      <UnreadParts plan={plan} choice={choice} onChange={onChange} />
    </div>
  );
}

/** One level for all skills of which the résumé says none: a move in the place of as many as there are skills. */
function LevelOfAll({
  plan,
  choice,
  onChange,
}: {
  plan: ImportPlan;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const { t } = useTranslation(['talent-import', 'talent-view']);
  const unrated = plan.skills.filter(({ id, isRated }) => !isRated && choice.ids.has(id));
  if (unrated.length < 2) return null;
  const levels = new Set(unrated.map(({ id, entry }) => choice.levels[id] ?? entry.level));
  const [same = ''] = levels.size === 1 ? levels : [];
  return (
    <Select
      className="max-w-72"
      label={t('levelOfAll', { count: unrated.length })}
      value={same}
      options={[
        ...(same === '' ? [{ value: '', label: t('levelsDiffer') }] : []),
        ...SKILL_LEVELS.map((value) => ({ value, label: t(`talent-view:levels.${value}`) })),
      ]}
      onChange={({ target }) => {
        const level = SKILL_LEVELS.find((each) => each === target.value);
        if (level)
          onChange({
            ...choice,
            levels: { ...choice.levels, ...Object.fromEntries(unrated.map(({ id }) => [id, level])) },
          });
      }}
    />
  );
}

const NO_WORK: Work = {
  company: '',
  position: '',
  startDate: '',
  endDate: null,
  current: false,
  description: '',
  technologies: [],
};

/** Of an entry that the profile does not take, what there is. */
const partly = (...parts: readonly string[]) => (
  <span className="whitespace-pre-line wrap-anywhere">{parts.filter(Boolean).join(' · ')}</span>
);
