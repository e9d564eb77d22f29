/** Spans of the metrics, as they stand beside each other. */
export const PERIODS = ['7d', '30d', '90d', '1y'] as const;
export type Period = (typeof PERIODS)[number];
/** Where the address names none. */
export const USUAL_PERIOD: Period = '30d';

const ID = /^[0-9a-f-]{36}$/i;
export const idFrom = (text: string): string | null => (ID.test(text) ? text : null);

/** What the metrics are of, as the whole of their address is read by report-address.ts. */
export const countedIn = (address: URLSearchParams): { period: Period; job: string | null } => ({
  period: PERIODS.find((each) => each === address.get('period')) ?? USUAL_PERIOD,
  job: idFrom(address.get('job') ?? ''),
});
