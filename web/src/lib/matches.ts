import { plain } from '@prova/contract/folded-text';

/** Whether a label holds what was typed, whatever the case and the accents. */
export const holds = (label: string, query: string): boolean => plain(label).includes(plain(query).trim());
