/** What browsers offer of recognition, which TypeScript does not know yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Nothing leaves the device. */
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: (track?: MediaStreamTrack) => void;
  abort: () => void;
}

export interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string; readonly confidence: number }> & { readonly isFinal: boolean }
  >;
}

interface RecognitionMaker {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
  install?: (options: { langs: string[]; processLocally: boolean }) => Promise<boolean>;
}

export const SPEECH_LANGUAGES = ['pt-BR', 'en-US'] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

/** `device`: on this device alone. `vendor`: by a service of the browser's maker. `none`: one has to write. */
export type Hearing = 'device' | 'vendor' | 'none';

function maker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Who would hear what is said here. */
export async function whoHears(language: SpeechLanguage): Promise<Hearing> {
  const Recognition = maker();
  if (!Recognition) return 'none';
  try {
    const state = await Recognition.available?.({ langs: [language], processLocally: true });
    return state === 'available' ? 'device' : 'vendor';
  } catch {
    // A browser that does not know the question has nothing on the device.
    return 'vendor';
  }
}

export function recognitionIn(language: SpeechLanguage, hearing: Hearing): Recognition | null {
  const Recognition = maker();
  if (!Recognition) return null;
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (hearing === 'device') recognition.processLocally = true;
  return recognition;
}
