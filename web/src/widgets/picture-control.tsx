import { ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api-error.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { toast } from '../ui/toast-store.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog }));

type Progress = { sentBytes: number; totalBytes: number };

export type PictureWords = {
  choose: string;
  remove: string;
  sending: string;
  added: string;
  removed: string;
  tooLarge: string;
  addError: string;
  removeError: string;
};

/** Chooses and, after asking, removes a picture, which is shown elsewhere; what goes wrong is said below the button. */
export function PictureControl({
  shown,
  maxBytes,
  words,
  onSend,
  onRemove,
}: {
  /** Whether there is a picture to remove. */
  shown: boolean;
  maxBytes: number;
  words: PictureWords;
  onSend: (file: File, onProgress: (progress: Progress) => void) => Promise<void>;
  onRemove: () => Promise<void>;
}) {
  const { t } = useTranslation(['ui', 'widgets']);
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [sent, setSent] = useState<{ bytes: number; of: number }>();
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    if (asking || !gone.current) return;
    gone.current = false;
    // The button that asked has gone with the picture.
    input.current?.parentElement?.querySelector('button')?.focus();
  }, [asking]);
  const [problem, setProblem] = useState<string>();

  const send = async (file: File) => {
    setProblem(undefined);
    if (file.size > maxBytes) {
      setProblem(words.tooLarge);
      return;
    }
    setSent({ bytes: 0, of: file.size });
    try {
      await onSend(file, ({ sentBytes, totalBytes }) => setSent({ bytes: sentBytes, of: totalBytes }));
      toast.success(words.added);
    } catch (error) {
      setProblem(isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : words.addError);
    } finally {
      setSent(undefined);
    }
  };
  const remove = async () => {
    setProblem(undefined);
    setRemoving(true);
    try {
      await onRemove();
      toast.success(words.removed);
      gone.current = true;
    } catch {
      setProblem(words.removeError);
    } finally {
      setRemoving(false);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1">
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label={words.choose}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            target.value = '';
          }}
        />
        <Button
          size="sm"
          icon={<ImageUp className="size-4" />}
          busy={sent !== undefined}
          aria-describedby={problem ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        {shown && (
          <IconButton
            size="sm"
            icon={<Trash2 />}
            busy={removing}
            label={words.remove}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('widgets:picture.removeTitle', { what: words.remove })}
            confirmLabel={words.remove}
            danger
            onConfirm={remove}
            onClose={() => setAsking(false)}
          >
            {t('widgets:picture.removeText')}
          </ConfirmDialog>
        </Suspense>
      )}
      {sent && <ProgressBar label={words.sending} hideLabel value={sent.bytes} max={Math.max(sent.of, 1)} />}
      {/* What was begun is tried for some seconds more. */}
      <p role="status" className="text-small text-muted empty:hidden">
        {(sent || removing) && !online ? t('retrying') : null}
      </p>
      <FieldError id={errorId} error={problem} />
    </div>
  );
}
