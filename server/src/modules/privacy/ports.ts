import type { PersonalData } from '../../platform/personal-data.ts';
import { definePort } from '../../platform/ports.ts';

/** What privacy needs of the whole program. */
export const privacyPorts = {
  /** What each module stores about people, in the order of the modules. */
  personalData: definePort<() => readonly PersonalData[]>('privacy.personalData'),
};
