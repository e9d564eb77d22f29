import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Callout } from '../../ui/callout.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Upload } from '../../ui/upload.tsx';
import type { Picture } from './picture-node.ts';

export type PictureStore = {
  /** Keeps a picture; what it throws is shown. */
  upload: (file: File) => Promise<{ id: string; url: string }>;
  /** Of the words for a picture. */
  wordsMax: number;
  /** Pictures of a text. */
  max: number;
};

type Props = {
  editor: Editor;
  store: PictureStore;
  active: boolean;
  tool: object;
  /** Pictures that were pasted or dropped at once: asked about one after the other. */
  given: readonly File[];
  onDone: () => void;
};

/** Given pictures, the one that is asked about, and what there is no space for. */
type Asked = { files: readonly File[]; at: number; leftOut: readonly File[] };

const picturesIn = (editor: Editor): number => {
  let count = 0;
  editor.state.doc.descendants(({ type }) => {
    if (type.name === 'picture') count += 1;
  });
  return count;
};

/** Puts pictures into the text, or changes the words of the one that is chosen. */
export function PictureTool({ editor, store, active, tool, given, onDone }: Props) {
  const { t } = useTranslation('authoring');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const full = () => void toast.warning(t('picture.full', { count: store.max }));
  useEffect(() => {
    if (given.length === 0) return;
    const remaining = Math.max(0, store.max - picturesIn(editor));
    if (remaining === 0) full();
    else setAsked({ files: given.slice(0, remaining), at: 0, leftOut: given.slice(remaining) });
    onDone();
  });
  const isAsking = open || asked !== null;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // Once the dialog is gone, which holds the focus until then.
    if (wasAsking.current && !isAsking) editor.commands.focus();
    wasAsking.current = isAsking;
  }, [isAsking, editor]);
  const close = () => {
    setOpen(false);
    setAsked(null);
  };
  const file = asked?.files[asked.at];
  const next = () => (asked && asked.at < asked.files.length - 1 ? setAsked({ ...asked, at: asked.at + 1 }) : close());
  const chosen = active && !asked;
  return (
    <>
      <IconButton
        {...tool}
        size="sm"
        label={t(active ? 'picture.change' : 'picture.add')}
        icon={<ImagePlus />}
        pressed={active}
        onClick={() => (active || picturesIn(editor) < store.max ? setOpen(true) : full())}
      />
      {isAsking && (
        <PictureDialog
          editor={editor}
          store={store}
          given={file ?? null}
          among={asked && { number: asked.at + 1, total: asked.files.length, leftOut: asked.leftOut }}
          chosen={chosen ? (editor.getAttributes('picture') as Picture) : null}
          onNext={next}
          onClose={close}
        />
      )}
    </>
  );
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
const fits = (each: File | null) => (each && ACCEPTED.split(',').includes(each.type) ? each : null);

type DialogProps = {
  editor: Editor;
  store: PictureStore;
  given: File | null;
  /** Where it stands among those that came with it, and what there is no space for. */
  among: { number: number; total: number; leftOut: readonly File[] } | null;
  /** The one whose words are changed. */
  chosen: Picture | null;
  /** This one is done with, or skipped. */
  onNext: () => void;
  /** None of them any more. */
  onClose: () => void;
};

function PictureDialog({ editor, store, given, among, chosen, onNext, onClose }: DialogProps) {
  const { t } = useTranslation('authoring');
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
  const { reset } = form;
  const words = useRef<HTMLDivElement>(null);
  const former = useRef(given);
  useEffect(() => {
    if (former.current === given) return;
    // The next one, in the same dialog: the focus comes back to the text when the last one is done with.
    former.current = given;
    setFile(fits(given));
    setRefused(given !== null && fits(given) === null);
    setTried(false);
    reset({ alt: '' });
    words.current?.querySelector('textarea')?.focus();
  }, [given, reset]);
  const shown = chosen?.src ?? preview;
  const isOneOfMany = among !== null && among.total > 1;
  return (
    <FormDialog
      form={form}
      title={isOneOfMany ? t('picture.among', among) : t(chosen ? 'picture.change' : 'picture.add')}
      {...(isOneOfMany && among.number < among.total && { cancelLabel: t('picture.skip') })}
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
        const { selection } = editor.state;
        // Behind a picture that is chosen, as the one before is: not in its place.
        const place = editor.isActive('picture') ? selection.to : { from: selection.from, to: selection.to };
        editor
          .chain()
          .focus()
          .insertContentAt(place, { type: 'picture', attrs: { file: id, src: url, alt } })
          .run();
        if (!among) return;
        // Closing is for the last one.
        onNext();
        return false;
      }}
      onCancel={onNext}
      onClose={onClose}
    >
      {among && among.leftOut.length > 0 && (
        <Callout kind="warning" live>
          {t('picture.leftOut', {
            count: store.max,
            names: among.leftOut.map(({ name }) => name).join(', '),
          })}
        </Callout>
      )}
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
      <div ref={words}>
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
      </div>
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
