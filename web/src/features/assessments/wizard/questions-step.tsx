import { createQuestion, removeQuestion, type TestQuestion } from '@prova/contract/assessments/questions';
import { TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import { orderQuestions, type TestDetails } from '@prova/contract/assessments/tests';
import { ArrowLeft, ArrowRight, Dices, FileInput, Library, ListPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { useTestFacts } from '../components/use-test-facts.ts';
import { wordsOf } from '../components/words-of.ts';
import { CheckState } from './check-state.tsx';
import { PoolsSection } from './pools-section.tsx';
import { QuestionActions } from './question-actions.tsx';
import { inputOf } from './question-values.ts';
import { RemainingQuestions } from './remaining-questions.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Go } from './test-steps.ts';
import { useChangeFailure } from './use-change-failure.ts';

// With their forms, which the list does without.
const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }));
const AppendDialog = lazy(async () => ({ default: (await import('./append-dialog.tsx')).AppendDialog }));
const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }));

const UNDO_MS = 10_000;
/** How much space there is is said from here on. */
const REMAINING_SHOWN_FROM = 20;

/** Step 2: the questions, in their order. Each is saved by itself. */
export function QuestionsStep({ test, go }: { test: TestDetails; go: Go }) {
  const { t } = useTranslation(['tests', 'authoring']);
  const facts = useTestFacts();
  const narrow = useMedia(NARROW);
  const [open, setOpen] = useState<TestQuestion | 'new' | 'bank' | 'file' | null>(null);
  const [tried, setTried] = useState(false);
  const { questions, order } = useOrder(test);
  const quiet = { invalidates: changedByTest, meta: { quiet: true } };
  const say = useChangeFailure();
  const failed = (error: unknown) => say(t('wizard.failed'), error);
  const create = useCall(createQuestion, { ...quiet, onError: failed });
  const remove = useCall(removeQuestion, { ...quiet, onError: failed });

  const takeOut = (question: TestQuestion) =>
    remove.mutate(
      { params: { id: question.id } },
      {
        onSuccess: () =>
          void toast.info(t('done.questionRemoved'), {
            duration: UNDO_MS,
            description: wordsOf(question.text).slice(0, 120),
            action: {
              label: t('done.undo'),
              onAction: () =>
                create.mutate({ body: { ...again(question), testId: test.id, position: question.position } }),
            },
          }),
      },
    );
  const copy = (question: TestQuestion) =>
    create.mutate({ body: { ...again(question), testId: test.id, position: question.position + 1 } });

  const remaining = TEST_QUESTIONS_MAX - test.questionTotal;
  const full = {
    disabledReason: remaining > 0 ? undefined : t('authoring:full.title'),
    reasonPlacement: 'elsewhere',
  } as const;
  const adding = (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button {...full} icon={<Library className="size-4" />} onClick={() => setOpen('bank')}>
        {t('questions.fromBank')}
      </Button>
      <Button {...full} icon={<FileInput className="size-4" />} onClick={() => setOpen('file')}>
        {t('authoring:append.open')}
      </Button>
      <Button {...full} variant="primary" icon={<Plus className="size-4" />} onClick={() => setOpen('new')}>
        {t('questions.add')}
      </Button>
    </div>
  );
  return (
    <section aria-label={t('questions.title')} className="flex flex-col gap-4">
      <StepHeading title={t('questions.title')} aside={questions.length > 0 && adding}>
        {questions.length > 0 ? `${facts.written(test)} · ${facts.points(test)}. ` : ''}
        {t('questions.intro')}
      </StepHeading>
      {remaining <= REMAINING_SHOWN_FROM && <RemainingQuestions remaining={remaining} />}
      {tried && questions.length === 0 && (
        <Callout kind="error" live>
          {t('questions.needsQuestion')}
        </Callout>
      )}
      {questions.length === 0 ? (
        <EmptyState level={3} title={t('questions.empty.title')} icon={<ListPlus />} action={adding}>
          {t('questions.empty.text')}
        </EmptyState>
      ) : (
        <SortableList
          label={t('questions.list')}
          items={questions}
          itemKey={({ id }) => id}
          itemName={(question) => wordsOf(question.text).slice(0, 80)}
          onReorder={order}
          renderItem={(question) => {
            const number = questions.indexOf(question) + 1;
            return (
              <div className="flex min-w-0 items-center gap-2 sm:py-1">
                <span className="tabular w-8 shrink-0 text-center text-sm font-semibold text-muted max-sm:w-fit">
                  {number}
                </span>
                <div className="min-w-0 flex-1">
                  <p className="line-clamp-2 font-semibold wrap-anywhere">{wordsOf(question.text)}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-1.5 text-small text-muted">
                    <Badge>{t(`types.${question.type}`)}</Badge>
                    <span className="tabular">{facts.points(question)}</span>
                    <CheckState check={question.check} />
                    {question.pool && (
                      <Badge tone="violet" icon={<Dices />}>
                        {question.pool}
                      </Badge>
                    )}
                    {question.topic && !narrow && <span className="wrap-anywhere">· {question.topic}</span>}
                  </p>
                </div>
                <QuestionActions
                  number={number}
                  full={remaining <= 0}
                  narrow={narrow}
                  onEdit={() => setOpen(question)}
                  onDuplicate={() => copy(question)}
                  onRemove={() => takeOut(question)}
                />
              </div>
            );
          }}
        />
      )}
      {questions.length > 1 && <PoolsSection test={test} />}
      <div className="flex justify-between gap-3">
        <Button icon={<ArrowLeft className="size-4" />} onClick={() => go('configuration', test.id)}>
          {t('wizard.back')}
        </Button>
        <Button
          variant="primary"
          iconEnd={<ArrowRight className="size-4" />}
          onClick={() => (questions.length > 0 ? go('review', test.id) : setTried(true))}
        >
          {t('wizard.continue')}
        </Button>
      </div>
      <Suspense>
        {open === 'bank' ? (
          <BankDialog test={test} onClose={() => setOpen(null)} />
        ) : open === 'file' ? (
          <AppendDialog test={test} onClose={() => setOpen(null)} />
        ) : (
          open && (
            <QuestionDialog testId={test.id} question={open === 'new' ? null : open} onClose={() => setOpen(null)} />
          )
        )}
      </Suspense>
    </section>
  );
}

/** A question as it is sent once more, into the pool that it is in. */
const again = (question: TestQuestion) => ({ ...inputOf(question), pool: question.pool });

/** The questions in the order in which they are being put, until the server has it, too. */
function useOrder(test: TestDetails) {
  const { t } = useTranslation('tests');
  const failed = useChangeFailure();
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const save = useCall(orderQuestions, {
    invalidates: changedByTest,
    meta: { quiet: true },
    onError: (error) => failed(t('questions.orderFailed'), error),
  });
  const byId = new Map(test.questions.map((question) => [question.id, question]));
  const questions = moved ? moved.flatMap((id) => byId.get(id) ?? []) : test.questions;
  return {
    questions,
    order: (next: readonly TestQuestion[]) => {
      const ids = next.map(({ id }) => id);
      setMoved(ids);
      // Of two moves the last one's end counts.
      save.mutate({ params: { id: test.id }, body: { ids } }, { onSettled: () => setMoved(null) });
    },
  };
}
