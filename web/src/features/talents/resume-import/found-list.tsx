import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ListName } from './import-plan.ts';

export interface FoundRow {
  readonly id: string;
  readonly fits: boolean;
  readonly content: ReactNode;
  readonly hint?: ReactNode;
  /** Below a chosen entry: what the résumé leaves open. */
  readonly question?: ReactNode;
  /** Below an entry that the profile does not take as it stands. */
  readonly completing?: ReactNode;
}

/** Entries of one list that the profile does not have yet. What it could not take is shown, too, with what to do. */
export function FoundList({
  list,
  rows,
  chosen,
  onChoose,
  children,
}: {
  list: ListName;
  rows: readonly FoundRow[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, is: boolean) => void;
  /** Above the rows: what is asked of all of them. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('talent-import');
  if (rows.length === 0) return null;
  return (
    <section aria-label={t(`lists.${list}`)} className="flex flex-col gap-3">
      <h3 className="text-h4">{t(`lists.${list}`)}</h3>
      {list === 'skills' && <p className="text-small text-muted">{t('levelsHint')}</p>}
      {children}
      <ul className={list === 'skills' ? 'grid items-start gap-4 sm:grid-cols-2' : 'flex flex-col gap-4'}>
        {rows.map(({ id, fits, content, hint, question, completing }) => (
          <li key={id} className="flex min-w-0 flex-col gap-2">
            <Checkbox
              checked={chosen.has(id)}
              disabled={!fits}
              onChange={({ target }) => onChoose(id, target.checked)}
              label={content}
              hint={fits ? hint : t(completing ? 'incomplete' : 'byHand')}
            />
            {completing && <div className="pl-8">{completing}</div>}
            {question && chosen.has(id) && <div className="max-w-56 pl-8">{question}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
