import { OPTION_TEXT_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@prova/contract/assessments/test-fields';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { OptionValue } from './question-values.ts';

type Props = {
  options: readonly OptionValue[];
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
  onChange: (options: OptionValue[]) => void;
};

/** The options of multiple choice, of which one is marked as right. */
export function OptionsField({ options, error, errorAt, onChange }: Props) {
  const { t } = useTranslation('tests');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focusOn = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('[type=text]')[index]?.focus());
  const add = () => {
    if (options.length >= OPTIONS_MAX) return;
    onChange([...options, { text: '', correct: false }]);
    focusOn(options.length);
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index < options.length - 1) focusOn(index + 1);
    else add();
  };
  const change = (index: number, next: Partial<OptionValue>) =>
    onChange(options.map((option, place) => (place === index ? { ...option, ...next } : option)));
  return (
    <fieldset aria-describedby={error ? `${id}error` : `${id}hint`} className="flex flex-col gap-2">
      <legend className="text-sm font-semibold">{t('question.options')}</legend>
      <p id={`${id}hint`} className="-mt-1 text-small text-muted">
        {t('question.optionsHint')}
      </p>
      <ol ref={list} className="flex flex-col gap-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new options have no id, and they never change places.
          <li key={index} className="flex items-start gap-2">
            <label className="grid min-h-control w-8 shrink-0 cursor-pointer place-items-center">
              <span className="sr-only">{t('question.right', { number: index + 1 })}</span>
              <input
                type="radio"
                name={`${id}right`}
                checked={option.correct}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(options.map((one, place) => ({ ...one, correct: place === index })))}
                // What is wrong is said below the list.
                className="size-5 scroll-mb-64 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface checked:border-brand checked:shadow-[inset_0_0_0_5px_var(--brand)]"
              />
            </label>
            <TextField
              label={t('question.option', { number: index + 1 })}
              hideLabel
              className="flex-1"
              placeholder={t('question.option', { number: index + 1 })}
              maxLength={OPTION_TEXT_MAX}
              value={option.text}
              error={errorAt(index)}
              onKeyDown={(event) => keys(event, index)}
              onChange={(event) => change(index, { text: event.target.value })}
            />
            <IconButton
              label={t('question.removeOption', { number: index + 1 })}
              icon={<X />}
              disabled={options.length <= OPTIONS_MIN}
              onClick={() => {
                onChange(options.filter((_, place) => place !== index));
                focusOn(Math.max(0, index - 1));
              }}
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${id}error`} error={error} />
      {options.length < OPTIONS_MAX && (
        <Button size="sm" variant="ghost" icon={<Plus className="size-4" />} className="self-start" onClick={add}>
          {t('question.addOption')}
        </Button>
      )}
    </fieldset>
  );
}
