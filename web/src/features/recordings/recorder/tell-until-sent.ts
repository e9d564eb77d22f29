import i18next from 'i18next';
import { formatBytes } from '../../../ui/bytes.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Recorder, RecorderState } from './recorder.ts';

/** Says that a recording has arrived, in part, or is no longer taken. */
export function sayTheEnd({ state, isBroken }: Pick<RecorderState, 'state' | 'isBroken'>): void {
  if (state === 'completed' && isBroken)
    toast.warning(i18next.t('recorder:broken'), { description: i18next.t('recorder:brokenText') });
  else if (state === 'completed')
    toast.success(i18next.t('recorder:sent'), { description: i18next.t('recorder:sentText') });
  if (state === 'aborted') toast.info(i18next.t('recorder:gone'), { description: i18next.t('recorder:goneText') });
}

/**
 * How far it has come. More may come while it is sent, as the last slices do: what has been sent is a share of the most that
 * there was.
 * @param bytes that are to be sent, as far as is known
 * @param leftBytes what of it has not arrived by now
 */
export function progressOf(bytes: number, leftBytes: () => number) {
  const size = (count: number) => formatBytes(Math.round(count), i18next.language);
  let most = bytes;
  return {
    progress: {
      done: 0,
      of: 1,
      words: (share: number) => i18next.t('recorder:progress', { done: size(share * most), of: size(most) }),
    },
    share: (): number => {
      const left = leftBytes();
      most = Math.max(most, left);
      return most === 0 ? 0 : (most - left) / most;
    },
  };
}

/** Whoever leaves the room while something is being sent sees on the next screen how far it is. */
export async function tellUntilSent({ read, subscribe, stop }: Recorder): Promise<void> {
  if (read().state === 'completed' || read().state === 'aborted') return;
  const { progress, share } = progressOf(read().leftBytes, () => read().leftBytes);
  const id = toast.info(i18next.t('recorder:sendingRest'), {
    description: i18next.t('recorder:sendingText'),
    progress,
  });
  const unsubscribe = subscribe(() => toast.advance(id, share()));
  await stop();
  unsubscribe();
  toast.close(id);
  sayTheEnd(read());
}
