import type { Criterion } from '@prova/contract/assessments/rubric';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { typedPoints } from '../../assessments/components/typed-points.ts';

type Graded = { pointsMax: number; rubric: readonly Criterion[] };
type Start = { points: number | null; criteria: readonly number[] | null };

/**
 * Points of an answer while they are typed: one number, or one of each criterion.
 * @param draft names the answer, where what is typed is kept in this tab
 */
export function useGivenPoints(
  { pointsMax, rubric }: Graded,
  start: Start = { points: null, criteria: null },
  draft?: string,
) {
  const { t } = useTranslation(['grading', 'tests']);
  const format = useFormat();
  const maxima = rubric.length > 0 ? rubric.map(({ points }) => points) : [pointsMax];
  const begun = rubric.length > 0 ? start.criteria : start.points === null ? null : [start.points];
  const [typed, setTyped, forget] = useKeptState(
    draft,
    maxima.map((_max, index) => (begun?.[index] === undefined ? '' : format.number(begun[index]))),
  );
  const [errors, setErrors] = useState<readonly (string | undefined)[]>([]);
  const numbers = typed.map(typedPoints);
  return {
    typed,
    errors,
    numbers,
    maxima,
    forget,
    change: (index: number, text: string) => setTyped(typed.map((one, place) => (place === index ? text : one))),
    /** What is sent; null where something is wrong, which is said beside it. */
    read: (): { points: number } | { criteria: number[] } | null => {
      const wrong = numbers.map((points, index) => {
        const max = maxima[index] ?? 0;
        if (points !== null && points <= max) return undefined;
        return rubric.length > 0
          ? t('tests:rubric.wrong', { max: format.number(max) })
          : t('pointsWrong', { max: format.number(max) });
      });
      setErrors(wrong);
      if (wrong.some((error) => error !== undefined)) return null;
      const given = numbers.map((points) => points ?? 0);
      return rubric.length > 0 ? { criteria: given } : { points: given[0] ?? 0 };
    },
  };
}

export type GivenPoints = ReturnType<typeof useGivenPoints>;
