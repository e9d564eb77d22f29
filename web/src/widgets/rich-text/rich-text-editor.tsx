import { EditorContent } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { controlStyle, FieldError } from '../../ui/field.tsx';
import { richTextStyle } from '../../ui/rich-text.tsx';
import type { Option } from '../../ui/select.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LanguageTool } from './language-tool.tsx';
import type { PictureStore } from './picture-tool.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

export type RichTextEditorProps = {
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
  error?: string | undefined;
  /** Stands at the right of the label. */
  aside?: ReactNode;
  /** Lets one write code, in a line and as a block. */
  code?: boolean;
  /** With code: the languages that a block may be said to be in. */
  languages?: readonly Option[];
  /** Lets one put pictures in: by a button, pasted or dropped. */
  pictures?: PictureStore;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
};

/** A text field for paragraphs, headings, lists and links, and for code. */
export function RichTextEditor({
  label,
  hint,
  required,
  optional,
  error,
  aside,
  code = false,
  languages,
  pictures,
  value,
  onChange,
}: RichTextEditorProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}label`,
    'aria-describedby': cx(error && `${id}error`, hint && `${id}hint`),
    ...(required && { 'aria-required': 'true' }),
    ...(error && { 'aria-invalid': 'true' }),
    class: cx(
      richTextStyle,
      pictures && 'pictures-inside',
      code ? 'min-h-24' : 'min-h-40',
      'max-w-none px-3 py-2.5 outline-none',
    ),
  };
  const [givenPictures, setGivenPictures] = useState<readonly File[]>([]);
  const editor = useRichTextEditor(value, onChange, attributes, {
    code,
    ...(pictures && { onPictures: setGivenPictures }),
  });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={cx('flex justify-between gap-3', aside ? 'items-center' : 'items-baseline')}>
        <span id={`${id}label`} className={cx('text-sm font-semibold', error && 'text-red')}>
          {label}
        </span>
        {optional && <span className="text-small text-muted">{t('optional')}</span>}
        {aside}
      </div>
      <div
        className={controlStyle(
          Boolean(error),
          'overflow-hidden !p-0 has-[[role=textbox]:focus]:outline-2 has-[[role=textbox]:focus]:outline-offset-2 has-[[role=textbox]:focus]:outline-brand',
        )}
      >
        {editor && (
          <EditorToolbar
            editor={editor}
            field={label}
            code={code}
            pictures={pictures}
            givenPictures={givenPictures}
            onPicturesDone={() => setGivenPictures([])}
          />
        )}
        {editor && languages && <LanguageTool editor={editor} languages={languages} />}
        <EditorContent editor={editor} />
      </div>
      {hint && (
        <p id={`${id}hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
