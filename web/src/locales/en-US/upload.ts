import type { Phrases } from '../phrases.ts';
import type { upload as source } from '../pt-BR/upload.ts';

export const upload: Phrases<typeof source> = {
  choose: 'Choose file',
  drop: 'or drop the file here',
  replace: 'Replace file',
  waiting: '{{size}}, ready to send',
  progress: '{{sent}} of {{total}}',
  progressLeft: '{{sent}} of {{total}}, {{left}} left',
  done: '{{size}}, uploaded',
  failed: 'The upload stopped. The file is still here.',
  remove: 'Remove {{name}}',
  uploading: 'Uploading {{name}}',
};
