import { useEffect, useState, useSyncExternalStore } from 'react';
import { LocalMedia, type MediaState } from './local-media.ts';

/** Camera and microphone of a screen: they are stopped when it is left, unless they were handed on. */
export function useLocalMedia(): { local: LocalMedia; media: MediaState } {
  const [local] = useState(() => new LocalMedia());
  const media = useSyncExternalStore(local.subscribe, local.read, local.read);
  useEffect(() => () => local.close(), [local]);
  return { local, media };
}
