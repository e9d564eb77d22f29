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
  /** Takes a picture that was pasted or dropped. Without it there are no pictures. */
  onPicture?: (file: File) => void;
};

/** Of files that are pasted or dropped the first picture. */
const pictureOf = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * An editor that knows paragraphs, two headings, lists, bold, italic and links, and code and pictures where that is wanted.
 * @param attributes of the element one writes in: its name, its state
 */
export function useRichTextEditor(
  value: string,
  onChange: (html: string) => void,
  attributes: Attributes,
  { code = false, onPicture }: Options = {},
): Editor | null {
  const written = useRef(value);
  const change = useRef(onChange);
  const named = useRef(attributes);
  const picture = useRef(onPicture);
  useEffect(() => {
    change.current = onChange;
    picture.current = onPicture;
  });
  const take = (data: DataTransfer | null): boolean => {
    const file = pictureOf(data);
    if (!file || !picture.current) return false;
    picture.current(file);
    return true;
  };
  const nonce = pageNonce();
  const editor = useEditor({
    extensions: [...(code ? WORDS_AND_CODE : WORDS), ...(onPicture ? [PictureNode] : [])],
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
