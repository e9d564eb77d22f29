import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { aiInvitationOf, sessionOf } from '../../../../test/ai-interview.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { keepMuted } from '../voice/sound-choice.ts';
import { VoiceServicesContext } from '../voice/voice-services-context.ts';
import { Session } from './session.tsx';

const answers: ((text: string) => void)[] = [];
vi.mock('../voice/voice-services.ts', () => ({
  transcriberOf: () => ({
    track: null,
    transcribe: () => new Promise<string>((answer) => answers.push(answer)),
  }),
  questionSpeaker: () => null,
}));
const pause = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./use-steps.ts', () => ({
  useSteps: () => ({ sending: { isWaiting: false }, isElsewhere: false, isHere: () => undefined, pause }),
}));

const SERVICES = { token: 't', transcriber: 'ouvinte-1', readsAloud: false };
let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  answers.length = 0;
  pause.mockReset().mockResolvedValue(true);
  keepMuted(true);
  sound = stubSound();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function settled() {
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}
async function speakAndPause() {
  render(
    <VoiceServicesContext value={SERVICES}>
      <Session
        interview={aiInvitationOf({ status: 'in_progress', session: sessionOf({ way: 'voice' }) })}
        token="t"
        holder="h"
        initialWay="voice"
        onInterview={() => undefined}
        onResume={async () => undefined}
      />
    </VoiceServicesContext>,
  );
  await settled();
  await settled();
  act(() => sound.hears(joined(noise(0.5, 0.001), speech(2, 0.3))));
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  await settled();
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua resposta');

it('an interview is paused once what was said is written down', async () => {
  await speakAndPause();
  expect(sound.state.contexts).toBe(0);
  expect(pause).not.toHaveBeenCalled();
  await act(async () => answers[0]?.('Usei filas.'));
  await pass(500);
  expect(field().value).toBe('Usei filas.');
  expect(pause).toHaveBeenCalledTimes(1);
});

it('and after ten seconds all the same', async () => {
  await speakAndPause();
  await pass(9_900);
  expect(pause).not.toHaveBeenCalled();
  await pass(200);
  expect(pause).toHaveBeenCalledTimes(1);
});
