/** Times as the clocks of a zone show them. Pure and free of dependencies. */

const DAY_MS = 86_400_000;

/** The last one: making it takes longer than asking it, and many times of one zone are asked for in a row. */
let known: { readonly timeZone: string; readonly fields: Intl.DateTimeFormat } | undefined;

function fieldsIn(timeZone: string): Intl.DateTimeFormat {
  if (known?.timeZone !== timeZone) {
    const fields = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    known = { timeZone, fields };
  }
  return known.fields;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function aheadOfUtc(at: number, fields: Intl.DateTimeFormat): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of fields.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** What the clocks of a zone show at an instant. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

const shown = (at: number): LocalTime => {
  const iso = new Date(at).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
};

export function localTimeAt(at: Date, timeZone: string): LocalTime {
  return shown(at.getTime() + aheadOfUtc(at.getTime(), fieldsIn(timeZone)));
}

/** Such as `-03:00`. */
export function offsetAt(at: Date, timeZone: string): string {
  const minutes = Math.round(aheadOfUtc(at.getTime(), fieldsIn(timeZone)) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

export interface Instants {
  /** When the clocks show it: once, twice where they are put back, never where they are put forward. The earliest first. */
  readonly at: readonly Date[];
  /** Where it is never shown: the times before and after it that are, by as much as the clocks are put forward. */
  readonly near: readonly LocalTime[];
}

/**
 * When the clocks of a zone show a time on a day.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantsOf(day: string, time: string, timeZone: string): Instants {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const fields = fieldsIn(timeZone);
  // No zone changes its clocks twice within two days: one of these two is right, or both.
  const offsets = [aheadOfUtc(wanted - DAY_MS, fields), aheadOfUtc(wanted + DAY_MS, fields)];
  const candidates = [...new Set(offsets.map((ahead) => wanted - ahead))].toSorted((a, b) => a - b);
  const at = candidates.filter((each) => each + aheadOfUtc(each, fields) === wanted).map((each) => new Date(each));
  const near = at.length > 0 ? [] : candidates.map((each) => shown(each + aheadOfUtc(each, fields)));
  return { at, near };
}
