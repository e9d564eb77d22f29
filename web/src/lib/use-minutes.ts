import { useFormat } from './format.ts';

/** A length of time as one says it: 45 min, 1 h 30 min. */
export function useMinutes() {
  const { locale } = useFormat();
  const part = (unit: 'hour' | 'minute', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return (count: number): string => {
    const [hours, rest] = [Math.floor(count / 60), count % 60];
    if (hours === 0) return part('minute', rest);
    return rest === 0 ? part('hour', hours) : `${part('hour', hours)} ${part('minute', rest)}`;
  };
}
