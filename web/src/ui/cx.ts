/** Joins class names, leaving out what is false, null or undefined. */
export const cx = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');
