import type { speakAiPrompt, transcribeAiAnswer } from '@prova/contract/ai-interviews/session';
import { request, SLOW_TIMEOUT_MS } from '../../../lib/request.ts';
import type { VoiceService } from '../../../lib/speech/listening.ts';
import type { AskedAloud, VoiceServices } from './voice-services-context.ts';

/** Listens to a microphone that is opened for it. */
export const transcriberOf = ({ token }: VoiceServices): VoiceService => ({
  track: null,
  transcribe: async (sound, language) => {
    const { text } = await request<typeof transcribeAiAnswer>(
      'POST',
      '/api/v1/interview-ai/candidate/:token/transcriptions',
      { params: { token }, body: { language }, files: { sound } },
      { repeatable: false },
    );
    return text;
  },
});

/** What is asked, spoken, as it is kept for this question: it is asked for once. Null: no service reads out. */
export const speakerOf = (
  { token, readsAloud }: VoiceServices,
  asked: AskedAloud,
): (() => Promise<ArrayBuffer>) | null => {
  if (!readsAloud) return null;
  const path = '/api/v1/interview-ai/candidate/:token/speech';
  const options = { repeatable: false, timeoutMs: SLOW_TIMEOUT_MS } as const;
  let coming: Promise<string> | null = null;
  return async () => {
    coming ??= request<typeof speakAiPrompt>('POST', path, { params: { token }, body: asked }, options).then(
      ({ content }) => content,
    );
    try {
      // A copy each time: what plays it takes it apart.
      return bytesOf(await coming);
    } catch (error) {
      coming = null;
      throw error;
    }
  };
};

const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
