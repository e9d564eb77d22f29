import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { unlessLeaving } from './moves.ts';

/**
 * What a screen shows of an address that it changes itself. An address comes later than it is asked for, and after several
 * changes each comes by itself: what was asked for last shows until its address is there, whatever comes before it.
 */
export interface Wished<T> {
  readonly value: T;
  /** The entry of the history that was looked at last. */
  readonly entry: string;
  /** The changes whose addresses have not come, the oldest first. */
  readonly awaited: readonly string[];
  /** Changes that were awaited when an address of another origin came. Their own addresses may still come. */
  readonly overtaken: readonly string[];
}

/** An entry of the history, and which change made it. */
export interface Entry {
  readonly key: string;
  readonly change: string | undefined;
}

export const following = <T>(value: T, { key }: Entry): Wished<T> => ({
  value,
  entry: key,
  awaited: [],
  overtaken: [],
});

export const wish = <T>(shown: Wished<T>, value: T, change: string): Wished<T> => ({
  ...shown,
  value,
  awaited: [...shown.awaited, change],
});

/** What shows once the address is at an entry: it rules, but where a later change is on its way. */
export function arrived<T>(shown: Wished<T>, entry: Entry, read: () => T): Wished<T> {
  if (entry.key === shown.entry) return shown;
  const at = entry.change === undefined ? -1 : shown.awaited.indexOf(entry.change);
  if (at !== -1) return { ...shown, entry: entry.key, awaited: shown.awaited.slice(at + 1), overtaken: [] };
  const overtakenAt = entry.change === undefined ? -1 : shown.overtaken.indexOf(entry.change);
  const overtaken = shown.overtaken.slice(overtakenAt + 1);
  // It was asked for before what is awaited now, which comes after it.
  if (overtakenAt !== -1 && shown.awaited.length > 0) return { ...shown, entry: entry.key, overtaken };
  // A link, the way back, or another screen.
  return { ...following(read(), entry), overtaken: [...overtaken, ...shown.awaited] };
}

/** Entries outlive the page: no change of it has the name of one before a reload. */
const PAGE = Math.random().toString(36).slice(2);
let changes = 0;

type Options = { replace?: boolean; preventScrollReset?: boolean };

/**
 * What the address says, as what was asked for last, and how to ask for something else. A change is made of what was asked for
 * last, not of what was shown when somebody began to type it.
 * @param read what an address says
 * @param write the address that says it
 */
export function useWishedAddress<T>(
  read: (address: URLSearchParams) => T,
  write: (value: T) => URLSearchParams | Record<string, string>,
): [value: T, change: (edit: (latest: T) => T, options?: Options) => void] {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const entry = { key, change: (state as { change?: string } | null)?.change };
  const [shown, setShown] = useState(() => following(read(address), entry));
  const current = arrived(shown, entry, () => read(address));
  if (current !== shown) setShown(current);
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return [
    current.value,
    (edit, options) => {
      changes += 1;
      const change = `${PAGE}.${changes}`;
      const value = edit(latest.current.value);
      latest.current = wish(latest.current, value, change);
      setShown(latest.current);
      unlessLeaving(() => setAddress(write(latest.current.value), { ...options, state: { change } }));
    },
  ];
}
