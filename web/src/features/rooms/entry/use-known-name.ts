import { useEffect, useRef } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { readName } from './entry-memory.ts';

/** Fills in once what somebody is called, by their account or as they said before; what they type themselves stays. */
export function useKnownName(typed: string, fill: (name: string) => void): void {
  const auth = useAuth();
  const known = auth.status === 'signed-in' ? auth.user.name : auth.status === 'signed-out' ? readName() : '';
  const filled = useRef(false);
  const latest = useRef({ typed, fill });
  latest.current = { typed, fill };
  useEffect(() => {
    if (filled.current || known === '') return;
    filled.current = true;
    if (latest.current.typed === '') latest.current.fill(known);
  }, [known]);
}
