import { createQuestion, type TestQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { uploadStatementPicture } from '@prova/contract/assessments/statement-pictures';
import {
  ANSWER_MAX,
  PICTURE_WORDS_MAX,
  STATEMENT_PICTURES_MAX,
  TEST_QUESTION_TYPES,
  TOPIC_MAX,
} from '@prova/contract/assessments/test-fields';
import { CODE_LANGUAGES, type CodeLanguage } from '@prova/contract/code/code-fields';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useDraftVersion } from '../../../lib/use-draft-version.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { PictureStore } from '../../../widgets/rich-text/picture-tool.tsx';
import { CodeArea } from '../../code/components/code-area.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { CheckFields } from './check-fields.tsx';
import { OptionsField } from './options-field.tsx';
import { OutdatedDraft } from './outdated-draft.tsx';
import {
  asNewQuestion,
  isGradedByPeople,
  type QuestionValues,
  questionForm,
  questionValues,
} from './question-values.ts';
import { ReloadTest } from './reload-test.tsx';
import { reveal } from './reveal.ts';
import { RubricField } from './rubric-field.tsx';
import { useDraftLeave } from './use-draft-leave.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../widgets/rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

const PICTURES: PictureStore = {
  upload: (file) => call(uploadStatementPicture, { body: {}, files: { file } }),
  wordsMax: PICTURE_WORDS_MAX,
  max: STATEMENT_PICTURES_MAX,
};

const TRUTHS = ['true', 'false'] as const;

/** What the form calls each part. */
const LABELS = {
  type: 'question.type',
  text: 'question.text',
  points: 'question.points',
  topic: 'question.topic',
  explanation: 'question.explanation',
  options: 'question.options',
  correctAnswer: 'question.answer',
  expectedAnswer: 'question.expected',
  rubric: 'rubric.title',
  language: 'question.language',
  starterCode: 'question.starter',
  checked: 'code:check.use',
  check: 'code:check.use',
  videoSeconds: 'question.seconds',
} as const satisfies Record<keyof QuestionValues, string>;

type Props = {
  testId: string;
  /** Null for a new one, which comes last. */
  question: TestQuestion | null;
  onClose: () => void;
};

type FormProps = Props & { onReloaded: (question: TestQuestion) => void };

/** A question as its author writes it. What is typed for one type stays while another is looked at. */
export function QuestionDialog({ question: opened, ...props }: Props) {
  const [question, setQuestion] = useState(opened);
  return <QuestionForm key={question?.version} question={question} onReloaded={setQuestion} {...props} />;
}

