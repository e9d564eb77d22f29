import type { SessionUser } from '@prova/contract/accounts/accounts';
import { useSyncExternalStore } from 'react';

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** Also what a page that the server draws begins with: it is the same for everybody. */
const LOADING: AuthState = { status: 'loading' };

let state: AuthState = LOADING;
const listeners = new Set<() => void>();

/** Who is here. How that is found out and how it changes is in `session.ts`, which visitors do without. */
export const authStore = {
  read: (): AuthState => state,
  write: (next: AuthState): AuthState => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Who is here: loading until it was checked, once a page load. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.read, () => LOADING);
}
