import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutEcho } from './echo.ts';
import { readAloud, sentencesOf } from './read-aloud.ts';
import { SpokenAnswer } from './spoken-answer.ts';

const QUESTION = 'Conte de um problema difícil que você resolveu com filas.';

describe('an echo of the question', () => {
  it.each([
    'conte',
    'conte de',
    'ponte de',
    'conte de um problema',
    'conte de um problema difícil que você resolveu com filhas',
  ])('is not what somebody says: %s', (heard) => {
    expect(withoutEcho(heard, QUESTION, false)).toBe('');
  });

  it('leaves what is said after it', () => {
    const heard = 'conte de um poema difícil que você resolveu com filas no meu time caíam pedidos';
    expect(withoutEcho(heard, QUESTION, true)).toBe('no meu time caíam pedidos');
    expect(withoutEcho(heard, QUESTION, false)).toBe('no meu time caíam pedidos');
  });

  it('lets whoever speaks interrupt, from their second word on', () => {
    expect(withoutEcho('desculpe', QUESTION, false)).toBe('');
    expect(withoutEcho('desculpe espere', QUESTION, false)).toBe('desculpe espere');
  });

  it('keeps a short answer that comes at once', () => {
    for (const heard of ['Sim', 'Não', 'Uso filas', 'filas', 'um problema'])
      expect(withoutEcho(heard, QUESTION, true)).toBe(heard);
  });
});

describe('what is heard', () => {
  const heard = (key: string, text: string, confidence: number | null = null) => ({
    key,
    text,
    isFinal: confidence !== null,
    confidence,
  });

  it('goes on after what was answered before, each stretch as it was understood last', () => {
    const answer = new SpokenAnswer('Trabalho com filas. ');
    answer.hear(heard('1 0', 'medimos'), null);
    answer.hear(heard('1 1', 'e'), null);
    answer.hear(heard('1 0', 'Medimos tudo', 0.8), null);
    answer.hear(heard('1 1', 'e caiu', 0.4), null);
    expect(answer.text).toBe('Trabalho com filas. Medimos tudo e caiu');
    expect(answer.confidence).toBe(0.667);
  });

  it('is in the order in which it was said, whichever words come first', () => {
    const answer = new SpokenAnswer('Usei filas.');
    answer.hear({ ...heard('2 1', 'por fim'), said: { from: 9000, to: 9500 } }, null);
    answer.hear({ ...heard('1 1', 'primeiro'), said: { from: 1000, to: 2000 } }, null);
    expect(answer.text).toBe('Usei filas. primeiro por fim');
  });

  it('leaves alone what somebody has written, and goes on after it', () => {
    const answer = new SpokenAnswer('');
    answer.hear(heard('1 0', 'uso fios'), null);
    answer.startFrom('Uso filas. ');
    answer.hear(heard('1 0', 'uso fios e'), null);
    answer.hear({ ...heard('1 1', 'e meço'), said: { from: 0, to: 1 } }, null);
    expect(answer.text).toBe('Uso filas. e meço');
  });

  it('says nothing of how sure a browser is that does not say it', () => {
    const answer = new SpokenAnswer('');
    answer.hear(heard('1 0', 'sim', 0), null);
    expect(answer.confidence).toBeNull();
  });

  it('leaves the question out of a stretch that began with it, also once it is long over', () => {
    const answer = new SpokenAnswer('');
    answer.hear(heard('1 0', 'conte de um problema'), { text: QUESTION, isOver: false });
    expect(answer.text).toBe('');
    answer.hear(heard('1 0', `${QUESTION} foi assim mesmo`, 0.9), null);
    expect(answer.text).toBe('foi assim mesmo');
    answer.hear(heard('1 1', 'conte de um problema'), null);
    expect(answer.text).toBe('foi assim mesmo conte de um problema');
  });
});

