import type { speakAiPrompt } from '@prova/contract/ai-interviews/session';
import type { BodyOf } from '@prova/contract/endpoint';
import { createContext, useContext } from 'react';

/** What is read out: a question by its number, or what every interview asks. The server knows its words. */
export type AskedAloud = BodyOf<typeof speakAiPrompt>;

/** What the platform has for hearing and speaking, and the link of the interview by which it is asked. */
export interface VoiceServices {
  readonly token: string;
  /** The service that writes down what is said, by its name; null: there is none. */
  readonly transcriber: string | null;
  /** Whether a service reads questions out. */
  readonly readsAloud: boolean;
}

export const VoiceServicesContext = createContext<VoiceServices>({ token: '', transcriber: null, readsAloud: false });

export const useVoiceServices = (): VoiceServices => useContext(VoiceServicesContext);
