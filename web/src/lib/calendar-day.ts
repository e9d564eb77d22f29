/** The calendar day here so many days from now, as YYYY-MM-DD; 0 is today. */
export function dayAhead(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export type DueState = { state: 'due' } | { state: 'today' } | { state: 'overdue'; days: number };

const DAY_MS = 86_400_000;

/** How something stands that was promised until a moment: "overdue by 1 day" begins with it, not a day later. */
export function dueStateOf(due: Date, now: Date = new Date()): DueState {
  const late = now.getTime() - due.getTime();
  if (late > 0) return { state: 'overdue', days: Math.max(1, Math.floor(late / DAY_MS)) };
  return due.toDateString() === now.toDateString() ? { state: 'today' } : { state: 'due' };
}

/** Midnights that have passed here since an instant: 0 today, 1 since yesterday. */
export function daysSince(instant: string, now: Date = new Date()): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // A day on which the clocks change has an hour more or less.
  return Math.max(0, Math.round((midnight(now) - midnight(new Date(instant))) / DAY_MS));
}

/** Whole days from one instant to another by the calendar of a time zone: 0 on the same day, negative when it is past. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (instant: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant));
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}
