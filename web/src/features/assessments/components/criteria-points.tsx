import type { Criterion } from '@prova/contract/assessments/rubric';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

type Props = {
  rubric: readonly Criterion[];
  /** Of each; null before they are given. */
  criteria: readonly number[] | null;
  /** With what is looked at. */
  described?: boolean;
};

/** The criteria of a question, with what was given for each, or what each is worth. */
export function CriteriaPoints({ rubric, criteria, described = true }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  return (
    <dl className="flex flex-col divide-y divide-border rounded-control border border-border">
      {rubric.map(({ name, description, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are shown as they were written.
        <div key={index} className="flex justify-between gap-x-4 px-3 py-2">
          <dt className="min-w-0 flex-1">
            <span className="block wrap-anywhere">{name}</span>
            {described && description && (
              <span className="block whitespace-pre-line text-small text-muted wrap-anywhere">{description}</span>
            )}
          </dt>
          <dd className="tabular shrink-0 font-semibold">
            {criteria
              ? t('rubric.pointsOfMax', { points: format.number(criteria[index] ?? 0), max: format.number(points) })
              : format.number(points)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
