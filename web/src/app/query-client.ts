import { messageOf } from '../lib/api-error.ts';
import { wayOut } from '../lib/failure-words.ts';
import { leaveTo } from '../lib/leave.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';

/** What the signed-in client has read. */
export const queryClient = createQueryClient((error) => {
  const way = wayOut(error);
  toast.error(messageOf(error), way ? { action: { label: way.label, onAction: () => leaveTo(way.href) } } : {});
});
