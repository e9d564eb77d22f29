import { messageOf } from '../lib/api-error.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';

/** What the signed-in client has read. */
export const queryClient = createQueryClient((error) => toast.error(messageOf(error)));
