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

/**
 * `device`: on this device alone. `service`: by the one that the platform uses, through our server. `vendor`: by a service of the
 * browser's maker. `none`: one has to write.
 */
export type Hearing = 'device' | 'service' | 'vendor' | 'none';

function maker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/**
 * Who would hear what is said here: nobody beyond the device where it can, and then rather whom the platform has chosen.
 * @param hasService whether the platform has a service that writes down what is said
 */
export async function whoHears(language: SpeechLanguage, hasService = false): Promise<Hearing> {
  const Recognition = maker();
  if (await hearsOnDevice(Recognition, language)) return 'device';
  if (hasService && typeof AudioWorkletNode !== 'undefined') return 'service';
  return Recognition ? 'vendor' : 'none';
}

async function hearsOnDevice(Recognition: RecognitionMaker | undefined, language: SpeechLanguage): Promise<boolean> {
  try {
    return (await Recognition?.available?.({ langs: [language], processLocally: true })) === 'available';
  } catch {
    // A browser that does not know the question has nothing on the device.
    return false;
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
