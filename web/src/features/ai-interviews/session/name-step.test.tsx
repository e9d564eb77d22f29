import { SILENCE_OFFERS_MS } from '@prova/contract/ai-interviews/ai-interview-fields';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { asked, comes, HeardByService, listening, pass } from '../../../../test/slow-transcriber.tsx';
import { keepMuted } from '../voice/sound-choice.ts';
import { NameStep } from './name-step.tsx';

vi.mock(
  '../voice/voice-services.ts',
  async () => (await import('../../../../test/slow-transcriber.tsx')).slowVoiceServices,
);

const onName = vi.fn<(name: string) => Promise<unknown>>();
let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  asked.length = 0;
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

async function show() {
  render(
    <HeardByService>
      <NameStep way="voice" isAway={false} onName={onName} />
    </HeardByService>,
  );
  await listening();
}
const speak = (seconds: number, pause = 1) =>
  act(() => sound.hears(joined(noise(0.5, 0.001), speech(seconds, 0.3), noise(pause, 0.001))));
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await listening();
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
  await listening();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Ana Duarte');
});

it('a name that is still being written down is waited for by whoever goes on', async () => {
  await show();
  speak(1.2, 0.1);
  await press();
  expect(onName).not.toHaveBeenCalled();
  expect(screen.getByText('Escrevendo o que você disse…')).toBeTruthy();
  await comes(0, 'meu nome é Ana Duarte');
  await listening();
  expect(onName).toHaveBeenCalledExactlyOnceWith('Ana Duarte');
});

it('a name that does not come in time is asked for, and still listened to', async () => {
  await show();
  speak(1.2, 0.1);
  await press();
  await pass(10_100);
  await listening();
  expect(onName).not.toHaveBeenCalled();
  expect(screen.getByText(/^Ainda estamos escrevendo o que você disse/)).toBeTruthy();
  expect(sound.state.contexts).toBe(1);
  await comes(0, 'Ana Duarte');
  expect(screen.queryByText(/^Ainda estamos escrevendo/)).toBeNull();
  await pass(SILENCE_OFFERS_MS);
  await listening();
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
