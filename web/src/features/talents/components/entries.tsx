import { useTranslation } from 'react-i18next';
import type { SeenTalent } from './seen-talent.ts';
import { useMonth } from './use-month.ts';

type Work = SeenTalent['experience'][number];
type Course = SeenTalent['education'][number];

/** The present first, then what began last. */
export const newestWork = <T extends Work>(entries: readonly T[]): T[] =>
  entries.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.startDate.localeCompare(one.startDate),
  );
export const newestCourses = <T extends Course>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => Number(other.current) - Number(one.current) || other.startYear - one.startYear);

/** One place of work. */
export function WorkEntry({ entry }: { entry: Work }) {
  const { t } = useTranslation('talent-view');
  const month = useMonth();
  const { position, company, startDate, endDate, current, description, technologies } = entry;
  const from = month(startDate);
  const until = current ? t('now') : endDate && month(endDate);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{[position, company].join(', ')}</p>
      <p className="text-small text-muted">{until ? t('span', { from, until }) : from}</p>
      {description && <p className="mt-1.5 max-w-[68ch] whitespace-pre-line">{description}</p>}
      {technologies.length > 0 && <p className="mt-1.5 text-small text-muted">{technologies.join(' · ')}</p>}
    </div>
  );
}

export function CourseEntry({ entry }: { entry: Course }) {
  const { t } = useTranslation('talent-view');
  const { degree, field, institution, startYear, endYear, current } = entry;
  const until = current ? t('now') : endYear;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{t('course', { degree, field })}</p>
      <p className="text-small text-muted">
        {institution} · {until ? t('span', { from: startYear, until }) : startYear}
      </p>
    </div>
  );
}
