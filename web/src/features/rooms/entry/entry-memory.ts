import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

const NAME = 'prova.rooms.name';
const EXPECTED = 'prova.rooms.expected';

/** What somebody called themselves at an entry in this tab. */
export const readName = (): string => keptInTab<string>(NAME) ?? '';
export const keepName = (name: string): void => void keepInTab(NAME, name.trim());

/** A room that somebody wants to wait for although nobody has opened it yet. */
export const isExpected = (code: string): boolean => keptInTab<string>(EXPECTED) === code;
export const expectRoom = (code: string): void => void keepInTab(EXPECTED, code);
