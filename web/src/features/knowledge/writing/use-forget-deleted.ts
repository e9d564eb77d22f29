import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Forgets what was read of something that is deleted once its page is left: while that is shown it would be asked for again.
 * @returns to be called once it is deleted
 */
export function useForgetDeleted(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  const latest = useRef(queryKey);
  const isDeleted = useRef(false);
  useEffect(() => {
    latest.current = queryKey;
  });
  useEffect(
    () => () => {
      if (isDeleted.current) client.removeQueries({ queryKey: latest.current });
    },
    [client],
  );
  return () => {
    isDeleted.current = true;
  };
}
