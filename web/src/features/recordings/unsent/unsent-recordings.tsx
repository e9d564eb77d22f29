import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../lib/auth-store.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TOAST_DURATION_MS, toast } from '../../../ui/toast-store.ts';
import { isSessionOf } from '../recorder/own-session.ts';
import { OperationError } from '../recorder/recorder-problem.ts';
import { recordingCalls } from '../recorder/recording-calls.ts';
import { forgetSpool, openRecordingSpool } from '../recorder/recording-spool.ts';
import { RecordingUploads } from '../recorder/recording-uploads.ts';
import { takeUnsent, type Unsent } from '../recorder/take-unsent.ts';
import { progressOf } from '../recorder/tell-until-sent.ts';

interface Left extends Unsent {
  readonly uploads: RecordingUploads;
  readonly close: () => void;
}

/** Sends what a tab that was closed or has crashed had recorded, says so, and lets whoever recorded it throw it away. */
export function UnsentRecordings() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : null;
  const [left, setLeft] = useState<Left | null>(null);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    let close: (() => void) | undefined;
    open(userId)
      .then((found) => {
        close = found?.close;
        if (isHere) setLeft(found);
        else close?.();
      })
      // What is kept stays for the next page.
      .catch((error: unknown) => console.warn('What waits of recordings could not be sent.', error));
    return () => {
      isHere = false;
      close?.();
      setLeft(null);
    };
  }, [userId]);

  useNotice(left, () => setAsks(true));
  return asks && left ? <Discard left={left} onClose={() => setAsks(false)} /> : null;
}

async function open(userId: string): Promise<Left | null> {
  const spool = await openRecordingSpool();
  const uploads = new RecordingUploads({ calls: recordingCalls, spool, isSessionOf });
  let release: (() => void) | undefined;
  const close = async () => {
    uploads.close();
    release?.();
    await spool.close();
  };
  try {
    const unsent = await takeUnsent(userId, { spool, uploads });
    release = unsent.release;
    if (uploads.state().open > 0) return { ...unsent, uploads, close: () => void close() };
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  await forgetSpool();
  return null;
}

function useNotice(left: Left | null, onDiscard: () => void): void {
  const { t } = useTranslation('recorder');
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice for what was found, in the words of that moment.
  useEffect(() => {
    if (!left) return;
    const { uploads, people, bytes } = left;
    const names = new Intl.ListFormat(locale).format(people);
    const { progress, share } = progressOf(bytes, () => uploads.state().leftBytes);
    const id = toast.info(names ? t('unsent.sending', { names }) : t('unsent.sendingAlone'), {
      description: t('unsent.left'),
      progress,
      // It stays until it is through: nothing is counted down.
      duration: TOAST_DURATION_MS,
      action: { label: t('unsent.discard'), onAction: onDiscard },
    });
    const stop = uploads.subscribe(() => toast.advance(id, share()));
    void uploads.finished().then(() => {
      toast.close(id);
      const { isBroken, isGone, isDiscarded } = uploads.state();
      if (isDiscarded) toast.info(t('unsent.discarded'));
      else if (isGone) toast.info(t('unsent.gone'), { description: t('unsent.goneText') });
      else if (isBroken) toast.warning(t('broken'), { description: t('brokenText') });
      else toast.success(names ? t('unsent.sent', { names }) : t('unsent.sentAlone'));
    });
    return () => {
      stop();
      toast.close(id);
    };
  }, [left]);
}

async function discard(uploads: RecordingUploads): Promise<void> {
  try {
    await uploads.discard();
  } catch (error) {
    // What the server says of it, in the reader's language.
    throw error instanceof OperationError ? error.cause : error;
  }
}

function Discard({ left, onClose }: { left: Left; onClose: () => void }) {
  const { t } = useTranslation('recorder');
  return (
    <ConfirmDialog
      title={t('unsent.discardTitle')}
      confirmLabel={t('unsent.discard')}
      cancelLabel={t('unsent.keep')}
      failureTitle={t('problems.abort')}
      danger
      onConfirm={() => discard(left.uploads)}
      onClose={onClose}
    >
      {t('unsent.discardText')}
    </ConfirmDialog>
  );
}
