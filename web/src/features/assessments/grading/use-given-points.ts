import type { Criterion } from '@prova/contract/assessments/rubric';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { typedPoints } from './typed-points.ts';

type Graded = { pointsMax: number; rubric: readonly Criterion[] };
type Start = { points: number | null; criteria: readonly number[] | null };

/** Points of an answer while they are typed: one number, or one of each criterion. */
export function useGivenPoints({ pointsMax, rubric }: Graded, start: Start = { points: null, criteria: null }) {
  const { t } = useTranslation(['grading', 'tests']);
  const format = useFormat();
  const maxima = rubric.length > 0 ? rubric.map(({ points }) => points) : [pointsMax];
  const [typed, setTyped] = useState(() => {
    const given = rubric.length > 0 ? start.criteria : start.points === null ? null : [start.points];
    return maxima.map((_max, index) => (given?.[index] === undefined ? '' : format.number(given[index])));
  });
  const [errors, setErrors] = useState<readonly (string | undefined)[]>([]);
  const numbers = typed.map(typedPoints);
  return {
    typed,
    errors,
    numbers,
    maxima,
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
