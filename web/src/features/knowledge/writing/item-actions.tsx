import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { to } from '@prova/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff, Pencil, Send, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByWriting, itemKey, KINDS, type WrittenCard } from './kinds.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/** What can be done with one in the list, from the three dots. */
export function ItemActions({ kind, item }: { kind: KnowledgeKind; item: WrittenCard }) {
  const { t } = useTranslation('knowledge-writing');
  const client = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, title, version } = item;
  const isDraft = item.status === 'draft';
  const toggle = useMutation({
    mutationFn: () => KINDS[kind].save(id, { version, status: isDraft ? 'published' : 'draft' }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      client.setQueryData(itemKey(kind, id), saved as never);
      toast.success(t(isDraft ? 'done.published' : 'done.takenDown'), { description: title });
    },
    onError: (error) => void toast.error(t('statusFailed'), { description: messageOf(error) }),
    // Where it failed it may have changed elsewhere: the list shows how things are.
    onSettled: () => invalidate(client, changedByWriting),
  });
  return (
    <div className="-mt-2 -mr-2 lg:mt-0 lg:mr-0">
      <Menu
        label={t('actions', { title })}
        iconOnly
        groups={[
          {
            id: 'open',
            items: [
              { id: 'edit', label: t('edit'), icon: <Pencil />, href: to(KINDS[kind].path, { id }) },
              {
                id: 'status',
                label: t(isDraft ? 'publish' : 'takeDown'),
                icon: isDraft ? <Send /> : <EyeOff />,
                onAction: () => toggle.mutate(),
              },
            ],
          },
          {
            id: 'delete',
            items: [
              {
                id: 'delete',
                label: t('delete.open'),
                icon: <Trash2 />,
                danger: true,
                onAction: () => setIsDeleting(true),
              },
            ],
          },
        ]}
      />
      {isDeleting && (
        <Suspense>
          <DeleteDialog kind={kind} item={item} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </div>
  );
}
