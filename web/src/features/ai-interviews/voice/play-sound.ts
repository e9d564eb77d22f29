/**
 * Plays a sound that was loaded: by Web Audio, since pages take no media from memory.
 * @param onEnd once it has been played, or cannot be
 * @returns how to stop it; then `onEnd` is not called
 */
export function playSound(load: () => Promise<ArrayBuffer>, onEnd: (how: 'read' | 'unread') => void): () => void {
  let wanted = true;
  let context: AudioContext | null = null;
  const close = () => {
    wanted = false;
    void context?.close();
    context = null;
  };
  const end = (how: 'read' | 'unread') => {
    if (!wanted) return;
    close();
    onEnd(how);
  };
  const play = async () => {
    const bytes = await load();
    if (!wanted) return;
    context = new AudioContext();
    const buffer = await context.decodeAudioData(bytes);
    if (!wanted || !context) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.onended = () => end('read');
    await context.resume();
    source.start();
  };
  // Whoever cannot hear it reads it.
  play().catch(() => end('unread'));
  return close;
}
