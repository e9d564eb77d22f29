import { inboxChanged, inboxTopic } from '@prova/contract/conversations/realtime';
import type { EndpointShape } from '@prova/contract/endpoint';
import { resync, subscribed } from '@prova/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveMessage, useLiveTopic } from '../../../lib/live.ts';
import { keyOf } from '../../../lib/query.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';

/**
 * Loads a list again when candidates of the company have written, or somebody has read it.
 * @param isShown there is a list
 * @param held it stays as it is for now, and is loaded again after
 */
export function useInbox(list: EndpointShape, { isShown, held = false }: { isShown: boolean; held?: boolean }): void {
  const client = useQueryClient();
  const companyId = useWorkingCompany()?.id;
  const queries = { queryKey: keyOf(list), type: 'active' } as const;
  const reload = useReload(() => client.refetchQueries(queries));
  useLiveTopic(inboxTopic, { companyId: companyId ?? '' }, isShown && companyId ? null : undefined);
  useLiveMessage(inboxChanged, (change) => {
    if (change.companyId === companyId && !held) reload();
  });
  // The list names no moment, so that all counts as missed: what was loaded just now is taken for fresh.
  useLiveMessage(subscribed, ({ topic }) => {
    if (topic === inboxTopic.topic) void client.refetchQueries({ ...queries, stale: true });
  });
  useLiveMessage(resync, reload);
  useEffect(() => (held ? reload : undefined), [held, reload]);
}
