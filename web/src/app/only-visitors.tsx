import { safeNext } from '@prova/contract/accounts/next';
import { homeOf } from '@prova/contract/pages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { authStore, useAuth } from '../lib/auth-store.ts';
import { leaveTo } from '../lib/leave.ts';
import { usePageState } from '../lib/page-state.ts';

/** The forms to get in: whoever is in already, or has just come in, goes to where they wanted to, or home. */
export function OnlyVisitors({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const state = usePageState();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (authStore.read().status !== 'loading') return;
    // Whether somebody is here could not be found out: the form is of more use than an error.
    import('../lib/session.ts').then(({ checkAuth }) => checkAuth()).catch(() => setFailed(true));
  }, []);
  const role = auth.status === 'signed-in' ? auth.user.role : null;
  useEffect(() => {
    if (role === null) return;
    // The part after "#" never reached the server that led here.
    const next = (new URLSearchParams(location.search).get('next') ?? '') + location.hash;
    leaveTo(safeNext(next) ?? homeOf(role), { replace: true });
  }, [role]);

  const mayBeIn = auth.status === 'loading' && state?.session !== null && !failed;
  // The form that somebody came in by stays until the next page is there.
  const wasOpen = useRef(false);
  const isOpen = !mayBeIn && (role === null || wasOpen.current);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen ? children : null;
}
