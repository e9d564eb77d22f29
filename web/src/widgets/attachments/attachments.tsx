import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@prova/contract/attachments';
import { FileText, Paperclip, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { formatBytes } from '../../ui/bytes.ts';
import { cx } from '../../ui/cx.ts';
import { FieldError } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { usePressApart } from '../../ui/use-press-apart.ts';
import type { AttachmentPhrase, AttachmentProgress, AttachmentText } from './attachment-text.ts';
import { SendingAttachments } from './sending-attachments.tsx';

/** What the server takes; it looks at the content, not at the name. */
const ACCEPTED = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp,.gif';
/** A removed file can be put back for so long, in milliseconds. */
const UNDO_MS = 8_000;

/** Why some of what was chosen is left out. */
type Problem = { readonly key: 'tooLarge' | 'emptyFile' | 'tooMany'; readonly name: string };

type Props = {
  files: readonly File[];
  onChange: (files: File[]) => void;
  text: AttachmentText;
  /** A field of a form, or a tool beside the words that the files go with. */
  look: 'field' | 'tool';
  /** While they travel. */
  progress?: AttachmentProgress | null;
  /** What the server says of them. */
  error?: string | undefined;
};

/** Files that go with something: at most five, each up to 10 MB. */
export function Attachments({ files, onChange, text, look, progress = null, error }: Props) {
  const { t } = useTranslation('ui');
  const { locale } = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isApart = usePressApart();
  const [refused, setRefused] = useState<Problem>();
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  const undo = useRef<number>(undefined);
  const forgetUndo = () => toast.close(undo.current ?? 0);
  // Off the page, or once they were sent, there is nothing to put it back to.
  useEffect(() => () => toast.close(undo.current ?? 0), []);
  const say = (key: AttachmentPhrase, name = '') => text(key, { name, sent: '', total: '' });

  const add = (chosen: readonly File[]) => {
    const fitting = chosen.filter(({ size }) => size > 0 && size <= ATTACHMENT_MAX_BYTES);
    const remaining = ATTACHMENTS_MAX - files.length;
    setRefused(problemOf(chosen, remaining));
    onChange([...files, ...fitting.slice(0, remaining)]);
  };
  const putBack = (file: File, index: number) => {
    const { files, onChange } = latest.current;
    if (files.length >= ATTACHMENTS_MAX) setRefused({ key: 'tooMany', name: '' });
    else onChange(files.toSpliced(index, 0, file));
  };
  const remove = (file: File, index: number) => {
    setRefused(undefined);
    forgetUndo();
    onChange(files.toSpliced(index, 1));
    input.current?.focus();
    undo.current = toast.success(say('removed', file.name), {
      duration: UNDO_MS,
      action: { label: t('undo'), onAction: () => putBack(file, index) },
    });
  };
  const problem = refused ? say(refused.key, refused.name) : error;
  const isField = look === 'field';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={isField ? 'flex min-h-5.5 items-baseline justify-between gap-3' : 'sr-only'}>
        <label htmlFor={id} className={cx('text-sm font-semibold', problem && 'text-red')}>
          {say('label')}
        </label>
        <span id={`${id}hint`} className="text-small text-muted">
          {say('hint')}
        </span>
      </div>
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-border rounded-control border border-border">
          {files.map((file, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
              key={`${file.name}${index}`}
              className={cx('flex items-center pr-1 pl-3', isField ? 'gap-2.5 py-1' : 'gap-2 py-0.5 text-small')}
            >
              {isField && <FileText className="size-4 shrink-0 text-muted" aria-hidden="true" />}
              <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
              <span className="tabular shrink-0 text-small text-muted">{formatBytes(file.size, locale)}</span>
              <IconButton
                size="sm"
                tooltip={false}
                label={say('remove', file.name)}
                icon={<X />}
                onClick={(event) => {
                  if (isApart(event)) remove(file, index);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SendingAttachments progress={progress} text={text} />
      <div className="relative has-[input:focus-visible]:[&_button]:outline-2 has-[input:focus-visible]:[&_button]:outline-offset-2 has-[input:focus-visible]:[&_button]:outline-brand">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={cx(`${id}hint`, problem && `${id}error`)}
          aria-invalid={problem ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          size="sm"
          variant={isField ? undefined : 'quiet'}
          tabIndex={-1}
          aria-hidden="true"
          icon={<Paperclip className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {say('add')}
        </Button>
      </div>
      <FieldError id={`${id}error`} error={problem} />
    </div>
  );
}

function problemOf(chosen: readonly File[], remaining: number): Problem | undefined {
  const large = chosen.find(({ size }) => size > ATTACHMENT_MAX_BYTES);
  if (large) return { key: 'tooLarge', name: large.name };
  const empty = chosen.find(({ size }) => size === 0);
  if (empty) return { key: 'emptyFile', name: empty.name };
  return chosen.length > remaining ? { key: 'tooMany', name: '' } : undefined;
}
