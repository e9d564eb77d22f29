import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import type { UploadState } from './chosen-file.tsx';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export type UploadProps = {
  label: string;
  state: UploadState;
  onSelect: (file: File) => void;
  onRemove?: () => void;
  onRetry?: () => void;
  /** As in the file input: ".pdf,.docx". */
  accept?: string;
  /** Accepted formats and size, in words. */
  aside?: ReactNode;
  error?: string;
  required?: boolean;
};

const ChosenFile = lazy(async () => ({ default: (await import('./chosen-file.tsx')).ChosenFile }));

/** One file: choose or drop it, see its bytes go, fix a failure without choosing it again. */
export function Upload({ label, state, onSelect, onRemove, onRetry, accept, aside, error, required }: UploadProps) {
  const { t } = useTranslation(['ui', 'upload']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onSelect(file);
  };
  const described = cx(aside ? `${id}aside` : null, error && `${id}error`) || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-5.5 items-baseline justify-between gap-3">
        <label htmlFor={id} className={cx('text-sm font-semibold', error && 'text-red')}>
          {label}
          {required && <span className="sr-only"> ({t('required')})</span>}
        </label>
        {aside && (
          <span id={`${id}aside`} className="text-small text-muted">
            {aside}
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'rounded-control border bg-surface p-3 transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand',
          state.status === 'empty' && 'border-dashed',
          over ? 'border-brand bg-brand-soft' : error ? 'border-red' : 'border-border-strong',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onSelect(file);
            event.target.value = '';
          }}
        />
        {state.status === 'empty' ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button tabIndex={-1} icon={<UploadIcon className="size-4" />} onClick={() => input.current?.click()}>
              {t('upload:choose')}
            </Button>
            <span className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">{t('upload:drop')}</span>
          </div>
        ) : (
          <Suspense fallback={state.name}>
            <ChosenFile
              state={state}
              refused={Boolean(error)}
              onRemove={onRemove}
              onRetry={onRetry}
              onReplace={() => input.current?.click()}
            />
          </Suspense>
        )}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
