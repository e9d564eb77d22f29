import type { Phrases } from '../phrases.ts';
import type { upload as source } from '../pt-BR/upload.ts';

export const upload: Phrases<typeof source> = {
  choose: 'Choose file',
  drop: 'or drop the file here',
};
