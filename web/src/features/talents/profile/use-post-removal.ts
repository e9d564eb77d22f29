import { listOwnPosts, removePost } from '@prova/contract/talents/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useLocalToast } from '../../../ui/use-local-toast.ts';

const UNDO_MS = 10_000;

/**
 * Posts that are taken away: gone from the screen at once, and for everybody when they cannot be put back any more. Whoever
 * leaves the page before that means it.
 */
export function usePostRemoval() {
  const { t } = useTranslation(['talent-profile', 'ui']);
  const client = useQueryClient();
  const say = useLocalToast();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const putBack = (id: string) => setTaken((before) => new Set([...before].filter((each) => each !== id)));
  const forget = (id: string) => {
    clearTimeout(waiting.current.get(id));
    return waiting.current.delete(id);
  };
  const send = async (id: string, keepalive = false) => {
    if (!forget(id)) return;
    try {
      await call(removePost, { params: { id } }, { keepalive });
    } catch (error) {
      // Removed on another device already.
      if (!isApiError(error, 'NOT_FOUND')) {
        putBack(id);
        toast.error(t('posts.removeError'));
      }
    }
    await invalidate(client, [listOwnPosts]);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const all = waiting.current;
    const leave = () => {
      for (const id of all.keys()) void latest.current(id, true);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isTaken: (id: string) => taken.has(id),
    take: (id: string) => {
      setTaken((before) => new Set([...before, id]));
      waiting.current.set(
        id,
        setTimeout(() => void latest.current(id), UNDO_MS),
      );
      say('success', t('posts.removed'), {
        duration: UNDO_MS,
        action: {
          label: t('ui:undo'),
          onAction: () => {
            if (forget(id)) putBack(id);
          },
        },
      });
    },
  };
}
