import type { Role } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import { useSearchParams } from 'react-router';
import type { ListFilters } from './notifications.queries.ts';

/** What each role is told of so far. */
export const TYPES = {
  POTENTIAL: ['APPLICATION_UPDATE', 'JOB_OFFER', 'HIRED', 'NEW_JOB', 'PROFILE_VIEW', 'MESSAGE'],
  RECRUITER: ['APPLICATION_UPDATE', 'JOB_OFFER', 'HIRED', 'NEW_JOB', 'MESSAGE'],
  EXPERT: [],
} as const satisfies Readonly<Record<Role, readonly NotificationType[]>>;

/** Which notifications are listed, by the address. */
export function useListFilters(role: Role): {
  readonly filters: ListFilters;
  readonly change: (change: ListFilters) => void;
} {
  const [search, setSearch] = useSearchParams();
  const type = TYPES[role].find((each) => each === search.get('type'));
  const unread = search.get('unread') === 'true' ? ('true' as const) : undefined;
  const filters: ListFilters = { ...(type && { type }), ...(unread && { unread }) };
  return {
    filters,
    change: (change) => {
      const next = { ...filters, ...change };
      setSearch(
        { ...(next.unread && { unread: next.unread }), ...(next.type && { type: next.type }) },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
