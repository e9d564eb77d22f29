import { setTimeout as wait } from 'node:timers/promises';

/** The time as services see it, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Is over after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), wait: (milliseconds) => wait(milliseconds) };

/** `from` plus a span in seconds. */
export function after(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/** The first of two instants. */
export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
