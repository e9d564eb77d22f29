import { type Editor, useEditor } from '@tiptap/react';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { PictureNode } from './picture-node.ts';

const common = {
  heading: { levels: [2, 3] },
  blockquote: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
} satisfies Partial<StarterKitOptions>;
const WORDS = [StarterKit.configure({ ...common, code: false, codeBlock: false })];
/** In a block of code Tab indents; Escape, then Tab, leaves it. */
const WORDS_AND_CODE = [StarterKit.configure({ ...common, codeBlock: { enableTabIndentation: true, tabSize: 2 } })];

/** The policy of the page lets in only styles that carry its nonce. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

type Attributes = Record<string, string>;

type Options = {
  code?: boolean;
  /** Takes the pictures that were pasted or dropped at once. Without it there are no pictures. */
  onPictures?: (files: readonly File[]) => void;
};

/** Of files that are pasted or dropped the pictures. */
const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/**
 * An editor that knows paragraphs, two headings, lists, bold, italic and links, and code and pictures where that is wanted.
 * @param attributes of the element one writes in: its name, its state
 */
export function useRichTextEditor(
  value: string,
  onChange: (html: string) => void,
  attributes: Attributes,
  { code = false, onPictures }: Options = {},
): Editor | null {
  const written = useRef(value);
  const change = useRef(onChange);
  const named = useRef(attributes);
  const pictures = useRef(onPictures);
  useEffect(() => {
    change.current = onChange;
    pictures.current = onPictures;
  });
  const take = (data: DataTransfer | null): boolean => {
    const files = picturesOf(data);
    if (files.length === 0 || !pictures.current) return false;
    pictures.current(files);
    return true;
  };
  const nonce = pageNonce();
  const editor = useEditor({
    extensions: [...(code ? WORDS_AND_CODE : WORDS), ...(onPictures ? [PictureNode] : [])],
    content: value,
    ...(nonce && { injectNonce: nonce }),
    editorProps: {
      attributes: () => named.current,
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event) => take(event.dataTransfer),
    },
    onUpdate: ({ editor: own }) => {
      written.current = own.isEmpty ? '' : own.getHTML();
      change.current(written.current);
    },
  });
  // Told to the editor only when they change: setting them redraws it.
  const serialized = JSON.stringify(attributes);
  useEffect(() => {
    named.current = JSON.parse(serialized) as Attributes;
    editor?.setOptions({});
  }, [editor, serialized]);
  // Another text came from outside: a generated one, or one taken back.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
