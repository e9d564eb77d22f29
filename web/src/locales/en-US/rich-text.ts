import type { Phrases } from '../phrases.ts';
import type { richText as original } from '../pt-BR/rich-text.ts';

export const richText: Phrases<typeof original> = {
  toolbar: 'Formatting for {{field}}',
  bold: 'Bold',
  italic: 'Italic',
  h2: 'Heading',
  h3: 'Subheading',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  linkAddress: 'Link address',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
  linkInvalid: 'Write it like https://example.com or mailto:ana@example.com, without spaces',
  code: 'Inline code',
  codeBlock: 'Code block',
};
