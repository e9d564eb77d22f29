import { FileText, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { formatBytes } from './bytes.ts';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export type UploadState =
  | { status: 'empty' }
  | { status: 'waiting'; name: string; size: number }
  | { status: 'uploading'; name: string; size: number; sent: number; left?: string }
  | { status: 'failed'; name: string; size: number; message?: string }
  | { status: 'done'; name: string; size: number };

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
            <span className="text-sm text-muted pointer-coarse:hidden">{t('upload:drop')}</span>
          </div>
        ) : (
          <Chosen state={state} onRemove={onRemove} onRetry={onRetry} onReplace={() => input.current?.click()} />
        )}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}

type ChosenProps = {
  state: Exclude<UploadState, { status: 'empty' }>;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onReplace: () => void;
};

function Chosen({ state, onRemove, onRetry, onReplace }: ChosenProps) {
  const { t, i18n } = useTranslation(['ui', 'upload']);
  const bytes = (amount: number) => formatBytes(amount, i18n.language);
  const line = () => {
    if (state.status === 'waiting') return t('upload:waiting', { size: bytes(state.size) });
    if (state.status === 'done') return t('upload:done', { size: bytes(state.size) });
    if (state.status === 'failed') return state.message ?? t('upload:failed');
    const facts = { sent: bytes(state.sent), total: bytes(state.size), left: state.left };
    return t(state.left ? 'upload:progressLeft' : 'upload:progress', facts);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <FileText className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold">{state.name}</p>
          <p
            role={state.status === 'uploading' ? undefined : 'status'}
            className={cx('tabular text-small', state.status === 'failed' ? 'text-red' : 'text-muted')}
          >
            {line()}
          </p>
        </div>
        {onRemove && (
          <IconButton size="sm" label={t('upload:remove', { name: state.name })} icon={<X />} onClick={onRemove} />
        )}
      </div>
      {state.status === 'uploading' && (
        <ProgressBar
          label={t('upload:uploading', { name: state.name })}
          hideLabel
          value={state.sent}
          max={state.size}
          valueText={line()}
        />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state.status === 'failed' && onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {(state.status === 'failed' || state.status === 'done') && (
          <Button size="sm" variant="ghost" onClick={onReplace}>
            {t('upload:replace')}
          </Button>
        )}
      </div>
    </div>
  );
}
