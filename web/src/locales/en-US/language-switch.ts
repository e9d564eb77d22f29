import type { Phrases } from '../phrases.ts';
import type { languageSwitch as source } from '../pt-BR/language-switch.ts';

export const languageSwitch: Phrases<typeof source> = {
  label: 'Page language',
  syncing: 'Saving the preference',
  success: 'Preference saved',
  error: 'The language changed on this page, but your preference could not be saved.',
};
