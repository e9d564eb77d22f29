import { TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import { appendQuestions, type TestDetails } from '@prova/contract/assessments/tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Upload } from '../../../ui/upload.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { NotTaken } from '../components/not-taken.tsx';
import { useTestFacts } from '../components/use-test-facts.ts';
import { TEST_FILES, useTestFile } from '../components/use-test-file.ts';
import { wordsOf } from '../components/words-of.ts';

type Props = { test: TestDetails; onClose: () => void };

/** Questions out of a file, those that are chosen, at the end of the test. */
export function AppendDialog({ test, onClose }: Props) {
  const { t } = useTranslation(['authoring', 'tests']);
  const facts = useTestFacts();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const file = useTestFile(() => setLeft(new Set()));
  const { read } = file;
  const append = useCall(appendQuestions, { invalidates: changedByTest, meta: { quiet: true } });
  const all = read?.questions ?? [];
  const chosen = all.filter((_, index) => !left.has(index));
  const room = TEST_QUESTIONS_MAX - test.questionTotal;
  const choose = (index: number, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(index);
    else next.add(index);
    setLeft(next);
  };
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
      dismissable={!append.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={append.isPending} onClick={onClose}>
            {t('append.cancel')}
          </Button>
          {all.length > 0 && (
            <Button
              variant="primary"
              busy={append.isPending}
              disabled={chosen.length === 0 || chosen.length > room}
              onClick={send}
            >
              {t('append.add', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {append.error && (
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
        {chosen.length > room && (
          <Callout kind="warning" live>
            {t('append.room', { count: room })}
          </Callout>
        )}
        {all.length > 0 && (
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-3 text-sm font-semibold">{t('append.questions')}</legend>
            <Checkbox
              label={t('append.all')}
              checked={left.size === 0}
              indeterminate={chosen.length > 0 && left.size > 0}
              onChange={(event) => setLeft(new Set(event.target.checked ? [] : all.map((_, index) => index)))}
            />
            <ul className="flex flex-col gap-3 border-t pt-3">
              {all.map((question, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no id, and keeps its order.
                <li key={index}>
                  <Checkbox
                    label={<span className="line-clamp-2 wrap-anywhere">{wordsOf(question.text)}</span>}
                    hint={`${t(`tests:types.${question.type}`)} · ${facts.points(question)}`}
                    checked={!left.has(index)}
                    onChange={(event) => choose(index, event.target.checked)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
