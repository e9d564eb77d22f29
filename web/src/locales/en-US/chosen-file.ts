import type { Phrases } from '../phrases.ts';
import type { chosenFile as source } from '../pt-BR/chosen-file.ts';

export const chosenFile: Phrases<typeof source> = {
  replace: 'Replace file',
  waiting: '{{size}}, ready to send',
  progress: '{{sent}} of {{total}}',
  progressLeft: '{{sent}} of {{total}}, {{left}} left',
  done: '{{size}}, uploaded',
  failed: 'The upload stopped. The file is still here.',
  remove: 'Remove {{name}}',
  uploading: 'Uploading {{name}}',
};
