import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListenEvents } from '../../../lib/speech/listening.ts';
import { VoiceServicesContext } from './voice-services-context.ts';
import { VoiceTurn } from './voice-turn.tsx';

const QUESTION = 'Conte de um problema difícil que você resolveu.';
const SERVICES = { token: 't', transcriber: 'ouvinte-1', readsAloud: false };

const listeners: (ListenEvents & { readonly stops: (boolean | undefined)[] })[] = [];
vi.mock('../../../lib/speech/listen.ts', () => ({
  listen: (_: unknown, events: ListenEvents) => {
    const stops: (boolean | undefined)[] = [];
    listeners.push({ ...events, stops });
    return (finish?: boolean) => void stops.push(finish);
  },
}));
const utterances: { onend: (() => void) | null }[] = [];
const cancel = vi.fn();
const [onText, onEnd, onMayCome] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  utterances.length = 0;
  listeners.length = 0;
  vi.stubGlobal('AudioWorkletNode', class {});
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-BR', localService: true }],
      speak: (utterance: (typeof utterances)[number]) => void utterances.push(utterance),
      cancel,
    }),
  );
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show({ reads = true } = {}) {
  const before = { text: '' };
  const shown = render(
    <VoiceServicesContext value={SERVICES}>
      <VoiceTurn
        prompt={QUESTION}
        asked={{ what: 'turn', turn: 1 }}
        locale="pt-BR"
        reads={reads}
        before={before}
        mode="listening"
        isAway={false}
        onText={onText}
        onOffer={() => undefined}
        onEnd={onEnd}
        onMayCome={onMayCome}
        onFailure={() => undefined}
      />
    </VoiceServicesContext>,
  );
  await pass(0);
  return shown;
}
const waits = (listener: number, waitedMs: number) =>
  act(() => listeners[listener]?.onPending?.({ isSpeaking: false, waitedMs }));
/** Words come now that were said some time ago. */
function comes(listener: number, text: string, agoMs: number, lengthMs = 1000) {
  const to = performance.now() - agoMs;
  const said = { from: to - lengthMs, to };
  act(() => listeners[listener]?.onHeard({ key: `${said.from}`, text, isFinal: true, confidence: null, said }));
}
const again = () => fireEvent.click(screen.getByRole('button', { name: 'Ouvir a pergunta' }));

describe('words that were said before the question is read again', () => {
  it('are an answer, though they are those of the question, and let it be read to its end', async () => {
    await show();
    await pass(2000);
    act(() => utterances[0]?.onend?.());
    await pass(10_000);
    again();
    await pass(200);
    cancel.mockClear();
    comes(0, 'um problema difícil que você resolveu', 3000);
    expect(onText).toHaveBeenCalledExactlyOnceWith('um problema difícil que você resolveu', null);
    await pass(1000);
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByText(/^Lendo a pergunta/)).toBeTruthy();
  });

  it('are none where the loudspeaker said them, however late they come', async () => {
    await show();
    await pass(2000);
    act(() => utterances[0]?.onend?.());
    await pass(20_000);
    comes(0, 'conte de um problema difícil que você resolveu', 20_000);
    expect(onText).not.toHaveBeenCalled();
  });

  it('are not lost on a phone, which listens no more while it reads', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/142 Mobile');
    await show({ reads: false });
    await waits(0, 1);
    await pass(5000);
    again();
    await pass(300);
    expect(listeners[0]?.stops).toEqual([true]);
    expect(onMayCome).toHaveBeenLastCalledWith(true);
    comes(0, 'usei filas', 2000);
    expect(onText).toHaveBeenLastCalledWith('usei filas', null);
    expect(screen.getByText(/^Lendo a pergunta/)).toBeTruthy();
    await waits(0, 0);
    expect(onMayCome).toHaveBeenLastCalledWith(false);
    act(() => utterances.at(-1)?.onend?.());
    await pass(0);
    expect(listeners).toHaveLength(2);
  });
});

it('whoever leaves has all that listen closed, and hears of nothing more', async () => {
  const { unmount } = await show({ reads: false });
  await waits(0, 1);
  unmount();
  expect(listeners[0]?.stops[0]).toBeUndefined();
  expect(listeners[0]?.stops).not.toHaveLength(0);
  expect(onMayCome).toHaveBeenLastCalledWith(false);
});
