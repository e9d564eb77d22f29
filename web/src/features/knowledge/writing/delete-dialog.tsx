import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByWriting, itemKey, KINDS } from './kinds.ts';

type Props = {
  kind: KnowledgeKind;
  item: { readonly id: string; readonly title: string };
  onDeleted?: () => void;
  onClose: () => void;
};

/** Deletes what nobody uses; of anything else it says what can be done in its place. */
export function DeleteDialog({ kind, item: { id, title }, onDeleted, onClose }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const client = useQueryClient();
  const remove = async () => {
    try {
      await KINDS[kind].remove(id);
    } catch (error) {
      // Somebody was faster, perhaps this author in another tab.
      if (!isApiError(error, 'KNOWLEDGE_NOT_FOUND')) throw error;
    }
    toast.success(t('done.deleted', { title }));
    onDeleted?.();
    await invalidate(client, changedByWriting);
    // Its own page forgets it when that is left.
    client.removeQueries({ queryKey: itemKey(kind, id), type: 'inactive' });
  };
  return (
    <ConfirmDialog
      danger
      title={t(`delete.title.${kind}`)}
      confirmLabel={t('delete.confirm')}
      failureTitle={t('delete.failed')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t(`delete.text.${kind}`, { title })}
    </ConfirmDialog>
  );
}
