import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRecognition } from '../../../../test/ai-interview.ts';
import { setVisibility } from '../../../../test/visibility.ts';
import { VoiceName } from './voice-name.tsx';
import { VoiceTurn } from './voice-turn.tsx';

const QUESTION = 'Conte de um problema difícil que você resolveu.';

const utterances: { text: string; onend: (() => void) | null }[] = [];
let ears: ReturnType<typeof stubRecognition>;
const cancel = vi.fn();
const [onEnd, onOffer, onFailure] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  utterances.length = 0;
  ears = stubRecognition();
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-BR', localService: true }],
      speak: (utterance: (typeof utterances)[number]) => void utterances.push(utterance),
      cancel,
    }),
  );
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Answered({ reads, before }: { reads: boolean; before: string }) {
  const [text, setText] = useState(before);
  const [start] = useState({ text: before });
  return (
    <>
      <VoiceTurn
        prompt={QUESTION}
        asked={{ what: 'turn', turn: 1 }}
        locale="pt-BR"
        reads={reads}
        before={start}
        mode="listening"
        isAway={false}
        onText={setText}
        onOffer={onOffer}
        onEnd={onEnd}
        onMayCome={() => undefined}
        onFailure={onFailure}
      />
      <p data-testid="text">{text}</p>
    </>
  );
}

