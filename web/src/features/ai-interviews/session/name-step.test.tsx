import { SILENCE_OFFERS_MS } from '@prova/contract/ai-interviews/ai-interview-fields';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { keepMuted } from '../voice/sound-choice.ts';
import { VoiceServicesContext } from '../voice/voice-services-context.ts';
import { NameStep } from './name-step.tsx';

const answers: ((text: string) => void)[] = [];
vi.mock('../voice/voice-services.ts', () => ({
  transcriberOf: () => ({
    track: null,
    transcribe: () => new Promise<string>((answer) => answers.push(answer)),
  }),
  questionSpeaker: () => null,
}));

const SERVICES = { token: 't', transcriber: 'ouvinte-1', readsAloud: false };
const onName = vi.fn<(name: string) => Promise<unknown>>();
let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  answers.length = 0;
  onName.mockReset().mockResolvedValue(true);
  keepMuted(true);
  sound = stubSound();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function settled() {
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}
async function show() {
  render(
    <VoiceServicesContext value={SERVICES}>
      <NameStep way="voice" isAway={false} onName={onName} />
    </VoiceServicesContext>,
  );
  await settled();
  await settled();
}
const speak = (seconds: number, pause = 1) =>
  act(() => sound.hears(joined(noise(0.5, 0.001), speech(seconds, 0.3), noise(pause, 0.001))));
async function comes(index: number, text: string) {
  await act(async () => answers[index]?.(text));
  await pass(500);
}
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settled();
}

it('a name goes on its way after a silence, but not while more of it may be said or written down', async () => {
  await show();
  speak(1.2);
  await comes(0, 'meu nome é Ana');
  speak(1.2, 0.1);
  await pass(4 * SILENCE_OFFERS_MS);
  expect(onName).not.toHaveBeenCalled();
  act(() => sound.hears(noise(1, 0.001)));
  await pass(4 * SILENCE_OFFERS_MS);
  expect(onName).not.toHaveBeenCalled();
  await comes(1, 'Duarte');
  await pass(SILENCE_OFFERS_MS);
  await settled();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Ana Duarte');
});

it('a name that is still being written down is waited for by whoever goes on', async () => {
  await show();
  speak(1.2, 0.1);
  await press();
  expect(onName).not.toHaveBeenCalled();
  expect(screen.getByText('Escrevendo o que você disse…')).toBeTruthy();
  await comes(0, 'meu nome é Ana Duarte');
  await settled();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Ana Duarte');
});

it('a name that does not come in time is asked for, and still listened to', async () => {
  await show();
  speak(1.2, 0.1);
  await press();
  await pass(10_100);
  await settled();
  expect(onName).not.toHaveBeenCalled();
  expect(screen.getByText(/^Ainda estamos escrevendo o que você disse/)).toBeTruthy();
  expect(sound.state.contexts).toBe(1);
  await comes(0, 'Ana Duarte');
  expect(screen.queryByText(/^Ainda estamos escrevendo/)).toBeNull();
  await pass(SILENCE_OFFERS_MS);
  await settled();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Ana Duarte');
});

it('a name that is written is not changed by what comes late', async () => {
  await show();
  speak(1.2, 0.1);
  fireEvent.change(screen.getByLabelText('Seu nome'), { target: { value: 'Anna Duarte' } });
  await comes(0, 'Ana Duarte');
  expect(screen.getByLabelText<HTMLInputElement>('Seu nome').value).toBe('Anna Duarte');
  await press();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Anna Duarte');
});
