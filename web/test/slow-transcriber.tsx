import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { VoiceServicesContext } from '../src/features/ai-interviews/voice/voice-services-context.ts';
import type { VoiceService } from '../src/lib/speech/listening.ts';

interface Asked {
  readonly answer: (text: string) => void;
  readonly fail: (error: Error) => void;
}

/** What a service was asked to write down, in order. A test empties it. */
export const asked: Asked[] = [];

/** In the place of `voice-services.ts`: a service that answers when a test says so. */
export const slowVoiceServices = {
  transcriberOf: (): VoiceService => ({
    track: null,
    transcribe: () => new Promise<string>((answer, fail) => asked.push({ answer, fail })),
  }),
  speakerOf: () => null,
};

const SERVICES = { token: 't', transcriber: 'ouvinte-1', readsAloud: false };

export const HeardByService = ({ children }: { children: ReactNode }) => (
  <VoiceServicesContext value={SERVICES}>{children}</VoiceServicesContext>
);

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What listens comes with code of its own, and begins after it. */
export async function listening() {
  for (let time = 0; time < 2; time += 1) {
    await act(() => vi.dynamicImportSettled());
    await pass(0);
  }
}

export async function comes(index: number, text: string) {
  await act(async () => asked[index]?.answer(text));
  await pass(500);
}
