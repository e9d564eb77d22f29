import { createContext } from 'react';

/** Under what the tab keeps the code of a sitting that is put aside: of nobody else who takes the same test in it. */
export const KeptAs = createContext('preview');
