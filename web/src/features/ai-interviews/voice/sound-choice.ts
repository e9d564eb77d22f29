const KEY = 'prova.ai-interview.muted';

/** Whether questions are only shown, kept on this device. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

export function keepMuted(muted: boolean): void {
  try {
    localStorage.setItem(KEY, String(muted));
  } catch {
    // As above: it lasts as long as the question.
  }
}