async function begin({ reads = false, before = '' } = {}) {
  render(<Answered reads={reads} before={before} />);
  await pass(0);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const say = (transcript: string) => act(() => ears.says({ transcript }));
const text = () => screen.getByTestId('text').textContent;

/** A word a second. */
async function speak(seconds: number) {
  for (let second = 1; second <= seconds; second += 1) {
    say(`palavra${second}`);
    await pass(1000);
  }
}

describe('whoever speaks', () => {
  it('is sent on after four seconds of silence, and told before', async () => {
    await begin();
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
    await speak(12);
    await pass(600);
    expect(screen.getByText(/Terminou\?/)).toBeTruthy();
    expect(onOffer).toHaveBeenLastCalledWith(true);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(2600);
    expect(onEnd).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('goes on after pauses, and by saying that they are not finished', async () => {
    await begin();
    await speak(12);
    await pass(2500);
    say('hum');
    await pass(3500);
    fireEvent.click(screen.getByRole('button', { name: 'Ainda não terminei' }));
    await pass(60_000);
    expect(screen.getByText(/Pense com calma/)).toBeTruthy();
    expect(onEnd).not.toHaveBeenCalled();
    say('e medimos');
    expect(text()).toMatch(/^palavra1 .*palavra12 hum e medimos$/);
    await pass(4200);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is waited for after asking for time', async () => {
    await begin();
    await speak(12);
    say('deixe-me pensar');
    await pass(120_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('and says nothing is asked gently', async () => {
    await begin();
    await pass(8000 + QUESTION.length * 65 + 400);
    expect(screen.getByRole('status').textContent).toMatch(/^Sem pressa\./);
    say('usei filas');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('goes on with what was answered before', async () => {
    await begin({ before: 'Usei filas' });
    say('e medimos');
    expect(text()).toBe('Usei filas e medimos');
  });

  it('is not sent on for what was answered before, without a new word', async () => {
    await begin({ before: 'Usei filas' });
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    say('e medimos');
    await pass(10_200);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is waited for though what they said before becomes final', async () => {
    await begin();
    await speak(12);
    act(() => ears.says({ transcript: 'e medimos', isFinal: false }));
    await pass(1800);
    fireEvent.click(screen.getByRole('button', { name: 'Ainda não terminei' }));
    say('E medimos.');
    await pass(60_000);
    expect(screen.getByText(/Pense com calma/)).toBeTruthy();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('cannot be heard: that is said once', async () => {
    await begin();
    act(() => ears.fails('not-allowed'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('denied');
  });
});

describe('a question that is read out', () => {
  it('is no answer where the microphone hears it, and no silence', async () => {
    await begin({ reads: true });
    expect(utterances.map((each) => each.text)).toEqual([QUESTION]);
    expect(screen.getByText(/Lendo a pergunta/)).toBeTruthy();
    say('conte de um problema difícil que você');
    await pass(3000);
    expect(text()).toBe('');
    expect(screen.getByText(/Lendo a pergunta/)).toBeTruthy();
    act(() => utterances[0]?.onend?.());
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
    await pass(7800);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is broken off by whoever speaks over it, of whom no word is lost', async () => {
    await begin({ reads: true });
    cancel.mockClear();
    say('já sei vou contar');
    expect(cancel).toHaveBeenCalled();
    expect(text()).toBe('já sei vou contar');
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
  });

  it('is heard again, or not at all, which is remembered', async () => {
    await begin({ reads: true });
    fireEvent.click(screen.getByRole('button', { name: 'Parar a leitura' }));
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvir a pergunta' }));
    await pass(0);
    expect(utterances).toHaveLength(2);
    expect(screen.getByText(/Lendo a pergunta/)).toBeTruthy();
    const mute = screen.getByRole('button', { name: 'Não ler em voz alta' });
    fireEvent.click(mute);
    expect(mute.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
    expect(localStorage.getItem('prova.ai-interview.muted')).toBe('true');
  });

  it('and a browser that never says it is over goes on listening', async () => {
    await begin({ reads: true });
    await pass(60_000);
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
  });

  it('is silent once it is left', async () => {
    await begin({ reads: true });
    cancel.mockClear();
    cleanup();
    expect(cancel).toHaveBeenCalled();
    expect(ears.listens).toBe(false);
  });

  it('comes before listening on a phone, which does one at a time', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/142 Mobile');
    await begin({ reads: true });
    expect(ears.listens).toBe(false);
    expect(screen.getByText('Lendo a pergunta. Em seguida ouvimos você.')).toBeTruthy();
    act(() => utterances[0]?.onend?.());
    await pass(0);
    expect(ears.listens).toBe(true);
    say('usei filas');
    fireEvent.click(screen.getByRole('button', { name: 'Ouvir a pergunta' }));
    await pass(0);
    act(() => utterances[1]?.onend?.());
    await pass(0);
    say('e medimos');
    expect(text()).toBe('usei filas e medimos');
  });
});

describe('a tab that nobody sees', () => {
  it('hears nothing and sends nothing, and goes on where it was once it is seen again', async () => {
    await begin();
    await speak(12);
    await pass(2500);
    setVisibility('hidden');
    expect(ears.listens).toBe(false);
    expect(onOffer).toHaveBeenLastCalledWith(false);
    await pass(60_000);
    setVisibility('visible');
    await pass(0);
    expect(ears.listens).toBe(true);
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    say('e medimos');
    expect(text()).toMatch(/^palavra1 .*palavra12 e medimos$/);
    await pass(10_200);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('reads nothing out: the question is read again once it is seen', async () => {
    await begin({ reads: true });
    cancel.mockClear();
    setVisibility('hidden');
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByText('Não estamos ouvindo agora.')).toBeTruthy();
    await pass(60_000);
    setVisibility('visible');
    await pass(0);
    expect(utterances.map((each) => each.text)).toEqual([QUESTION, QUESTION]);
    expect(screen.getByText(/Lendo a pergunta/)).toBeTruthy();
  });
});

describe('the name', () => {
  const onName = vi.fn();
  const name = (isAway: boolean) => (
    <VoiceName
      isAway={isAway}
      onName={onName}
      isOver={false}
      onEnd={onEnd}
      onMayCome={() => undefined}
      onFailure={onFailure}
    />
  );

  it('that was said goes on its way, but not while something else is asked', async () => {
    const { rerender } = render(name(false));
    await pass(0);
    say('meu nome é ana duarte');
    expect(onName).toHaveBeenCalledWith('Ana Duarte');
    rerender(name(true));
    expect(screen.getByText('Não estamos ouvindo agora.')).toBeTruthy();
    expect(ears.listens).toBe(false);
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    rerender(name(false));
    await pass(1500);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is listened to after the request is read on a phone, which says so', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/142 Mobile');
    render(name(false));
    await pass(0);
    expect(screen.getByText('Lendo o pedido. Em seguida ouvimos você.')).toBeTruthy();
    expect(ears.listens).toBe(false);
  });
});
