import { QUESTION_TYPES, YES_NO } from '@prova/contract/jobs/job-fields';
import { Plus, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { LegalWarnings } from '../legal-warnings.tsx';
import type { QuestionDraft } from '../step-data.ts';

const MAX_OPTIONS = 20;
const WANTED = ['any', ...YES_NO] as const;

type Props = {
  question: QuestionDraft;
  textError: string | undefined;
  optionsError: string | undefined;
  onChange: (question: QuestionDraft) => void;
  onRemove: () => void;
};

/** The open question. */
export function QuestionFields({ question, textError, optionsError, onChange, onRemove }: Props) {
  const { t } = useTranslation('wizard');
  const { options = [] } = question;
  const isWanted = question.type === 'yes_no' && question.wanted != null;
  const fields = useRef<HTMLDivElement>(null);
  // Above the foot, whose bar covers the end of the page. Its focus comes first, and scrolls as far as its own field.
  useEffect(() => {
    const frame = requestAnimationFrame(() => fields.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={fields} data-unfolded="" className="flex scroll-mt-20 scroll-mb-24 flex-col gap-4 border-t pt-3">
      <div className="flex flex-col gap-2">
        <TextArea
          label={t('form.questionText')}
          required
          autoFocus={question.text === ''}
          rows={2}
          counted
          maxLength={2000}
          value={question.text}
          error={textError}
          onChange={(event) => onChange({ ...question, text: event.target.value })}
        />
        <LegalWarnings text={[question.text, ...options.map(({ text }) => text)].join('\n')} />
      </div>
      <RadioGroup
        label={t('form.questionType')}
        look="segments"
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`form.types.${value}`) }))}
        value={question.type}
        onChange={(type) =>
          onChange({
            ...question,
            type,
            options: type === 'multiple_choice' && options.length === 0 ? [{ text: '' }, { text: '' }] : options,
          })
        }
      />
      {question.type === 'multiple_choice' && (
        <Options options={options} error={optionsError} onChange={(next) => onChange({ ...question, options: next })} />
      )}
      {question.type === 'yes_no' && (
        <RadioGroup
          label={t('form.wanted.label')}
          hint={t('form.wanted.hint')}
          look="segments"
          options={WANTED.map((value) => ({ value, label: t(`form.wanted.${value}`) }))}
          value={question.wanted ?? 'any'}
          onChange={(wanted) =>
            onChange(
              // Whoever may leave it out is not found by the answer that is wanted.
              wanted === 'any' ? { ...question, wanted: null } : { ...question, wanted, required: true },
            )
          }
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch
          label={t('form.questionRequired')}
          hint={isWanted && !question.required ? t('form.wantedOptional') : undefined}
          checked={question.required ?? false}
          onChange={(required) => onChange({ ...question, required })}
        />
        <Button size="sm" variant="danger-quiet" icon={<Trash2 className="size-4" />} onClick={onRemove}>
          {t('form.removeQuestion')}
        </Button>
      </div>
    </div>
  );
}

type Option = { id?: string | undefined; text: string };
type OptionsProps = { options: Option[]; error: string | undefined; onChange: (options: Option[]) => void };

function Options({ options, error, onChange }: OptionsProps) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focusOn = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus());
  const add = () => {
    if (options.length >= MAX_OPTIONS) return;
    onChange([...options, { text: '' }]);
    focusOn(options.length);
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index < options.length - 1) focusOn(index + 1);
    else add();
  };
  return (
    <fieldset aria-describedby={error && `${id}error`} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('form.options')}</legend>
      <ol ref={list} className="flex flex-col gap-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new options have no id, and they never change places.
          <li key={index} className="flex items-start gap-1">
            <TextField
              label={t('form.option', { number: index + 1 })}
              hideLabel
              className="flex-1"
              placeholder={t('form.option', { number: index + 1 })}
              maxLength={200}
              value={option.text}
              aria-invalid={error ? true : undefined}
              onKeyDown={(event) => keys(event, index)}
              onChange={(event) =>
                onChange(options.map((one, place) => (place === index ? { ...one, text: event.target.value } : one)))
              }
            />
            <IconButton
              label={t('form.removeOption', { number: index + 1 })}
              icon={<X />}
              onClick={() => onChange(options.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${id}error`} error={error} />
      <div>
        <Button size="sm" icon={<Plus className="size-4" />} onClick={add}>
          {t('form.addOption')}
        </Button>
      </div>
    </fieldset>
  );
}
