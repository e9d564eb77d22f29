import { useFormat } from '../../../lib/format.ts';

/** Says a time; from a second on in seconds. */
export function useMilliseconds() {
  const format = useFormat();
  return (value: number): string => {
    const isShort = value < 1000;
    const unit = isShort ? 'millisecond' : 'second';
    return format.number(isShort ? value : value / 1000, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
