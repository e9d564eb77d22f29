import { useSyncExternalStore } from 'react';
import { currentLocale } from '../../../lib/i18n.ts';
import { SPEECH_LANGUAGES, type SpeechLanguage } from '../../../lib/speech/recognition.ts';

/** What somebody likes in rooms, kept on this device. */
export interface RoomPreferences {
  /** Whoever knocks is heard. */
  readonly knockTone: boolean;
  /** Single letters do something. */
  readonly shortcuts: boolean;
  /** In which they speak; null: that of the page. */
  readonly captionLanguage: SpeechLanguage | null;
}

const KEY = 'prova.room';
const FIRST: RoomPreferences = { knockTone: true, shortcuts: true, captionLanguage: null };
let kept: RoomPreferences | null = null;
const listeners = new Set<() => void>();

function read(): RoomPreferences {
  kept ??= { ...FIRST, ...stored() };
  return kept;
}

function stored(): Partial<RoomPreferences> {
  try {
    const { knockTone, shortcuts, captionLanguage } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      knockTone: knockTone !== false,
      shortcuts: shortcuts !== false,
      captionLanguage: SPEECH_LANGUAGES.find((each) => each === captionLanguage) ?? null,
    };
  } catch {
    // Storage may be forbidden, or hold what nobody can read.
    return {};
  }
}

export const roomPreferences = {
  read,
  change: (changes: Partial<RoomPreferences>): void => {
    kept = { ...read(), ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // As above: it lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
};

export const useRoomPreferences = (): RoomPreferences =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => FIRST,
  );

export const captionLanguageOf = ({ captionLanguage }: RoomPreferences): SpeechLanguage =>
  captionLanguage ?? currentLocale();
