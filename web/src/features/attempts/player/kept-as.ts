import { createContext } from 'react';

/** Under what the tab keeps the code of an attempt that is put aside: of nobody else who takes the same test in it. */
export const KeptAs = createContext('preview');
