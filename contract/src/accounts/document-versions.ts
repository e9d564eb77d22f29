/** Versions of the documents in force; accepting stores them. */
export const TERMS_VERSION = '2026-11';
export const PRIVACY_VERSION = '2026-11';
