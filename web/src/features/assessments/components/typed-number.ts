/** A whole number as it was typed; NaN for anything else, which schemas refuse in words of their own. */
export const typedNumber = (text: string): number => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN);
