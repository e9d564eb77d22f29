import type { Criterion } from '@prova/contract/assessments/rubric';
import type { GivenGrade } from '@prova/contract/attempts/given-grade';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CriteriaPoints } from '../../assessments/components/criteria-points.tsx';

type Props = {
  /** Of its heading. */
  level: 3 | 4;
  grades: readonly GivenGrade[];
  /** What it got before, where a machine graded it first. */
  machine?: number | null;
  rubric: readonly Criterion[];
  pointsMax: number;
  /** Under each. */
  after?: (grade: GivenGrade) => ReactNode;
};

/** Who gave what, and how far the two who graded on their own were apart. */
export function GivenGrades({ level, grades, machine = null, rubric, pointsMax, after }: Props) {
  const { t } = useTranslation('grading');
  const format = useFormat();
  const Heading = `h${level}` as const;
  const given = (points: number) => t('given.points', { points: format.number(points), max: pointsMax });
  const count = grades.length + (machine === null ? 0 : 1);
  // The one before it decided until then.
  const final = grades.findLast(({ decides }) => decides);
  const [one, other] = grades.filter(({ decides }) => !decides);
  return (
    <section className="flex flex-col gap-2">
      <Heading className="text-small font-semibold">
        {one && other
          ? t('given.difference', { points: format.number(Math.abs(one.points - other.points)) })
          : t('given.title')}
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        {machine !== null && (
          <li className="flex min-w-0 flex-wrap items-start justify-between gap-2 rounded-control border border-border p-3">
            <span className="font-semibold">{t('given.machine')}</span>
            <span className="tabular font-semibold">{given(machine)}</span>
          </li>
        )}
        {grades.map((grade) => {
          const { id, graderName, own, points, criteria, comment, createdAt } = grade;
          return (
            <li key={id} className="flex min-w-0 flex-col gap-2 rounded-control border border-border p-3">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold wrap-anywhere">
                  {own ? t('given.you') : graderName || t('given.noName')}
                </span>
                <span className="tabular font-semibold">{given(points)}</span>
              </p>
              <p className="flex flex-wrap items-center gap-2 text-small text-muted">
                {format.dateTime(createdAt)}
                {grade === final && count > 1 && <Badge>{t('given.decides')}</Badge>}
              </p>
              {criteria && <CriteriaPoints rubric={rubric} criteria={criteria} described={false} />}
              {comment && <p className="text-small whitespace-pre-line wrap-anywhere">{comment}</p>}
              {after?.(grade)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
