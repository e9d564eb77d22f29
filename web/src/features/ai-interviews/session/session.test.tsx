import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { aiInvitationOf, sessionOf } from '../../../../test/ai-interview.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { asked, comes, HeardByService, listening, pass } from '../../../../test/slow-transcriber.tsx';
import { keepMuted } from '../voice/sound-choice.ts';
import { Session } from './session.tsx';

vi.mock(
  '../voice/voice-services.ts',
  async () => (await import('../../../../test/slow-transcriber.tsx')).slowVoiceServices,
);
const pause = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./use-steps.ts', () => ({
  useSteps: () => ({ sending: { isWaiting: false }, isElsewhere: false, isHere: () => undefined, pause }),
}));

let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  asked.length = 0;
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

async function speakAndPause() {
  render(
    <HeardByService>
      <Session
        interview={aiInvitationOf({ status: 'in_progress', session: sessionOf({ way: 'voice' }) })}
        token="t"
        holder="h"
        initialWay="voice"
        onInterview={() => undefined}
        onResume={async () => undefined}
      />
    </HeardByService>,
  );
  await listening();
  act(() => sound.hears(joined(noise(0.5, 0.001), speech(2, 0.3))));
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  await listening();
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua resposta');

it('an interview is paused once what was said is written down', async () => {
  await speakAndPause();
  expect(sound.state.contexts).toBe(0);
  expect(pause).not.toHaveBeenCalled();
  await comes(0, 'Usei filas.');
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
