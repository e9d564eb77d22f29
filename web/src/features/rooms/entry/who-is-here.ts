import { useEffect, useState } from 'react';
import { type AuthState, authStore, useAuth } from '../../../lib/auth-store.ts';
import { usePageState } from '../../../lib/page-state.ts';

/** Who is here, asked for once more where the page could not find out. Whom the server does not know is a visitor. */
export async function whoIsHere(): Promise<AuthState> {
  const known = authStore.read();
  if (known.status !== 'loading') return known;
  return (await import('../../../lib/session.ts')).checkAuth().catch((): AuthState => ({ status: 'signed-out' }));
}

/**
 * The same for a page that shows something else to whoever is signed in: loading until that is known. Visitors are known at once,
 * so that the server draws their page whole.
 */
export function useWhoIsHere(): AuthState {
  const auth = useAuth();
  const isVisitor = usePageState()?.session === null;
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    if (auth.status !== 'loading') return;
    let here = true;
    void whoIsHere().then((found) => here && setGaveUp(found.status === 'signed-out'));
    return () => {
      here = false;
    };
  }, [auth.status]);
  return auth.status === 'loading' && (isVisitor || gaveUp) ? { status: 'signed-out' } : auth;
}
