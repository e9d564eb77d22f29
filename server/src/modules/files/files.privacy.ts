import type { PersonalData } from '../../platform/personal-data.ts';

/** Files are exported and erased by the modules whose rows point at them: only those know whose they are. */
export const filesData: PersonalData = { module: 'files', tables: ['files', 'fileTexts', 'fileParts'] };
