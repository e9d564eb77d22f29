import { sumOf } from '@prova/contract/assessments/rubric';
import { CRITERIA_MAX, CRITERION_NAME_MAX, CRITERION_TEXT_MAX } from '@prova/contract/assessments/test-fields';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle, Field, FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typedPoints } from '../components/typed-points.ts';
import type { CriterionValue } from './question-values.ts';

type Props = {
  rubric: readonly CriterionValue[];
  /** Whether cases check the answer, too. */
  checked: boolean;
  onChange: (rubric: CriterionValue[]) => void;
  /** Of the points of the question, which are the sum. */
  pointsError: string | undefined;
  /** Of a field of the question, by its path. */
  errorOf: (path: never) => string | undefined;
};

/** What is wrong with a name stands below it, and is to be seen with it. */
const rowStyle = 'flex flex-col gap-2 rounded-card border border-border p-3 [&_input]:scroll-mb-16';

/** The criteria that an answer is graded by. With them, the points of the question follow. */
export function RubricField({ rubric, checked, onChange, pointsError, errorOf }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const error = (path: string) => errorOf(`rubric${path}` as never);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Without any criterion left, the way to a first one. */
  const focusOn = (index: number) =>
    requestAnimationFrame(() => (list.current?.children[index]?.querySelector('input') ?? addButton.current)?.focus());
  const add = () => {
    if (rubric.length >= CRITERIA_MAX) return;
    onChange([...rubric, { name: '', description: '', points: '1' }]);
    focusOn(rubric.length);
  };
  /** Enter leads to the next criterion, as it does among options; the form is sent by its button. */
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index < rubric.length - 1) focusOn(index + 1);
    else add();
  };
  const change = (index: number, next: Partial<CriterionValue>) =>
    onChange(rubric.map((one, place) => (place === index ? { ...one, ...next } : one)));
  const sum = sumOf(rubric.map(({ points }) => typedPoints(points) ?? 0));
  const isWhole = Number.isInteger(sum) && sum <= 100;
  return (
    <fieldset aria-describedby={`${id}hint`} className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('rubric.title')}</legend>
      <p id={`${id}hint`} className="-mt-1 text-small text-muted">
        {t('rubric.hint')} {checked && t('rubric.casesHint')}
      </p>
      {rubric.length > 0 && (
        <ol ref={list} className="flex flex-col gap-3">
          {rubric.map((criterion, index) => {
            const number = index + 1;
            const wrongPoints = error(`.${index}.points`);
            const wrongPointsId = `${id}points${index}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: criteria have no id, and never change places.
              <li key={index} className={rowStyle}>
                <div className="flex items-start gap-2">
                  <TextField
                    label={t('rubric.name', { number })}
                    required
                    className="min-w-0 flex-1"
                    maxLength={CRITERION_NAME_MAX}
                    value={criterion.name}
                    onKeyDown={(event) => keys(event, index)}
                    onChange={(event) => change(index, { name: event.target.value })}
                    error={error(`.${index}.name`)}
                  />
                  <Field
                    label={
                      <span className={wrongPoints ? 'text-red' : undefined}>
                        <span aria-hidden="true">{t('rubric.points')}</span>
                        <span className="sr-only">{t('rubric.pointsOf', { number })}</span>
                      </span>
                    }
                    className="w-20 shrink-0"
                  >
                    {(control) => (
                      <input
                        {...control}
                        type="text"
                        inputMode="decimal"
                        autoComplete="off"
                        aria-invalid={wrongPoints ? true : undefined}
                        aria-describedby={wrongPoints && wrongPointsId}
                        value={criterion.points}
                        onKeyDown={(event) => keys(event, index)}
                        onChange={(event) => change(index, { points: event.target.value })}
                        className={controlStyle(Boolean(wrongPoints))}
                      />
                    )}
                  </Field>
                  <IconButton
                    label={t('rubric.remove', { number })}
                    icon={<X />}
                    className="mt-[1.625rem]"
                    onClick={() => {
                      onChange(rubric.filter((_one, place) => place !== index));
                      focusOn(Math.max(0, index - 1));
                    }}
                  />
                </div>
                {/* Under the whole row: beside its narrow field it would be one word a line. */}
                <FieldError id={wrongPointsId} error={wrongPoints} />
                <TextArea
                  label={t('rubric.description', { number })}
                  hideLabel
                  rows={2}
                  placeholder={t('rubric.descriptionPlaceholder')}
                  maxLength={CRITERION_TEXT_MAX}
                  value={criterion.description}
                  onChange={(event) => change(index, { description: event.target.value })}
                  error={error(`.${index}.description`)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <FieldError id={`${id}error`} error={error('')} />
      {rubric.length > 0 && (
        <p role="status" className={pointsError || !isWhole ? 'text-small text-red' : 'text-small font-semibold'}>
          {isWhole ? t('rubric.worth', { count: sum }) : t('rubric.whole', { points: format.number(sum) })}
        </p>
      )}
      {rubric.length < CRITERIA_MAX && (
        <Button ref={addButton} size="sm" className="self-start" icon={<Plus className="size-4" />} onClick={add}>
          {t('rubric.add')}
        </Button>
      )}
    </fieldset>
  );
}
