import 'i18next';
import type { PhraseFiles } from './phrases.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: PhraseFiles;
  }
}
