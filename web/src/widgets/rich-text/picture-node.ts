import { mergeAttributes, Node } from '@tiptap/react';

/** A picture of ours: its file, where it is shown, and the words for who does not see it. */
export type Picture = { file: string; src: string; alt: string };

/** Of what is pasted only pictures that the server keeps; any other has no file here. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-file'),
      renderHTML: ({ file }) => ({ 'data-file': file as string }),
    },
    src: { default: null },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});
