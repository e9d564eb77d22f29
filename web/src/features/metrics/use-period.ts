import { useSearchParams } from 'react-router';

/** Days that the figures of the home are counted over. */
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];
const USUAL: Period = '30';

export function periodIn(address: URLSearchParams): Period {
  return PERIODS.find((one) => one === address.get('period')) ?? USUAL;
}

/** The period chosen; it lives in the address. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [address, setAddress] = useSearchParams();
  const period = periodIn(address);
  const choose = (next: Period) =>
    setAddress(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === USUAL) changed.delete('period');
        else changed.set('period', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [period, choose];
}