function QuestionForm({ testId, question, onReloaded, onClose }: FormProps) {
  const { t } = useTranslation(['tests', 'authoring', 'code']);
  const client = useQueryClient();
  /** Somebody has removed it: it can only be saved as a new one. */
  const [isGone, setGone] = useState(false);
  const edited = isGone ? null : question;
  const stored = questionValues(question);
  const form = useContractForm(questionForm, stored);
  const draft = `question.${question?.id ?? `new.${testId}`}`;
  const [both, accept] = useDraftVersion(draft, question?.version ?? null, stored);
  const forget = useKeptDraft(draft, form);
  const [sending, watched] = useSending();
  const leave = useDraftLeave({ what: 'question', isDirty: form.formState.isDirty, isGone, sending, forget, onClose });
  const options = { invalidates: changedByTest, meta: { quiet: true }, ...watched };
  const create = useCall(createQuestion, options);
  const update = useCall(updateQuestion, options);
  const { register, errorOf } = form;
  const values = form.watch();
  const { type } = values;
  const set = <Name extends keyof QuestionValues>(name: Name, value: QuestionValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const lose = () => {
    setGone(true);
    form.fail(t('authoring:outdated.gone'));
  };

  return (
    <FormDialog
      form={form}
      size="lg"
      title={edited ? t('question.edit', { number: edited.position }) : t('question.new')}
      submitLabel={t(isGone ? 'authoring:outdated.saveAsNew' : edited ? 'question.save' : 'question.add')}
      failureTitle={t('question.failed')}
      failureAction={
        form.refusal && (
          <div ref={reveal}>
            <ReloadTest
              testId={testId}
              failure={isGone ? null : update.error}
              onLoaded={({ questions }) => {
                const now = questions.find(({ id }) => id === question?.id);
                if (now) onReloaded(now);
                else lose();
              }}
            />
          </div>
        )
      }
      onSubmit={async (body) => {
        if (edited) {
          try {
            await update.mutateAsync({ params: { id: edited.id }, body: { ...body, version: edited.version } });
          } catch (error) {
            if (!isApiError(error, 'NOT_FOUND')) throw error;
            lose();
            await invalidate(client, changedByTest);
            return false;
          }
        } else await create.mutateAsync({ body: { ...(isGone ? asNewQuestion(body) : body), testId } });
        toast.success(t(edited ? 'done.questionSaved' : 'done.questionAdded'));
      }}
      {...leave.dialog}
    >
      {leave.question}
      {both && (
        <OutdatedDraft
          what="question"
          both={both.map((field) => t(LABELS[field]))}
          onDiscard={() => {
            form.reset(stored);
            forget();
            accept();
          }}
        />
      )}
      <RadioGroup
        label={t('question.type')}
        look="segments"
        options={TEST_QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={type}
        onChange={(next) => set('type', next)}
      />
      <Suspense fallback={<Skeleton className="h-40" />}>
        <RichTextEditor
          label={t('question.text')}
          required
          code
          pictures={PICTURES}
          value={values.text}
          onChange={(text) => set('text', text)}
          error={errorOf('text')}
        />
      </Suspense>
      {type === 'MULTIPLE_CHOICE' && (
        <OptionsField
          options={values.options}
          error={errorOf('options')}
          errorAt={(index) => errorOf(`options.${index}.text`)}
          onChange={(next) => set('options', next)}
        />
      )}
      {type === 'TRUE_FALSE' && (
        <RadioGroup
          label={t('question.answer')}
          required
          look="segments"
          options={TRUTHS.map((value) => ({ value, label: t(`question.${value}`) }))}
          value={values.correctAnswer === null ? null : values.correctAnswer ? 'true' : 'false'}
          onChange={(value) => set('correctAnswer', value === 'true')}
          error={errorOf('correctAnswer')}
        />
      )}
      {type === 'CODE' && (
        <>
          <Select
            label={t('question.language')}
            className="sm:max-w-56"
            options={CODE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={values.language}
            onChange={(event) => set('language', event.target.value as CodeLanguage)}
          />
          <CodeArea
            label={t('question.starter')}
            optional
            hint={t('question.starterHint')}
            maxLength={ANSWER_MAX}
            rows={6}
            value={values.starterCode}
            onChange={(code) => set('starterCode', code)}
            error={errorOf('starterCode')}
          />
          <CheckFields
            language={values.language}
            checked={values.checked}
            check={values.check}
            onToggle={(on) => set('checked', on)}
            onChange={(check) => set('check', check)}
            errorOf={errorOf}
          />
        </>
      )}
      {type === 'VIDEO_RESPONSE' && (
        <NumberField
          label={t('question.seconds')}
          hint={t('question.secondsHint')}
          required
          name="videoSeconds"
          className="sm:max-w-56"
          maxLength={4}
          value={values.videoSeconds}
          onChange={(seconds) => set('videoSeconds', seconds)}
          error={errorOf('videoSeconds')}
        />
      )}
      {(type === 'ESSAY' || type === 'CODE') && (
        <TextArea
          label={t('question.expected')}
          optional
          hint={t('question.expectedHint')}
          rows={3}
          counted
          maxLength={ANSWER_MAX}
          {...register('expectedAnswer')}
          value={values.expectedAnswer}
          error={errorOf('expectedAnswer')}
        />
      )}
      {isGradedByPeople(type) && (
        <RubricField
          rubric={values.rubric}
          checked={type === 'CODE' && values.checked}
          onChange={(rubric) => set('rubric', rubric)}
          pointsError={errorOf('points')}
          errorOf={errorOf}
        />
      )}
      <TextArea
        label={t('question.explanation')}
        optional
        hint={t(isGradedByPeople(type) ? 'question.explanationHintOpen' : 'question.explanationHint')}
        rows={2}
        counted
        maxLength={ANSWER_MAX}
        {...register('explanation')}
        value={values.explanation}
        error={errorOf('explanation')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {!(isGradedByPeople(type) && values.rubric.length > 0) && (
          <NumberField
            label={t('question.points')}
            required
            name="points"
            maxLength={3}
            value={values.points}
            onChange={(points) => set('points', points)}
            error={errorOf('points')}
          />
        )}
        <TextField
          label={t('question.topic')}
          optional
          placeholder={t('question.topicPlaceholder')}
          maxLength={TOPIC_MAX}
          {...register('topic')}
          error={errorOf('topic')}
        />
      </div>
    </FormDialog>
  );
}
