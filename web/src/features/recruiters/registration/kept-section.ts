/**
 * What was typed in a section and has not reached the server yet, kept in this tab: a reload, a lost connection or an
 * expired session takes nothing away.
 */
export interface KeptSection {
  readonly values: object;
  /** What the server had when it was typed. */
  readonly base: unknown;
}

/** Keys hold the person's address: others may use the same tab later. */
export const keptSectionKey = (email: string, section: string) => `prova.registration.${email}.${section}`;
