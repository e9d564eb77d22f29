import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
];

/** The policy of the page lets in only styles that carry its nonce. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

type Attributes = Record<string, string>;

/**
 * An editor that knows paragraphs, two headings, lists, bold, italic and links, and nothing else.
 * @param attributes of the element one writes in: its name, its state
 */
export function useRichTextEditor(
  value: string,
  onChange: (html: string) => void,
  attributes: Attributes,
): Editor | null {
  const written = useRef(value);
  const change = useRef(onChange);
  const named = useRef(attributes);
  useEffect(() => {
    change.current = onChange;
  });
  const nonce = pageNonce();
  const editor = useEditor({
    extensions,
    content: value,
    ...(nonce && { injectNonce: nonce }),
    editorProps: { attributes: () => named.current },
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
