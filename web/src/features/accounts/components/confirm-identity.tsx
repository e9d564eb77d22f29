import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { isApiError, noConnection } from '../../../lib/api-error.ts';

const load = () => import('./identity-dialog.tsx');
const IdentityDialog = lazy(async () => ({ default: (await load()).IdentityDialog }));

interface ConfirmIdentity {
  /**
   * Runs a call; when the server wants to know first who is there, asks, and runs it once more. Whoever gives up gets
   * an `AbortError`, of which nothing is shown. With a mutation: `useCall(removeTotp, { around: identity.confirmed })`.
   */
  readonly confirmed: <T>(run: () => Promise<T>) => Promise<T>;
  /** The question; to be drawn by the screen. */
  readonly dialog: ReactNode;
}

/** For calls that only go to somebody who has just proved who they are. */
export function useConfirmIdentity(): ConfirmIdentity {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(null);
  const close = (confirmed: boolean) => {
    setAsking(false);
    answer.current?.(confirmed);
    answer.current = null;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
      setAsking(true);
    });
  return {
    async confirmed(run) {
      try {
        return await run();
      } catch (error) {
        if (!isApiError(error, 'IDENTITY_NOT_CONFIRMED')) throw error;
        // Without its code the question cannot be asked, and the screen would be lost with it.
        await load().catch((cause: unknown) => {
          throw noConnection(cause);
        });
        if (!(await ask())) throw new DOMException('The identity was not confirmed.', 'AbortError');
        return run();
      }
    },
    dialog: asking && (
      <Suspense fallback={null}>
        <IdentityDialog onClose={close} />
      </Suspense>
    ),
  };
}
