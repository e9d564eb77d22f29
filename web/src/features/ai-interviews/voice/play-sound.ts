/** Longer than that nobody waits for a sound to come. */
const LOADING_MS = 8_000;
/** Beyond its length a sound has been played, or never will be. */
const LATEST_MS = 2_000;

export interface SoundPlayer {
  /** @param onEnd once the sound has been played, or cannot be; not after `close` */
  readonly play: (load: () => Promise<ArrayBuffer>, onEnd: (how: 'read' | 'unread') => void) => void;
  readonly close: () => void;
}

/**
 * Plays one sound, by Web Audio, since pages take no media from memory. It is opened where somebody has pressed: some browsers
 * let nothing be heard that began later.
 */
export function openPlayer(): SoundPlayer {
  let context = newContext();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    void context?.close();
    context = null;
  };
  const play: SoundPlayer['play'] = (load, onEnd) => {
    const end = (how: 'read' | 'unread') => {
      if (!context) return;
      close();
      onEnd(how);
    };
    const within = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end('unread'), ms);
    };
    const start = async () => {
      const bytes = await load();
      const buffer = await context?.decodeAudioData(bytes);
      if (!buffer || !context) return;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.onended = () => end('read');
      within(buffer.duration * 1000 + LATEST_MS);
      source.start();
    };
    if (!context) {
      onEnd('unread');
      return;
    }
    within(LOADING_MS);
    // Whoever cannot hear it reads it.
    start().catch(() => end('unread'));
  };
  return { play, close };
}

/** Null: this browser cannot play, or no more than it does. */
function newContext(): AudioContext | null {
  try {
    const context = new AudioContext();
    // Where it may not be heard it does not begin, and is given up in time.
    context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}
