import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Braces, Code, Heading2, Heading3, Italic, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkTool } from './link-tool.tsx';
import { type PictureStore, PictureTool } from './picture-tool.tsx';

const look = { size: 'sm', tooltip: true } as const;

type Props = {
  editor: Editor;
  field: string;
  code: boolean;
  pictures: PictureStore | undefined;
  /** Pictures that were pasted or dropped. */
  givenPictures: readonly File[];
  onPicturesDone: () => void;
};

/** One stop of the keyboard; arrows walk its tools. */
export function EditorToolbar({ editor, field, code, pictures, givenPictures, onPicturesDone }: Props) {
  const { t } = useTranslation('widgets');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const on = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      bold: own.isActive('bold'),
      italic: own.isActive('italic'),
      h2: own.isActive('heading', { level: 2 }),
      h3: own.isActive('heading', { level: 3 }),
      bulletList: own.isActive('bulletList'),
      orderedList: own.isActive('orderedList'),
      code: own.isActive('code'),
      codeBlock: own.isActive('codeBlock'),
      link: own.isActive('link'),
      picture: own.isActive('picture'),
      canUndo: own.can().undo(),
      canRedo: own.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { name: 'bold', icon: <Bold />, run: () => chain().toggleBold().run() },
    { name: 'italic', icon: <Italic />, run: () => chain().toggleItalic().run() },
    { name: 'h2', icon: <Heading2 />, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'h3', icon: <Heading3 />, run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bulletList', icon: <List />, run: () => chain().toggleBulletList().run() },
    { name: 'orderedList', icon: <ListOrdered />, run: () => chain().toggleOrderedList().run() },
    ...(code
      ? ([
          { name: 'code', icon: <Code />, run: () => chain().toggleCode().run() },
          { name: 'codeBlock', icon: <Braces />, run: () => chain().toggleCodeBlock().run() },
        ] as const)
      : []),
  ] as const;

  const beside = tools.length + (pictures ? 1 : 0);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('[data-tool]') ?? [])];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (place === -1 || next === undefined) return;
    event.preventDefault();
    const index = (next + buttons.length) % buttons.length;
    setStop(index);
    buttons[index]?.focus();
  };
  const at = (index: number) => ({ 'data-tool': '', tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) });

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('editor.toolbar', { field })}
      onKeyDown={walk}
      className="flex flex-wrap gap-0.5 border-b border-border bg-bg p-1"
    >
      {tools.map(({ name, icon, run }, index) => (
        <IconButton
          key={name}
          {...look}
          {...at(index)}
          label={t(`editor.${name}`)}
          icon={icon}
          pressed={on[name]}
          onClick={run}
        />
      ))}
      <LinkTool editor={editor} active={on.link} tool={at(tools.length)} />
      {pictures && (
        <PictureTool
          editor={editor}
          store={pictures}
          active={on.picture}
          tool={at(tools.length + 1)}
          given={givenPictures}
          onDone={onPicturesDone}
        />
      )}
      <IconButton
        {...look}
        {...at(beside + 1)}
        label={t('editor.undo')}
        icon={<Undo2 />}
        aria-disabled={!on.canUndo}
        className={on.canUndo ? undefined : 'opacity-50'}
        onClick={() => chain().undo().run()}
      />
      <IconButton
        {...look}
        {...at(beside + 2)}
        label={t('editor.redo')}
        icon={<Redo2 />}
        aria-disabled={!on.canRedo}
        className={on.canRedo ? undefined : 'opacity-50'}
        onClick={() => chain().redo().run()}
      />
    </div>
  );
}
