import type { RecordingState } from '@prova/contract/recordings/recording-fields';
import i18next from 'i18next';
import { formatBytes } from '../../../ui/bytes.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Recorder } from './recorder.ts';

/** Says that a recording has arrived, or is no longer taken. */
export function sayTheEnd(state: RecordingState): void {
  if (state === 'completed') toast.success(i18next.t('recorder:sent'), { description: i18next.t('recorder:sentText') });
  if (state === 'aborted') toast.info(i18next.t('recorder:gone'), { description: i18next.t('recorder:goneText') });
}

/** How far so many bytes have been sent. */
export function progressOf(bytes: number): { done: number; of: number; words: (done: number) => string } {
  const size = (count: number) => formatBytes(count, i18next.language);
  return {
    done: 0,
    of: Math.max(1, bytes),
    words: (done) => i18next.t('recorder:progress', { done: size(done), of: size(bytes) }),
  };
}

/** Whoever leaves the room while something is being sent sees on the next screen how far it is. */
export async function tellUntilSent({ read, subscribe, stop }: Recorder): Promise<void> {
  if (read().state === 'completed' || read().state === 'aborted') return;
  const { leftBytes } = read();
  const id = toast.info(i18next.t('recorder:sendingRest'), {
    description: i18next.t('recorder:sendingText'),
    progress: progressOf(leftBytes),
  });
  const unsubscribe = subscribe(() => toast.advance(id, leftBytes - read().leftBytes));
  await stop();
  unsubscribe();
  toast.close(id);
  sayTheEnd(read().state);
}
