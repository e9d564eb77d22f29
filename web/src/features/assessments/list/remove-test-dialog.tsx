import { removeTest, type TestSummary } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';

type Props = { test: Pick<TestSummary, 'id' | 'title' | 'applicationsCount'>; onClose: () => void };

export function RemoveTestDialog({ test: { id, title, applicationsCount: count }, onClose }: Props) {
  const { t } = useTranslation('tests');
  const remove = useCall(removeTest, {
    invalidates: changedByTest,
    meta: { quiet: true },
    onSuccess: () => toast.success(t('done.removed', { title })),
  });
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      failureTitle={t('done.removeFailed')}
      danger
      onConfirm={() => remove.mutateAsync({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('remove.text', { title })}</p>
      {count > 0 && <p className="mt-2">{t('remove.used', { count })}</p>}
    </ConfirmDialog>
  );
}
