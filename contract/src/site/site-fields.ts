/** What the front door shows. Imports nothing, so that any page may carry it. */

/** From so many on figures of the installation say something. */
export const FEWEST_COMPANIES = 100;
export const FEWEST_TALENTS = 1_000;

export const COMPANIES_SHOWN = 4;
