/** What an installation is made of, as its users know it. Imports nothing, so that any page may carry it. */

export const INSTALLATION_PARTS = ['pages', 'accounts', 'files', 'mail', 'tasks', 'code'] as const;
export type InstallationPart = (typeof INSTALLATION_PARTS)[number];

/** `slow`: it works, later than it should. */
export const PART_STATES = ['working', 'slow', 'down'] as const;
export type PartState = (typeof PART_STATES)[number];
