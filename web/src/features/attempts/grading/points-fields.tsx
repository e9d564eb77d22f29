import { type Criterion, sumOf } from '@prova/contract/assessments/rubric';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { GivenPoints } from './use-given-points.ts';

type Props = { rubric: readonly Criterion[]; pointsMax: number; given: GivenPoints };

/** The points of an answer: as a whole, or of each criterion, with their sum. */
export function PointsFields({ rubric, pointsMax, given }: Props) {
  const { t } = useTranslation(['grading', 'tests']);
  const format = useFormat();
  const fields = useRef<HTMLDivElement>(null);
  const step = (index: number, quarters: number) => {
    const max = given.maxima[index] ?? 0;
    const next = Math.min(max, Math.max(0, (given.numbers[index] ?? 0) + quarters / 4));
    given.change(index, format.number(next));
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(index, event.key === 'ArrowUp' ? 1 : -1);
    }
    const next = fields.current?.querySelectorAll('input')[index + 1];
    if (event.key === 'Enter' && next) {
      event.preventDefault();
      next.focus();
    }
  };
  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
  } as const;
  if (rubric.length === 0)
    return (
      <TextField
        {...field}
        label={t('points', { max: pointsMax })}
        hint={t('pointsHint')}
        className="sm:max-w-56"
        value={given.typed[0] ?? ''}
        onChange={(event) => given.change(0, event.target.value)}
        onKeyDown={(event) => keys(event, 0)}
        error={given.errors[0]}
      />
    );
  return (
    <div ref={fields} className="flex flex-col gap-4">
      <p className="text-small text-muted">{t('tests:rubric.keys')}</p>
      <ol className="flex flex-col gap-4">
        {rubric.map(({ name, description, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria of a version never change places.
          <li key={index}>
            <TextField
              {...field}
              label={
                <span className="wrap-anywhere">{t('tests:rubric.given', { name, max: format.number(points) })}</span>
              }
              hint={description && <span className="block whitespace-pre-line wrap-anywhere">{description}</span>}
              value={given.typed[index] ?? ''}
              onChange={(event) => given.change(index, event.target.value)}
              onKeyDown={(event) => keys(event, index)}
              error={given.errors[index]}
              end={
                <span className="flex">
                  <IconButton
                    size="sm"
                    label={t('tests:rubric.less', { name })}
                    icon={<Minus />}
                    onClick={() => step(index, -1)}
                  />
                  <IconButton
                    size="sm"
                    label={t('tests:rubric.more', { name })}
                    icon={<Plus />}
                    onClick={() => step(index, 1)}
                  />
                </span>
              }
            />
          </li>
        ))}
      </ol>
      <p role="status" className="tabular font-semibold">
        {t('tests:rubric.total', {
          points: format.number(sumOf(given.numbers.map((points) => points ?? 0))),
          max: format.number(pointsMax),
        })}
      </p>
    </div>
  );
}
