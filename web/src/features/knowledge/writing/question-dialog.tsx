import {
  LESSON_EXPLANATION_MAX,
  LESSON_OPTION_MAX,
  LESSON_OPTIONS_MAX,
  LESSON_OPTIONS_MIN,
  LESSON_QUESTION_MAX,
} from '@prova/contract/knowledge/knowledge-fields';
import { type LessonQuestion, lessonQuestion } from '@prova/contract/knowledge/lessons';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const NEW: LessonQuestion = {
  text: '',
  options: [
    { text: '', right: true },
    { text: '', right: false },
  ],
  explanation: '',
};

type Props = {
  keepAs: string;
  /** Left out for a new one. */
  question: LessonQuestion | undefined;
  onSave: (question: LessonQuestion) => void;
  onClose: () => void;
};

/** A question with its options, of which one is right, and why. */
export function QuestionDialog({ keepAs, question, onSave, onClose }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const id = useId();
  const form = useContractForm(lessonQuestion, question ?? NEW);
  const forget = useKeptDraft(`knowledge.question.${keepAs}`, form);
  const { register, errorOf, watch } = form;
  const { options, text, explanation } = watch();
  const change = (next: LessonQuestion['options']) =>
    form.setValue('options', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormDialog
      form={form}
      forget={forget}
      size="lg"
      title={t(question ? 'questions.editTitle' : 'questions.add')}
      submitLabel={t('questions.keep')}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextArea
        autoFocus
        required
        rows={2}
        label={t('questions.text')}
        maxLength={LESSON_QUESTION_MAX}
        {...register('text')}
        value={text}
        error={errorOf('text')}
      />
      <fieldset aria-describedby={`${id}hint`} className="flex flex-col gap-2">
        <legend className="text-sm font-semibold">{t('questions.options')}</legend>
        <p id={`${id}hint`} className="-mt-1 text-small text-muted">
          {t('questions.optionsHint')}
        </p>
        <ol className="flex flex-col gap-2">
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and never change places.
            <li key={index} className="flex items-start gap-2">
              <label className="grid min-h-control w-8 shrink-0 cursor-pointer place-items-center">
                <span className="sr-only">{t('questions.isRight', { number: index + 1 })}</span>
                <input
                  type="radio"
                  name={`${id}right`}
                  checked={option.right}
                  onChange={() => change(options.map((each, place) => ({ ...each, right: place === index })))}
                  className="size-5 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface checked:border-brand checked:shadow-[inset_0_0_0_5px_var(--brand)]"
                />
              </label>
              <TextField
                hideLabel
                className="flex-1"
                label={t('questions.option', { number: index + 1 })}
                placeholder={t('questions.option', { number: index + 1 })}
                maxLength={LESSON_OPTION_MAX}
                value={option.text}
                error={errorOf(`options.${index}.text`)}
                onChange={({ target }) =>
                  change(options.map((each, place) => (place === index ? { ...each, text: target.value } : each)))
                }
              />
              <IconButton
                label={t('questions.removeOption', { number: index + 1 })}
                icon={<X />}
                disabled={options.length <= LESSON_OPTIONS_MIN}
                onClick={() => {
                  const left = options.filter((_, place) => place !== index);
                  change(left.map((each, place) => (option.right && place === 0 ? { ...each, right: true } : each)));
                }}
              />
            </li>
          ))}
        </ol>
        <FieldError id={`${id}error`} error={errorOf('options')} />
        {options.length < LESSON_OPTIONS_MAX && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus className="size-4" />}
            className="self-start"
            onClick={() => change([...options, { text: '', right: false }])}
          >
            {t('questions.addOption')}
          </Button>
        )}
      </fieldset>
      <TextArea
        required
        rows={3}
        label={t('questions.explanation')}
        hint={t('questions.explanationHint')}
        maxLength={LESSON_EXPLANATION_MAX}
        {...register('explanation')}
        value={explanation}
        error={errorOf('explanation')}
      />
    </FormDialog>
  );
}
