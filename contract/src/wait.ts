import type { Locale } from './common.ts';

/** A wait as one says it: seconds up to a minute, then minutes, then hours, never less than it takes. */
export function waitInWords(seconds: number, locale: Locale): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
