import {
  IMPORT_MAX_BYTES,
  TEST_CATEGORIES,
  TEST_DIFFICULTIES,
  TEST_TITLE_MAX,
} from '@prova/contract/assessments/test-fields';
import { readTestFile } from '@prova/contract/assessments/test-files';
import { createTest, testShape } from '@prova/contract/assessments/tests';
import type { DataOf } from '@prova/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { UploadState } from '../../../ui/chosen-file.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Upload } from '../../../ui/upload.tsx';
import { changedByTest } from '../assessments.queries.ts';

type ReadFile = DataOf<typeof readTestFile>;

const { title, category, difficulty } = testShape;
type Values = { title: string; category: string; difficulty: string };
const importForm = z.object({ title, category, difficulty });

type Props = { onCreated: (id: string) => void; onClose: () => void };

/** A test out of a file. Nothing is stored before one has seen what was read, and what was not taken over. */
export function ImportDialog({ onCreated, onClose }: Props) {
  const { t } = useTranslation('tests');
  const form = useContractForm(importForm as unknown as z.ZodType<z.output<typeof importForm>, Values>, {
    title: '',
    category: '',
    difficulty: '',
  });
  const file = useTestFile((read, name) => {
    const { test } = read;
    const named = name.replace(/\.[^.]*$/, '').slice(0, TEST_TITLE_MAX);
    form.reset({
      title: test?.title ?? named,
      category: test?.category ?? '',
      difficulty: test?.difficulty ?? '',
    });
  });
  const create = useCall(createTest, { invalidates: changedByTest, meta: { quiet: true } });
  const { read } = file;
  const count = read?.questions.length ?? 0;
  return (
    <FormDialog
      form={form}
      title={t('import.title')}
      description={t('import.text')}
      submitLabel={count > 0 ? t('import.create', { count }) : undefined}
      failureTitle={t('wizard.failed')}
      onSubmit={async (fields) => {
        const body = { ...read?.test, ...fields, questions: read?.questions ?? [] };
        onCreated((await create.mutateAsync({ body })).id);
      }}
      onClose={onClose}
    >
      <Upload
        label={t('import.file')}
        aside={t('import.formats')}
        accept=".json,.gift,.txt"
        state={file.state}
        onSelect={file.choose}
        onRemove={file.clear}
        {...(file.error && { error: file.error })}
      />
      {read && (
        <>
          {count === 0 && <Callout kind="error">{t('import.nothing')}</Callout>}
          {read.refused.length > 0 && <NotTaken refused={read.refused} />}
        </>
      )}
      {count > 0 && (
        <>
          <TextField
            label={t('configuration.name')}
            required
            maxLength={TEST_TITLE_MAX}
            {...form.register('title')}
            error={form.errorOf('title')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label={t('configuration.category')}
              required
              placeholder={t('configuration.choose')}
              options={TEST_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
              {...form.register('category')}
              error={form.errorOf('category')}
            />
            <Select
              label={t('configuration.difficulty')}
              required
              placeholder={t('configuration.choose')}
              options={TEST_DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
              {...form.register('difficulty')}
              error={form.errorOf('difficulty')}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}

function NotTaken({ refused }: { refused: ReadFile['refused'] }) {
  const { t } = useTranslation('tests');
  return (
    <Callout kind="warning" title={t('import.refused', { count: refused.length })}>
      <ul className="mt-1 flex max-h-60 flex-col gap-2 overflow-y-auto">
        {refused.map(({ line, question, reason, excerpt }) => (
          <li key={`${line}.${question}.${excerpt}`} className="wrap-anywhere">
            <strong>
              {line === null ? t('import.question', { number: question }) : t('import.line', { number: line })}
            </strong>{' '}
            {t(`import.reasons.${reason}`)}
            {excerpt && <span className="block text-small text-muted">{excerpt}</span>}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Sends a file to be read. Of two, the answer about the second counts. */
function useTestFile(onRead: (read: ReadFile, name: string) => void) {
  const { t } = useTranslation('tests');
  const [state, setState] = useState<UploadState>({ status: 'empty' });
  const [error, setError] = useState<string>();
  const [read, setRead] = useState<ReadFile>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const clear = () => {
    running.current?.abort();
    setState({ status: 'empty' });
    setError(undefined);
    setRead(undefined);
  };
  const choose = async (file: File) => {
    clear();
    const { name, size } = file;
    setState({ status: 'waiting', name, size });
    if (size > IMPORT_MAX_BYTES) return setError(t('import.tooLarge'));
    const reading = new AbortController();
    running.current = reading;
    try {
      const answer = await call(readTestFile, { body: {}, files: { file } }, { signal: reading.signal });
      if (reading.signal.aborted) return;
      setState({ status: 'done', name, size });
      setRead(answer);
      onRead(answer, name);
    } catch (failure) {
      if (!reading.signal.aborted) setError(messageOf(failure));
    }
  };
  return { state, error, read, clear, choose: (file: File) => void choose(file) };
}
