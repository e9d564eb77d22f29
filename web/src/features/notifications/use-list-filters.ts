import type { Role } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import { choice, flag, listAddress, useListAddress } from '../../lib/list-address.ts';

/** What each role is told of so far. */
export const TYPES = {
  POTENTIAL: ['APPLICATION_UPDATE', 'JOB_OFFER', 'HIRED', 'NEW_JOB', 'PROFILE_VIEW', 'MESSAGE'],
  RECRUITER: ['APPLICATION_UPDATE', 'JOB_OFFER', 'HIRED', 'NEW_JOB', 'MESSAGE'],
  EXPERT: [],
} as const satisfies Readonly<Record<Role, readonly NotificationType[]>>;

/** Which notifications are listed, by the address. */
export const useListFilters = (role: Role) =>
  useListAddress(listAddress({ type: choice<NotificationType>(TYPES[role]), unread: flag }, {}), { stays: true });
export type ListFilters = ReturnType<typeof useListFilters>['filters'];
