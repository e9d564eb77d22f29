import * as z from 'zod';

/** Of fewer promises no rate is shown: one would move it too far. */
export const FEWEST_PROMISES = 10;
/** Days that are looked back. */
export const PROMISES_DAYS = 365;

/**
 * How a company keeps its promises to answer by a day, of those that were answered or came due within a year: in whole percent,
 * rounded down, and of how many. Null below `FEWEST_PROMISES`. Whoever withdrew before the day asked nothing more.
 */
export const keptPromises = z.object({ percent: z.number().int(), promises: z.number().int() }).nullable();
export type KeptPromises = z.output<typeof keptPromises>;
