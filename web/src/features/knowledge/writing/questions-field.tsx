import { LESSON_QUESTIONS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type { LessonQuestion } from '@prova/contract/knowledge/lessons';
import { Pencil, Plus, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }));

type Props = {
  lessonId: string;
  value: readonly LessonQuestion[];
  error: string | undefined;
  onChange: (questions: LessonQuestion[]) => void;
};

/** Short questions at the end of a lesson. */
export function QuestionsField({ lessonId, value, error, onChange }: Props) {
  const { t } = useTranslation('knowledge-writing');
  /** The place of the one that is changed; `value.length` for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="questions-title" className="flex flex-col gap-3">
      <h2 ref={title} tabIndex={-1} id="questions-title" className="text-h5">
        {t('questions.title')}
      </h2>
      <p className="-mt-2 text-small text-muted">{t('questions.hint')}</p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {value.map(({ text, options, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id.
          <li key={index} className="flex items-start gap-2 border-t pt-3 first:border-t-0 first:pt-0">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-semibold">{text}</p>
              <p className="text-small">
                {t('questions.rightIs', { option: options.find(({ right }) => right)?.text ?? '' })}
              </p>
              <p className="text-small text-muted">{explanation}</p>
            </div>
            <IconButton
              label={t('questions.edit', { number: index + 1 })}
              icon={<Pencil />}
              onClick={() => setOpen(index)}
            />
            <IconButton
              label={t('questions.remove', { number: index + 1 })}
              icon={<X />}
              onClick={() => {
                onChange(value.filter((_, place) => place !== index));
                title.current?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      {value.length < LESSON_QUESTIONS_MAX ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus className="size-4" />}
          className="self-start"
          onClick={() => setOpen(value.length)}
        >
          {t('questions.add')}
        </Button>
      ) : (
        <p className="text-small text-muted">{t('questions.full', { count: LESSON_QUESTIONS_MAX })}</p>
      )}
      <FieldError id="questions-error" error={error} />
      {open !== null && (
        <Suspense>
          <QuestionDialog
            // Questions have no id, and change places: what is kept of one belongs to these very words.
            keepAs={`${lessonId}.${open < value.length ? JSON.stringify(value[open]) : 'new'}`}
            question={value[open]}
            onSave={(saved) => onChange(value.toSpliced(open, 1, saved))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
