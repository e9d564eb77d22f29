import { useState } from 'react';

/**
 * Where somebody stands among others, or stood last: whoever no longer fits the filters leaves while they are read, and one
 * goes on from where they stood.
 * @param now undefined for who is not among them, or not any more
 */
export function useLastPlace<P extends Readonly<Record<string, string | number | undefined>>>(
  id: string,
  now: P | undefined,
): P | undefined {
  const [last, setLast] = useState({ id, place: now });
  const place = now ?? (last.id === id ? last.place : undefined);
  if (last.id !== id || JSON.stringify(last.place) !== JSON.stringify(place)) setLast({ id, place });
  return place;
}
