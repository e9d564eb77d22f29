import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@prova/contract/offers/offers';
import { FileText, Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

export type Progress = { sentBytes: number; totalBytes: number };

/** What the server takes; it looks at the content, not at the name. */
const ACCEPTED = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp,.gif';

type Props = {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** While they travel. */
  progress: Progress | null;
  /** What the server says of them. */
  error?: string | undefined;
};

/** Documents that go with an offer: at most five, each up to 10 MB. */
export function AttachmentsField({ files, onChange, progress, error }: Props) {
  const { t } = useTranslation('offers');
  const { locale } = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const bytes = (amount: number) => formatBytes(amount, locale);

  const add = (chosen: readonly File[]) => {
    const small = chosen.filter((file) => file.size > 0 && file.size <= ATTACHMENT_MAX_BYTES);
    const room = ATTACHMENTS_MAX - files.length;
    const large = chosen.find((file) => file.size > ATTACHMENT_MAX_BYTES);
    const empty = chosen.find((file) => file.size === 0);
    setRefused(
      large
        ? t('attachments.tooLarge', { name: large.name })
        : empty
          ? t('attachments.emptyFile', { name: empty.name })
          : small.length > room
            ? t('attachments.tooMany')
            : undefined,
    );
    onChange([...files, ...small.slice(0, room)]);
  };
  const problem = refused ?? error;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-5.5 items-baseline justify-between gap-3">
        <label htmlFor={id} className={cx('text-sm font-semibold', problem && 'text-red')}>
          {t('attachments.label')}
        </label>
        <span id={`${id}hint`} className="text-small text-muted">
          {t('attachments.hint')}
        </span>
      </div>
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-border rounded-control border border-border">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
            <li key={`${file.name}${index}`} className="flex items-center gap-2.5 py-1 pr-1 pl-3">
              <FileText className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
              <span className="tabular shrink-0 text-small text-muted">{bytes(file.size)}</span>
              <IconButton
                size="sm"
                tooltip={false}
                label={t('attachments.remove', { name: file.name })}
                icon={<X />}
                onClick={() => {
                  setRefused(undefined);
                  onChange(files.filter((_, other) => other !== index));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {progress && progress.totalBytes > 0 && (
        <ProgressBar
          label={t('attachments.sending')}
          value={progress.sentBytes}
          max={progress.totalBytes}
          valueText={t('attachments.progress', { sent: bytes(progress.sentBytes), total: bytes(progress.totalBytes) })}
        />
      )}
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
          tabIndex={-1}
          aria-hidden="true"
          icon={<Paperclip className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
      </div>
      <FieldError id={`${id}error`} error={problem} />
    </div>
  );
}
