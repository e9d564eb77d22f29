import { defaultAiQuestions } from '@prova/contract/jobs/ai-questions';
import { AI_QUESTION_TYPES } from '@prova/contract/jobs/job-fields';
import { Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../lib/i18n.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { SortableList } from '../../../../ui/sortable-list.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useLocalToast } from '../../../../ui/use-local-toast.ts';
import { LegalWarnings } from '../legal-warnings.tsx';
import { type AiQuestionDraft, newKey } from '../step-data.ts';

const MAX = 20;
const MAX_TEXT = 300;
const UNDO_MS = 10_000;

type Props = {
  questions: AiQuestionDraft[];
  technologies: readonly string[];
  errorOf: (index: number) => string | undefined;
  onChange: (questions: AiQuestionDraft[]) => void;
};

/** The default questions with keys of their own. */
export function freshAiQuestions(locale: 'pt-BR' | 'en-US', technologies: readonly string[]): AiQuestionDraft[] {
  return defaultAiQuestions(locale, technologies).map((question) => ({ ...question, key: newKey() }));
}

/** What an AI interview asks, in order; one question at a time is open. */
export function AiQuestions({ questions, technologies, errorOf, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const locale = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const say = useLocalToast();
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });
  const defaults = defaultAiQuestions(locale, technologies);
  const untouched =
    questions.length === defaults.length && questions.every(({ text }, index) => text === defaults[index]?.text);
  const count = (type: AiQuestionDraft['type']) => questions.filter((one) => one.type === type).length;
  const nameOf = (question: AiQuestionDraft) =>
    question.text.trim() || t('pipeline.ai.question', { number: questions.indexOf(question) + 1 });

  const restore = () => {
    const before = questions;
    onChange(freshAiQuestions(locale, technologies));
    setOpen(null);
    say('info', t('pipeline.ai.restored'), {
      duration: UNDO_MS,
      action: { label: t('undo', { ns: 'ui' }), onAction: () => onChange(before) },
    });
  };
  const remove = (question: AiQuestionDraft) => {
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
  const add = () => {
    const question: AiQuestionDraft = { key: newKey(), text: '', type: 'technical', required: true };
    onChange([...questions, question]);
    setOpen(question.key);
  };

  return (
    <section aria-labelledby="ai-questions" className="flex flex-col gap-3 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-muted">
          <strong id="ai-questions" className="mr-2 font-semibold text-text">
            {untouched ? t('pipeline.ai.defaults') : t('pipeline.ai.custom', { count: questions.length })}
          </strong>
          {questions.length > 0 &&
            t('pipeline.ai.split', { behavioral: count('behavioral'), technical: count('technical') })}
        </p>
        {!untouched && (
          <Button
            size="sm"
            variant="ghost"
            className="text-brand"
            icon={<RotateCcw className="size-4" />}
            onClick={restore}
          >
            {t('pipeline.ai.restore')}
          </Button>
        )}
      </div>
      {questions.length === 0 ? (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-3 text-muted">
          {t('pipeline.ai.none')}
        </p>
      ) : (
        <SortableList
          label={t('pipeline.ai.list')}
          items={questions}
          itemKey={({ key }) => key}
          itemName={nameOf}
          onReorder={onChange}
          {...(open && { openKey: open })}
          renderItem={(question) => {
            const index = questions.indexOf(question);
            const set = (change: Partial<AiQuestionDraft>) =>
              onChange(questions.map((one) => (one === question ? { ...one, ...change } : one)));
            return open === question.key || errorOf(index) ? (
              <OpenQuestion
                question={question}
                number={index + 1}
                technologies={technologies}
                error={errorOf(index)}
                onChange={set}
                onRemove={() => remove(question)}
              />
            ) : (
              <div className="py-0.5">
                <button
                  type="button"
                  aria-label={t('pipeline.ai.editQuestion', { text: nameOf(question) })}
                  onClick={() => setOpen(question.key)}
                  className="max-w-full rounded-sm text-left wrap-break-word hover:text-brand"
                >
                  {nameOf(question)}
                </button>
                <p className="mt-1 flex flex-wrap gap-1.5">
                  <TypeBadge type={question.type} />
                  <Badge>{t(question.required ? 'pipeline.ai.requiredField' : 'pipeline.ai.optional')}</Badge>
                </p>
              </div>
            );
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          icon={<Plus className="size-4" />}
          disabledReason={questions.length >= MAX ? t('pipeline.ai.tooMany', { max: MAX }) : undefined}
          onClick={add}
        >
          {t('pipeline.ai.addQuestion')}
        </Button>
        <p className="min-w-40 flex-1 text-small text-muted">{t('pipeline.ai.forbidden')}</p>
      </div>
    </section>
  );
}

function TypeBadge({ type }: { type: AiQuestionDraft['type'] }) {
  const { t } = useTranslation('wizard');
  return <Badge tone={type === 'technical' ? 'blue' : 'plain'}>{t(`pipeline.ai.types.${type}`)}</Badge>;
}

type OpenProps = {
  question: AiQuestionDraft;
  number: number;
  technologies: readonly string[];
  error: string | undefined;
  onChange: (change: Partial<AiQuestionDraft>) => void;
  onRemove: () => void;
};

function OpenQuestion({ question, number, technologies, error, onChange, onRemove }: OpenProps) {
  const { t } = useTranslation('wizard');
  const named = technologies.filter((name) => question.text.includes(name));
  return (
    <div className="flex flex-col gap-3 py-1">
      <TextArea
        label={t('pipeline.ai.question', { number })}
        autoFocus
        counted
        rows={2}
        maxLength={MAX_TEXT}
        hint={named.length > 0 ? t('pipeline.ai.fromSkills', { skills: named.join(', ') }) : undefined}
        value={question.text}
        error={error}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <LegalWarnings text={question.text} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RadioGroup
          label={t('pipeline.ai.typeOf')}
          hideLabel
          look="segments"
          options={AI_QUESTION_TYPES.map((value) => ({ value, label: t(`pipeline.ai.types.${value}`) }))}
          value={question.type}
          onChange={(type) => onChange({ type })}
        />
        <Switch
          label={t('pipeline.ai.requiredField')}
          checked={question.required ?? true}
          onChange={(required) => onChange({ required })}
        />
        <IconButton
          size="sm"
          label={t('pipeline.ai.removeQuestion', { number })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
