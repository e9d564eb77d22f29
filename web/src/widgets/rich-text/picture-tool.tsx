import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Upload } from '../../ui/upload.tsx';
import type { Picture } from './picture-node.ts';

export type PictureStore = {
  /** Keeps a picture; what it throws is shown. */
  upload: (file: File) => Promise<{ id: string; url: string }>;
  /** Of the words for a picture. */
  wordsMax: number;
};

type Props = {
  editor: Editor;
  store: PictureStore;
  active: boolean;
  tool: object;
  /** A picture that was pasted or dropped. */
  given: File | null;
  onDone: () => void;
};

/** Puts a picture into the text, or changes the words of the one that is chosen. */
export function PictureTool({ editor, store, active, tool, given, onDone }: Props) {
  const { t } = useTranslation('authoring');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onDone();
    editor.commands.focus();
  };
  return (
    <>
      <IconButton
        {...tool}
        size="sm"
        label={t(active ? 'picture.change' : 'picture.add')}
        icon={<ImagePlus />}
        pressed={active}
        onClick={() => setOpen(true)}
      />
      {(open || given) && (
        <PictureDialog
          editor={editor}
          store={store}
          given={given}
          chosen={active && !given ? (editor.getAttributes('picture') as Picture) : null}
          onClose={close}
        />
      )}
    </>
  );
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

type DialogProps = {
  editor: Editor;
  store: PictureStore;
  given: File | null;
  /** The one whose words are changed. */
  chosen: Picture | null;
  onClose: () => void;
};

function PictureDialog({ editor, store, given, chosen, onClose }: DialogProps) {
  const { t } = useTranslation('authoring');
  const fits = (each: File | null) => (each && ACCEPTED.split(',').includes(each.type) ? each : null);
  const [file, setFile] = useState(fits(given));
  const [refused, setRefused] = useState(given !== null && fits(given) === null);
  const take = (each: File) => {
    setFile(fits(each));
    setRefused(fits(each) === null);
  };
  const [tried, setTried] = useState(false);
  const preview = usePreview(file);
  const form = useContractForm(
    z.object({ alt: z.string().trim().min(1).max(store.wordsMax) }),
    { alt: chosen?.alt ?? '' },
    { words: { alt: t('picture.wordsMissing') } },
  );
  const shown = chosen?.src ?? preview;
  return (
    <FormDialog
      form={form}
      title={t(chosen ? 'picture.change' : 'picture.add')}
      submitLabel={t(chosen ? 'picture.save' : 'picture.insert')}
      failureTitle={t('picture.failed')}
      onSubmit={async ({ alt }) => {
        if (chosen) {
          editor.chain().focus().updateAttributes('picture', { alt }).run();
          return;
        }
        setTried(true);
        if (!file) return false;
        const { id, url } = await store.upload(file);
        editor
          .chain()
          .focus()
          .insertContent({ type: 'picture', attrs: { file: id, src: url, alt } })
          .run();
        return;
      }}
      onClose={onClose}
    >
      {!chosen && (
        <Upload
          label={t('picture.file')}
          aside={t('picture.formats')}
          required
          accept={ACCEPTED}
          state={
            file
              ? { status: 'done', name: file.name, size: file.size, message: t('picture.ready') }
              : { status: 'empty' }
          }
          onSelect={take}
          onRemove={() => setFile(null)}
          {...(refused ? { error: t('picture.otherFormat') } : tried && !file && { error: t('picture.fileMissing') })}
        />
      )}
      {shown && <img src={shown} alt="" className="max-h-48 self-start rounded-control border bg-white" />}
      <TextArea
        label={t('picture.words')}
        hint={t('picture.wordsHint')}
        required
        rows={2}
        maxLength={store.wordsMax}
        {...form.register('alt')}
        value={form.watch('alt')}
        error={form.errorOf('alt')}
      />
    </FormDialog>
  );
}

/** An address at which the browser shows a file that is not sent yet. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
