import { TEST_FILE_FORMATS, type TestFileFormat } from '@prova/contract/assessments/test-fields';
import { exportTest } from '@prova/contract/assessments/test-files';
import { duplicateTest, type TestSummary, toggleTest } from '@prova/contract/assessments/tests';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, CopyPlus, Download, Eye, ListChecks, Pencil, Send, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { saveBase64, saveFile } from '../../../lib/save-file.ts';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { useTestPaths } from '../components/use-test-paths.ts';
import type { ExportedTest } from './export-dialog.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const RemoveTestDialog = lazy(async () => ({ default: (await import('./remove-test-dialog.tsx')).RemoveTestDialog }));

function save({ name, content, encoding }: ExportedTest): void {
  if (encoding === 'base64') saveBase64(name, content, 'application/zip');
  else saveFile(name, content, name.endsWith('.json') ? 'application/json' : 'text/plain');
}

/** Everything that can be done with a test, from the three dots. */
export function TestActions({ test }: { test: TestSummary }) {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const paths = useTestPaths();
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  /** Of which something is missing; not saved yet. */
  const [exported, setExported] = useState<{ file: ExportedTest; format: TestFileFormat } | null>(null);
  const { id, title, status } = test;
  const params = { params: { id } };

  const toggle = useCall(toggleTest, {
    invalidates: changedByTest,
    meta: { quiet: true },
    onSuccess: (now) => toast.success(t(now.status === 'published' ? 'done.published' : 'done.archived', { title })),
    onError: (error) => {
      toast.error(t('done.statusFailed'), { description: messageOf(error) });
      // A colleague may have turned it: the list shows how things are.
      void invalidate(client, changedByTest);
    },
  });
  const duplicate = useCall(duplicateTest, {
    invalidates: changedByTest,
    onSuccess: (copy) =>
      toast.success(t('done.duplicated'), {
        description: copy.title,
        action: {
          label: t('done.openCopy'),
          onAction: () => void navigate(to(paths.editTest, { id: copy.id })),
        },
      }),
  });
  const download = useCall(exportTest, {
    meta: { quiet: true },
    onSuccess: (file, { query }) => {
      if (file.lost.length === 0) save(file);
      else setExported({ file, format: query?.format ?? 'json' });
    },
    onError: (error) => void toast.error(t('export.failed'), { description: messageOf(error) }),
  });
  const empty = status !== 'published' && test.questionCount === 0;
  return (
    <>
      <Menu
        label={t('actions.menu', { title })}
        iconOnly
        groups={[
          {
            id: 'open',
            items: [
              {
                id: 'edit',
                label: t('actions.edit'),
                icon: <Pencil />,
                href: to(paths.editTest, { id }),
              },
              {
                id: 'preview',
                label: t('actions.preview'),
                icon: <Eye />,
                href: to(paths.previewTest, { id }),
              },
              {
                id: 'results',
                label: t('actions.results'),
                icon: <ListChecks />,
                href: to(paths.testResults, { id }),
              },
              {
                id: 'duplicate',
                label: t('actions.duplicate'),
                icon: <CopyPlus />,
                onAction: () => duplicate.mutate(params),
              },
              ...TEST_FILE_FORMATS.map((format) => ({
                id: format,
                label: t(`export.${format}`),
                icon: <Download />,
                onAction: () => download.mutate({ ...params, query: { format } }),
              })),
            ],
          },
          {
            id: 'status',
            items: [
              {
                id: 'toggle',
                label: t(
                  status === 'published'
                    ? 'actions.archive'
                    : status === 'archived'
                      ? 'actions.republish'
                      : 'actions.publish',
                ),
                icon: status === 'published' ? <Archive /> : <Send />,
                ...(empty
                  ? { disabled: true, hint: t('actions.needsQuestion') }
                  : { onAction: () => toggle.mutate({ ...params, body: { status } }) }),
              },
            ],
          },
          {
            id: 'remove',
            items: [
              {
                id: 'remove',
                label: t('actions.remove'),
                icon: <Trash2 />,
                danger: true,
                onAction: () => setRemoving(true),
              },
            ],
          },
        ]}
      />
      {exported && (
        <Suspense>
          <ExportDialog
            format={exported.format}
            lost={exported.file.lost}
            onDownload={() => save(exported.file)}
            onClose={() => setExported(null)}
          />
        </Suspense>
      )}
      {removing && (
        <Suspense>
          <RemoveTestDialog test={test} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </>
  );
}
