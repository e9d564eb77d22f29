import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CourseEntry, WorkEntry } from '../components/entries.tsx';
import type { ImportPlan, ListName } from './import-plan.ts';

type Props = {
  list: ListName;
  plan: ImportPlan;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, is: boolean) => void;
};

/** Entries of one list that the profile does not have yet. What it could not take is shown, too, with what to do. */
export function FoundList({ list, plan, chosen, onChoose }: Props) {
  const { t } = useTranslation(['talent-import', 'talent-view']);
  const rows = rowsOf();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t(`lists.${list}`)} className="flex flex-col gap-3">
      <h3 className="text-h4">{t(`lists.${list}`)}</h3>
      <ul className={list === 'skills' ? 'grid gap-3 sm:grid-cols-2' : 'flex flex-col gap-4'}>
        {rows.map(({ id, isWhole, content, hint }) => (
          <li key={id} className="min-w-0">
            <Checkbox
              checked={chosen.has(id)}
              disabled={!isWhole}
              onChange={({ target }) => onChoose(id, target.checked)}
              label={content}
              hint={isWhole ? hint : t('byHand')}
            />
          </li>
        ))}
      </ul>
    </section>
  );

  function rowsOf(): { id: string; isWhole: boolean; content: ReactNode; hint?: ReactNode }[] {
    if (list === 'experience')
      return plan.experience.map((found) => ({
        ...found,
        content: found.isWhole ? (
          <WorkEntry entry={found.entry} />
        ) : (
          partly(found.entry.position, found.entry.company, found.entry.description)
        ),
      }));
    if (list === 'education')
      return plan.education.map((found) => ({
        ...found,
        content: found.isWhole ? (
          <CourseEntry entry={found.entry} />
        ) : (
          partly(found.entry.degree, found.entry.field, found.entry.institution)
        ),
      }));
    if (list === 'languages')
      return plan.languages.map((found) => ({
        ...found,
        content: `${found.entry.name} · ${t(`talent-view:proficiencies.${found.entry.proficiency}`)}`,
      }));
    return plan.skills.map((found) => ({
      ...found,
      content: found.entry.name,
      hint: found.sentence && <span className="line-clamp-2 italic">“{found.sentence}”</span>,
    }));
  }
}

/** Of an entry that is not whole, what there is. */
const partly = (...parts: readonly string[]) => (
  <span className="whitespace-pre-line wrap-anywhere">{parts.filter(Boolean).join(' · ')}</span>
);
