/** For so long a page that is looked at may hear nothing, before that is said. */
const STALL_MS = 10_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Keeps sound running that browsers hold back until a press, and phones interrupt for a call or another app.
 * @param onStall where it does not run, though the page is looked at
 * @returns how to let go of it
 */
export function keepRunning(context: AudioContext, onStall: () => void): () => void {
  let stall: ReturnType<typeof setTimeout> | undefined;
  const isHeldBack = () => context.state !== 'running' && context.state !== 'closed';
  const resume = () => {
    // Browsers refuse it, or never answer, until there was a press. Only the state of the sound says what has become of it.
    if (isHeldBack()) context.resume().catch(() => undefined);
  };
  const follow = () => {
    clearTimeout(stall);
    resume();
    if (isHeldBack() && document.visibilityState === 'visible') stall = setTimeout(onStall, STALL_MS);
  };
  context.addEventListener('statechange', follow);
  document.addEventListener('visibilitychange', follow);
  for (const press of PRESSES) addEventListener(press, resume);
  follow();
  return () => {
    clearTimeout(stall);
    context.removeEventListener('statechange', follow);
    document.removeEventListener('visibilitychange', follow);
    for (const press of PRESSES) removeEventListener(press, resume);
  };
}