describe('what is read out', () => {
  it('comes sentence by sentence, none of them long, and no word is lost', () => {
    expect(sentencesOf('Olá, Ana. Como vai? Conte-me…')).toEqual(['Olá, Ana.', 'Como vai?', 'Conte-me…']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,12}[.?!,]?$/), { maxLength: 120 }), (words) => {
        const parts = sentencesOf(words.join(' '));
        expect(parts.join(' ').split(/\s+/).join('')).toBe(words.join(''));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  const spoken: { text: string; onend: (() => void) | null }[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'pt-BR', localService: true }],
    speak: (utterance: (typeof spoken)[number]) => void spoken.push(utterance),
    cancel: vi.fn(),
  });
  beforeEach(() => {
    vi.useFakeTimers();
    spoken.length = 0;
    vi.stubGlobal('speechSynthesis', synthesis);
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
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on where a browser never says that a sentence has ended', async () => {
    const onEnd = vi.fn();
    readAloud('Um. Dois. Três.', 'pt-BR', onEnd);
    await vi.advanceTimersByTimeAsync(0);
    expect(spoken.map(({ text }) => text)).toEqual(['Um.']);
    spoken[0]?.onend?.();
    expect(spoken.map(({ text }) => text)).toEqual(['Um.', 'Dois.']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(spoken.map(({ text }) => text)).toEqual(['Um.', 'Dois.', 'Três.']);
    expect(onEnd).toHaveBeenCalledWith('read');
    spoken[1]?.onend?.();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stops when it is told to, and says nothing of it', async () => {
    const onEnd = vi.fn();
    const stop = readAloud('Um. Dois.', 'pt-BR', onEnd);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    spoken[0]?.onend?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spoken).toHaveLength(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it.each([
    [
      'without any voice',
      { ...synthesis, getVoices: () => [], addEventListener: () => 0, removeEventListener: () => 0 },
    ],
    ['without a voice of the language', { ...synthesis, getVoices: () => [{ lang: 'de-DE' }] }],
    ['that cannot speak', undefined],
  ])('is left to be read in a browser %s', async (_, stub) => {
    vi.stubGlobal('speechSynthesis', stub);
    const onEnd = vi.fn();
    readAloud('Um.', 'pt-BR', onEnd);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onEnd).toHaveBeenCalledWith('unread');
    expect(spoken).toHaveLength(0);
  });

  describe('that a service reads where the browser cannot', () => {
    const context = {
      source: null as { onended: (() => void) | null } | null,
      opened: 0,
      resumed: 0,
      closed: 0,
      started: 0,
    };
    beforeEach(() => {
      Object.assign(context, { source: null, opened: 0, resumed: 0, closed: 0, started: 0 });
      vi.stubGlobal('speechSynthesis', { ...synthesis, getVoices: () => [{ lang: 'de-DE' }] });
      vi.stubGlobal(
        'AudioContext',
        class {
          destination = {};
          constructor() {
            context.opened += 1;
          }
          decodeAudioData = async (bytes: ArrayBuffer) => {
            if (bytes.byteLength === 0) throw new Error('no sound');
            return { duration: 3 };
          };
          createBufferSource = () => {
            context.source = { onended: null };
            return Object.assign(context.source, {
              connect: () => 0,
              start: () => {
                context.started += 1;
              },
            });
          };
          resume = async () => {
            context.resumed += 1;
          };
          close = async () => {
            context.closed += 1;
          };
        },
      );
    });
    const soundOf = async () => new ArrayBuffer(8);

    it('is read once it has been played', async () => {
      const onEnd = vi.fn();
      readAloud('Um.', 'pt-BR', onEnd, soundOf);
      await vi.advanceTimersByTimeAsync(0);
      expect([context.started, onEnd.mock.calls]).toEqual([1, []]);
      context.source?.onended?.();
      expect(onEnd.mock.calls).toEqual([['read']]);
      expect(context.closed).toBe(1);
    });

    it('is left to be read where it does not come in time, and not played then', async () => {
      const onEnd = vi.fn();
      let come: (bytes: ArrayBuffer) => void = () => undefined;
      readAloud('Um.', 'pt-BR', onEnd, () => new Promise((resolve) => (come = resolve)));
      await vi.advanceTimersByTimeAsync(7900);
      expect(onEnd).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect(onEnd.mock.calls).toEqual([['unread']]);
      come(new ArrayBuffer(8));
      await vi.advanceTimersByTimeAsync(60_000);
      expect([context.started, context.closed, onEnd.mock.calls.length]).toEqual([0, 1, 1]);
    });

    it('is left to be read where it began to play and never ends', async () => {
      const onEnd = vi.fn();
      readAloud('Um.', 'pt-BR', onEnd, soundOf);
      await vi.advanceTimersByTimeAsync(4900);
      expect([context.started, onEnd.mock.calls]).toEqual([1, []]);
      await vi.advanceTimersByTimeAsync(100);
      expect(onEnd.mock.calls).toEqual([['unread']]);
      expect(context.closed).toBe(1);
    });

    it('may be heard, since its player was opened by the press that asked for it', () => {
      const stop = readAloud('Um.', 'pt-BR', vi.fn(), soundOf);
      expect([context.opened, context.resumed]).toEqual([1, 1]);
      stop();
      expect(context.closed).toBe(1);
    });

    it('falls silent at once when it is interrupted, also while it loads', async () => {
      const onEnd = vi.fn();
      const stop = readAloud('Um.', 'pt-BR', onEnd, soundOf);
      await vi.advanceTimersByTimeAsync(0);
      stop();
      expect(context.closed).toBe(1);
      context.source?.onended?.();
      readAloud('Um.', 'pt-BR', onEnd, soundOf)();
      await vi.advanceTimersByTimeAsync(0);
      expect([context.started, onEnd.mock.calls]).toEqual([1, []]);
    });

    it.each([
      ['does not come', () => Promise.reject(new Error('no'))],
      ['is none', async () => new ArrayBuffer(0)],
    ])('is left to be read where the sound %s', async (_, load) => {
      const onEnd = vi.fn();
      readAloud('Um.', 'pt-BR', onEnd, load);
      await vi.advanceTimersByTimeAsync(0);
      expect(onEnd.mock.calls).toEqual([['unread']]);
    });

    it('is left to the voice of a browser that has one', async () => {
      vi.stubGlobal('speechSynthesis', synthesis);
      const load = vi.fn(soundOf);
      readAloud('Um.', 'pt-BR', vi.fn(), load);
      await vi.advanceTimersByTimeAsync(0);
      expect(load).not.toHaveBeenCalled();
      expect(spoken).toHaveLength(1);
    });
  });
});
