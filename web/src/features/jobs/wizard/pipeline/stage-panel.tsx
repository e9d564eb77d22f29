import { promisesReply } from '@prova/contract/applications/reply-clock';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Fill } from '../../../../lib/slots.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DaysToBeginFields } from '../../components/days-to-begin-fields.tsx';
import { stageTestsSlot } from '../../components/stage-tests-slot.ts';
import type { StageDraft } from '../step-data.ts';
import { AiQuestions } from './ai-questions.tsx';
import { OptionalNumber } from './optional-number.tsx';
import { type FixedType, isFree, NO_TESTS } from './stage-words.ts';

type Props = {
  stage: StageDraft;
  onChange: (stage: StageDraft) => void;
  errorOf: (part: string) => string | undefined;
  technologies: readonly string[];
};

/** The details of the open stage. The fixed ones keep their name and place; their time and promise are the company's. */
export function StagePanel({ stage, onChange, errorOf, technologies }: Props) {
  const { t } = useTranslation('wizard');
  const free = isFree(stage);
  const set = (change: Partial<StageDraft>) => onChange({ ...stage, ...change });
  const answered = promisesReply(stage.type);
  return (
    <div className="flex flex-col gap-4">
      {free ? (
        <TextField
          label={t('pipeline.name')}
          required
          maxLength={60}
          value={stage.name}
          error={errorOf('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
      ) : (
        <p className="text-muted">
          {t(`pipeline.fixedNotes.${stage.type as FixedType}`)}. {t('pipeline.nameFixed')}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <OptionalNumber
          label={t('pipeline.minutesField')}
          hint={t('pipeline.minutesHint')}
          value={stage.minutes ?? null}
          error={errorOf('minutes')}
          onChange={(minutes) => set({ minutes })}
        />
        {answered && (
          <OptionalNumber
            label={t('pipeline.replyField')}
            hint={t('pipeline.replyHint')}
            value={stage.replyDays ?? null}
            error={errorOf('replyDays')}
            onChange={(replyDays) => set({ replyDays })}
          />
        )}
      </div>
      {free && (
        <Switch
          label={t('pipeline.requiredField')}
          hint={t('pipeline.requiredHint')}
          checked={stage.required ?? true}
          onChange={(required) => set({ required })}
        />
      )}
      {stage.type === 'test' && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <Fill
            slot={stageTestsSlot}
            tests={stage.tests ?? NO_TESTS}
            onChange={(tests) => set({ tests })}
            errorOf={(part) => errorOf(`tests.${part}`)}
          />
        </Suspense>
      )}
      {stage.type === 'interview_ia' && (
        <>
          <DaysToBeginFields
            days={stage.daysToBegin ?? null}
            error={errorOf('daysToBegin')}
            onChange={(daysToBegin) => set({ daysToBegin })}
          />
          <AiQuestions
            questions={stage.questions ?? []}
            technologies={technologies}
            errorOf={(index) => errorOf(`questions.${index}.text`)}
            onChange={(questions) => set({ questions })}
          />
        </>
      )}
    </div>
  );
}
