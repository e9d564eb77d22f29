import type { SpeechLanguage } from './recognition.ts';

/** `service`: it is not there today, or has heard as much as it may. */
export type ListenFailure = 'denied' | 'network' | 'language' | 'unsupported' | 'service';

/** A stretch of speech as it is understood by now. */
export interface Heard {
  /** The same for as long as it is the same stretch. */
  readonly key: string;
  readonly text: string;
  readonly isFinal: boolean;
  /** How sure recognition is; null before it is final, and where nobody says. */
  readonly confidence: number | null;
  /** When it was said, as `performance.now()` has it; left out where words come while they are said. */
  readonly said?: { readonly from: number; readonly to: number };
}

/** What a service has not answered yet. */
export interface Pending {
  readonly isSpeaking: boolean;
  /** Since the end of the oldest stretch that is still being written down; 0: none is. */
  readonly waitedMs: number;
}

/** How a service of the platform is asked. */
export interface VoiceService {
  /** The microphone to listen to, which stays the caller's; null: one is opened. */
  readonly track: MediaStreamTrack | null;
  /** What is said in a sound, or nothing. @throws ApiError */
  readonly transcribe: (sound: Blob, language: SpeechLanguage) => Promise<string>;
}

export interface ListenEvents {
  readonly onHeard: (heard: Heard) => void;
  readonly onFailure: (why: ListenFailure) => void;
  /** Only a service is waited for: recognition of a browser gives words while they are said. */
  readonly onPending?: (pending: Pending) => void;
}
