/**
 * Versions of the documents in force; accepting stores them, and whoever accepted another one is asked again. The month
 * since when a document is in force, and the day, too, where it changed within the month: later ones sort behind.
 */
export const TERMS_VERSION = '2026-11-30';
export const PRIVACY_VERSION = '2026-11-30';
