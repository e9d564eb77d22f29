import { ChevronDown, Flag, Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SortableList } from '../../../../ui/sortable-list.tsx';
import { useLocalToast } from '../../../../ui/use-local-toast.ts';
import { focusWrong } from '../focus-wrong.ts';
import { newKey, type QuestionDraft } from '../step-data.ts';
import { QuestionFields } from './question-fields.tsx';

const MAX = 30;
const UNDO_MS = 10_000;

type Props = {
  questions: readonly QuestionDraft[];
  onChange: (questions: QuestionDraft[]) => void;
  errorOf: (index: number, part: 'text' | 'options') => string | undefined;
  /** How often the step was submitted: after a refusal the first wrong question opens. */
  tries: number;
};

/** The job's own questions, in order; one at a time is open for editing. */
export function QuestionsEditor({ questions, onChange, errorOf, tries }: Props) {
  const { t } = useTranslation('wizard');
  const [open, setOpen] = useState<string | null>(null);
  const say = useLocalToast();
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });
  const wrong = questions.find((_, index) => errorOf(index, 'text') || errorOf(index, 'options'))?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, not while it is being fixed.
  useEffect(() => {
    if (tries === 0 || !wrong) return;
    setOpen(wrong);
    focusWrong();
  }, [tries]);

  const nameOf = (question: QuestionDraft) =>
    question.text.trim() || t('form.untitledQuestion', { number: questions.indexOf(question) + 1 });
  const add = () => {
    const question: QuestionDraft = { key: newKey(), type: 'essay', text: '', options: [], required: false };
    onChange([...questions, question]);
    setOpen(question.key);
  };
  const remove = (question: QuestionDraft) => {
    const place = questions.indexOf(question);
    onChange(questions.filter((one) => one !== question));
    setOpen(null);
    say('info', t('form.removedQuestion'), {
      duration: UNDO_MS,
      description: nameOf(question),
      // What was changed since stays.
      action: {
        label: t('undo', { ns: 'ui' }),
        onAction: () => onChange(latest.current.toSpliced(place, 0, question)),
      },
    });
  };

  return (
    <Card as="section" aria-labelledby="form-questions" className="flex flex-col gap-3">
      <div>
        <h3 id="form-questions" className="text-h5">
          {t('form.questions')}
        </h3>
        {questions.length > 1 && <p className="text-muted">{t('form.questionsIntro')}</p>}
      </div>
      {questions.length === 0 ? (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-3 text-muted">
          {t('form.questionsEmpty')}
        </p>
      ) : (
        <SortableList
          label={t('form.questionsList')}
          items={questions}
          itemKey={({ key }) => key}
          itemName={nameOf}
          onReorder={onChange}
          renderItem={(question) => {
            const index = questions.indexOf(question);
            const isOpen = open === question.key;
            const name = nameOf(question);
            return (
              <div className="flex min-w-0 flex-col gap-3 py-1">
                <div className="flex items-center gap-2">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold wrap-break-word">{name}</p>
                    <p className="mt-0.5 flex flex-wrap gap-1.5">
                      <Badge>{t(`form.types.${question.type}`)}</Badge>
                      <Badge tone={question.required ? 'green' : 'plain'}>
                        {t(question.required ? 'form.questionMust' : 'form.optional')}
                      </Badge>
                      {question.type === 'yes_no' && question.wanted && (
                        <Badge tone="amber" icon={<Flag />}>
                          {t(`form.wanted.${question.wanted}`)}
                        </Badge>
                      )}
                    </p>
                  </div>
                  <IconButton
                    size="sm"
                    label={t(isOpen ? 'form.closeQuestion' : 'form.editQuestion', { text: name })}
                    icon={isOpen ? <ChevronDown className="rotate-180" /> : <Pencil />}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : question.key)}
                  />
                </div>
                {isOpen && (
                  <QuestionFields
                    question={question}
                    textError={errorOf(index, 'text')}
                    optionsError={errorOf(index, 'options')}
                    onChange={(next) => onChange(questions.map((one) => (one === question ? next : one)))}
                    onRemove={() => remove(question)}
                  />
                )}
              </div>
            );
          }}
        />
      )}
      <div>
        <Button
          icon={<Plus className="size-4" />}
          disabledReason={questions.length >= MAX ? t('description.skillTooMany', { max: MAX }) : undefined}
          onClick={add}
        >
          {t('form.addQuestion')}
        </Button>
      </div>
    </Card>
  );
}
