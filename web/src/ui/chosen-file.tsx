import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { formatBytes } from './bytes.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export type UploadState =
  | { status: 'empty' }
  | { status: 'waiting'; name: string; size: number; message?: string }
  | { status: 'uploading'; name: string; size: number; sent: number; left?: string }
  | { status: 'failed'; name: string; size: number; message?: string }
  /** Sent, unless the message says what else has become of it. */
  | { status: 'done'; name: string; size: number; message?: string };

type Props = {
  state: Exclude<UploadState, { status: 'empty' }>;
  /** Something is wrong with it, as its error says. */
  refused: boolean;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onReplace: () => void;
};

/** A file that was chosen, and how far it has come. */
export function ChosenFile({ state, refused, onRemove, onRetry, onReplace }: Props) {
  const { t, i18n } = useTranslation(['ui', 'chosen-file']);
  const bytes = (amount: number) => formatBytes(amount, i18n.language);
  const line = () => {
    if (state.status === 'waiting' && refused) return bytes(state.size);
    if ((state.status === 'waiting' || state.status === 'done') && state.message)
      return `${bytes(state.size)}, ${state.message}`;
    if (state.status === 'waiting') return t('chosen-file:waiting', { size: bytes(state.size) });
    if (state.status === 'done') return t('chosen-file:done', { size: bytes(state.size) });
    if (state.status === 'failed') return state.message ?? t('chosen-file:failed');
    const facts = { sent: bytes(state.sent), total: bytes(state.size), left: state.left };
    return t(state.left ? 'chosen-file:progressLeft' : 'chosen-file:progress', facts);
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
          <IconButton size="sm" label={t('chosen-file:remove', { name: state.name })} icon={<X />} onClick={onRemove} />
        )}
      </div>
      {state.status === 'uploading' && (
        <ProgressBar
          label={t('chosen-file:uploading', { name: state.name })}
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
            {t('chosen-file:replace')}
          </Button>
        )}
      </div>
    </div>
  );
}
