import Bowser from 'bowser';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** What a browser says it is, without versions: `Firefox` on `Linux`. It may say anything; nothing depends on it. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

/** In one line, for mails; null when nothing is known. */
export function deviceName(userAgent: string | null): string | null {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
}
