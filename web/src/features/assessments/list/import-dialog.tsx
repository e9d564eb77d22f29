import { TEST_CATEGORIES, TEST_DIFFICULTIES, TEST_TITLE_MAX } from '@prova/contract/assessments/test-fields';
import { createTest, testShape } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Upload } from '../../../ui/upload.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { NotAlong } from '../components/not-along.tsx';
import { NotTaken } from '../components/not-taken.tsx';
import { TEST_FILES, useTestFile } from '../components/use-test-file.ts';
import { Taken } from './taken.tsx';

const { title, category, difficulty } = testShape;
type Values = { title: string; category: string; difficulty: string };
const importForm = z.object({ title, category, difficulty });

type Props = { onCreated: (id: string) => void; onClose: () => void };

/** A test out of a file. Nothing is stored before one has seen what it will hold, and what was not taken over. */
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
        const body = { ...read?.test, ...fields, questions: read?.questions ?? [], pools: read?.pools ?? [] };
        onCreated((await create.mutateAsync({ body })).id);
      }}
      onClose={onClose}
    >
      <Upload
        label={t('import.file')}
        aside={t('import.formats')}
        accept={TEST_FILES}
        state={file.state}
        onSelect={file.choose}
        onRemove={file.clear}
        {...(file.error && { error: file.error })}
      />
      {read && (
        <>
          {count === 0 && <Callout kind="error">{t('import.nothing')}</Callout>}
          {read.refused.length > 0 && <NotTaken refused={read.refused} />}
          {count > 0 && <Taken questions={read.questions} />}
          {count > 0 && read.lost.length > 0 && <NotAlong lost={read.lost} />}
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
