import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILES_MAX } from '@prova/contract/conversations/limits';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** What the server takes; it looks at the content, not at the name. */
const ACCEPTED = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp,.gif';

/** Files that go with a message: at most five, each up to 10 MB. */
export function AttachedFiles({ files, onChange }: { files: readonly File[]; onChange: (files: File[]) => void }) {
  const { t } = useTranslation('conversations');
  const { locale } = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  const add = (chosen: readonly File[]) => {
    const fitting = chosen.filter(({ size }) => size > 0 && size <= MESSAGE_FILE_MAX_BYTES);
    const room = MESSAGE_FILES_MAX - files.length;
    const large = chosen.find(({ size }) => size > MESSAGE_FILE_MAX_BYTES);
    const empty = chosen.find(({ size }) => size === 0);
    setRefused(
      large
        ? t('fileTooLarge', { name: large.name })
        : empty
          ? t('fileEmpty', { name: empty.name })
          : fitting.length > room
            ? t('tooManyFiles')
            : undefined,
    );
    onChange([...files, ...fitting.slice(0, room)]);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-border rounded-control border border-border">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
            <li key={`${file.name}${index}`} className="flex items-center gap-2 py-0.5 pr-1 pl-3 text-small">
              <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
              <span className="tabular shrink-0 text-muted">{formatBytes(file.size, locale)}</span>
              <IconButton
                size="sm"
                tooltip={false}
                label={t('removeFile', { name: file.name })}
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
      <div className="relative flex flex-wrap items-center gap-x-2 has-[input:focus-visible]:[&_button]:outline-2 has-[input:focus-visible]:[&_button]:outline-offset-2 has-[input:focus-visible]:[&_button]:outline-brand">
        <label htmlFor={id} className="sr-only">
          {t('attach')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={refused ? `${id}hint ${id}error` : `${id}hint`}
          aria-invalid={refused ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          size="sm"
          variant="quiet"
          tabIndex={-1}
          aria-hidden="true"
          icon={<Paperclip className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {t('attach')}
        </Button>
        <span id={`${id}hint`} className="sr-only">
          {t('attachHint')}
        </span>
      </div>
      <FieldError id={`${id}error`} error={refused} />
    </div>
  );
}
