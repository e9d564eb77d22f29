import { TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import { appendQuestions, type TestDetails } from '@prova/contract/assessments/tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp, messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Upload } from '../../../ui/upload.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { NotAlong } from '../components/not-along.tsx';
import { NotTaken } from '../components/not-taken.tsx';
import { TEST_FILES, useTestFile } from '../components/use-test-file.ts';
import { QuestionPicker } from './question-picker.tsx';

type Props = { test: TestDetails; onClose: () => void };

/** Questions out of a file, those that are chosen, at the end of the test. */
export function AppendDialog({ test, onClose }: Props) {
  const { t } = useTranslation(['authoring', 'tests']);
  const [indexes, setIndexes] = useState<readonly number[]>([]);
  const remaining = TEST_QUESTIONS_MAX - test.questionTotal;
  const file = useTestFile(({ questions }) => setIndexes([...questions.keys()].slice(0, remaining)));
  const { read } = file;
  const [sending, watched] = useSending();
  const append = useCall(appendQuestions, { invalidates: changedByTest, meta: { quiet: true }, ...watched });
  const all = read?.questions ?? [];
  // What a file says of its test is not asked for here.
  const lost = read?.lost.filter(({ what }) => what !== 'configuration' && what !== 'draws') ?? [];
  const chosen = indexes.flatMap((index) => all[index] ?? []);
  const send = () =>
    append.mutate(
      { params: { id: test.id }, body: { questions: chosen } },
      {
        onSuccess: () => {
          toast.success(t('append.done', { count: chosen.length }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="lg"
      title={t('append.title')}
      description={t('append.text')}
      dismissable={!append.isPending || sending.isWaiting}
      onClose={onClose}
      footer={
        <>
          <SendingState sending={sending} />
          <Button
            disabled={append.isPending && !sending.isWaiting}
            onClick={sending.isWaiting ? sending.stop : onClose}
          >
            {t(sending.isWaiting ? 'stopTrying' : 'append.cancel')}
          </Button>
          {all.length > 0 && (
            <Button
              variant="primary"
              busy={append.isPending}
              disabled={chosen.length === 0 || chosen.length > remaining}
              onClick={send}
            >
              {t('append.add', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {append.error && !isGivenUp(append.error) && (
          <Callout kind="error" live title={t('tests:wizard.failed')}>
            {messageOf(append.error)}
          </Callout>
        )}
        <Upload
          label={t('tests:import.file')}
          aside={t('tests:import.formats')}
          accept={TEST_FILES}
          state={file.state}
          onSelect={file.choose}
          onRemove={file.clear}
          {...(file.error && { error: file.error })}
        />
        {read && all.length === 0 && <Callout kind="error">{t('tests:import.nothing')}</Callout>}
        {read && read.refused.length > 0 && <NotTaken refused={read.refused} />}
        {all.length > 0 && lost.length > 0 && <NotAlong lost={lost} />}
        {all.length > remaining && (
          <Callout kind="warning" live>
            {t('append.remaining', { count: remaining })}
          </Callout>
        )}
        {all.length > 0 && (
          <QuestionPicker
            legend={t('append.questions')}
            questions={all.map((question, key) => ({ ...question, key }))}
            chosen={new Set(indexes)}
            onChange={setIndexes}
          />
        )}
      </div>
    </Dialog>
  );
}
