import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForTime, beginTurn, saysSomething, type TurnTaking, takeTurn } from './turn-taking.ts';

const TICK_MS = 100;

/** Somebody who speaks, or does not, before a program that listens. */
function conversation(readingMs = 0, before = '') {
  let at = 1000;
  let turn = takeTurn(beginTurn(at, before), { type: 'asked', at, readingMs });
  const self = {
    get turn(): TurnTaking {
      return turn;
    },
    says: (words: string) => {
      turn = takeTurn(turn, { type: 'heard', at, text: `${turn.heard} ${words}`.trim() });
      return self;
    },
    /** The whole answer is understood another way. */
    isUnderstood: (text: string) => {
      turn = takeTurn(turn, { type: 'heard', at, text });
      return self;
    },
    silence: (ms: number) => {
      for (let left = ms; left > 0; left -= TICK_MS) {
        at += Math.min(TICK_MS, left);
        turn = takeTurn(turn, { type: 'tick', at });
      }
      return self;
    },
    /** Speaks, and is not understood yet. */
    isHeard: (ms: number) => {
      for (let left = ms; left > 0; left -= TICK_MS) {
        at += Math.min(TICK_MS, left);
        turn = takeTurn(turn, { type: 'voice', at });
      }
      return self;
    },
    sleeps: (ms: number) => {
      at += ms;
      turn = takeTurn(turn, { type: 'tick', at });
      return self;
    },
    isAway: () => {
      turn = takeTurn(turn, { type: 'away', at });
      return self;
    },
    holds: () => {
      turn = takeTurn(turn, { type: 'hold', at });
      return self;
    },
    /** So long that an end may be made: a word a second. */
    speaks: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) self.says(`palavra${second}`).silence(1000);
      return self;
    },
  };
  return self;
}

describe('the end of an answer', () => {
  it('is offered after a second and a half of silence, and made after four', () => {
    const talk = conversation().speaks(12);
    expect(talk.silence(400).turn.phase).toBe('listening');
    expect(talk.silence(100).turn.phase).toBe('offered');
    expect(talk.silence(2400).turn.phase).toBe('offered');
    expect(talk.silence(100).turn.phase).toBe('ended');
  });

  it.each([1400, 2500, 3500])('does not come in a pause of %i ms, with a sound in it or without', (pause) => {
    const talk = conversation()
      .speaks(12)
      .silence(pause - 1000);
    expect(talk.turn.phase).not.toBe('ended');
    expect(talk.says('hum').silence(pause).turn.phase).not.toBe('ended');
    expect(talk.says('e depois medimos').turn.phase).toBe('listening');
    expect(talk.turn.heard).toMatch(/^palavra0 .*hum e depois medimos$/);
  });

  it('takes an offer back when somebody goes on', () => {
    const talk = conversation().speaks(12).silence(1000);
    expect(talk.turn.phase).toBe('offered');
    expect(talk.says('mais').turn.phase).toBe('listening');
  });

  it('is not made in the first ten seconds of an answer, however long one has thought before', () => {
    const talk = conversation().silence(60_000).says('Sim, três anos.').silence(9900);
    expect(talk.turn.phase).toBe('offered');
    expect(talk.silence(100).turn.phase).toBe('ended');
  });

  it.each([
    'deixe-me pensar',
    'deixa eu ver',
    'Me deixa pensar um pouco…',
    'só um momento',
    'preciso pensar sobre isso, hum',
    'peraí',
    'let me think',
    'Let me think about that for a second.',
    'give me a moment',
    'hang on',
    'I’m thinking, uh',
  ])('waits for whoever asks for time: %s', (plea) => {
    const talk = conversation().speaks(12).says(plea).silence(120_000);
    expect(talk.turn.phase).toBe('listening');
    expect(talk.turn.isQuiet).toBe(false);
    expect(talk.says('então usamos filas').silence(1500).turn.phase).toBe('offered');
    expect(talk.silence(2500).turn.phase).toBe('ended');
  });

  it('waits for whoever says that they are not finished', () => {
    const talk = conversation().speaks(12).silence(1000).holds().silence(60_000);
    expect(talk.turn.phase).toBe('listening');
    expect(talk.says('por isso').silence(4000).turn.phase).toBe('ended');
  });

  it('still waits for them when what they said before becomes final', () => {
    const talk = conversation().speaks(12).silence(1000).holds();
    talk.isUnderstood(`${talk.turn.heard}.`).silence(60_000);
    expect(talk.turn).toMatchObject({ phase: 'listening', holds: true });
    expect(talk.says('por isso').silence(4000).turn.phase).toBe('ended');
  });

  it('does not come once all that was heard is taken back', () => {
    const talk = conversation().says('sim').silence(1000).isUnderstood('').silence(60_000);
    expect(talk.turn).toMatchObject({ phase: 'listening', begunAt: null });
    talk.isUnderstood('hum').silence(60_000);
    expect(talk.turn.phase).toBe('listening');
  });

  it('is offered, never made, because an answer is long', () => {
    const talk = conversation().speaks(299);
    expect(talk.turn.isLong).toBe(false);
    expect(talk.speaks(2).turn).toMatchObject({ isLong: true, phase: 'listening' });
  });

  it('stays the end', () => {
    const talk = conversation().speaks(12).silence(4000);
    const { turn } = talk;
    expect(talk.says('mais').holds().silence(5000).turn).toBe(turn);
  });
});

describe('before the first word', () => {
  it('it is asked gently after eight seconds, once', () => {
    const talk = conversation();
    expect(talk.silence(7900).turn.isQuiet).toBe(false);
    expect(talk.silence(100).turn.isQuiet).toBe(true);
    expect(talk.says('Oi').turn.isQuiet).toBe(false);
    expect(talk.silence(9000).turn.isQuiet).toBe(false);
  });

  it('reading what nobody reads out is no silence', () => {
    expect(conversation(6000).silence(13_900).turn.isQuiet).toBe(false);
    expect(conversation(6000).silence(14_000).turn.isQuiet).toBe(true);
  });

  it.each(['', '…', '- -', 'hum', 'Hmm, uh', 'é… ah'])('noise and sounds are no answer: %s', (sound) => {
    const talk = conversation();
    for (let count = 0; count < 40; count += 1) talk.says(sound).silence(1000);
    expect(talk.silence(20_000).turn).toMatchObject({ phase: 'listening', begunAt: null });
  });
});

describe('while the question is read', () => {
  it('nothing ends, and whoever speaks has the turn', () => {
    let turn = beginTurn(0);
    for (let at = 0; at < 60_000; at += TICK_MS) turn = takeTurn(turn, { type: 'tick', at });
    expect(turn).toMatchObject({ phase: 'asking', isQuiet: false });
    turn = takeTurn(turn, { type: 'heard', at: 60_000, text: 'Já sei' });
    expect(turn).toMatchObject({ phase: 'listening', begunAt: 60_000 });
  });

  it('it may be read again in the middle of an answer, which goes on after it', () => {
    const talk = conversation().speaks(12);
    let turn = takeTurn(talk.turn, { type: 'asking', at: talk.turn.at });
    turn = takeTurn(turn, { type: 'tick', at: talk.turn.at + 30_000 });
    expect(turn.phase).toBe('asking');
    turn = takeTurn(turn, { type: 'asked', at: talk.turn.at + 30_000 });
    expect(turn).toMatchObject({ phase: 'listening', heard: talk.turn.heard });
    turn = takeTurn(turn, { type: 'tick', at: talk.turn.at + 31_000 });
    expect(turn.phase).toBe('listening');
  });
});

describe('an answer that was begun before the page was loaded again', () => {
  it('waits for a new word, however long it takes', () => {
    const talk = conversation(0, 'Trabalho com filas').silence(120_000);
    expect(talk.turn).toMatchObject({ phase: 'listening', heard: 'Trabalho com filas', begunAt: null });
    talk.says('hum').silence(60_000);
    expect(talk.turn).toMatchObject({ phase: 'listening', begunAt: null });
    expect(talk.says('e medimos').silence(9900).turn.phase).toBe('offered');
    expect(talk.silence(100).turn.phase).toBe('ended');
  });
});

describe('whoever was away', () => {
  it('is sent on once they have spoken again, not before', () => {
    const talk = conversation().speaks(12).silence(2900).isAway().silence(60_000);
    expect(talk.turn).toMatchObject({ phase: 'listening', begunAt: null });
    expect(talk.turn.heard).toMatch(/palavra11$/);
    expect(talk.says('e medimos').silence(10_000).turn.phase).toBe('ended');
  });

  it('is still asked what was being read', () => {
    expect(takeTurn(beginTurn(0), { type: 'away', at: 100 }).phase).toBe('asking');
  });
});

it('what a page has slept through is no silence', () => {
  const talk = conversation().speaks(12).silence(400);
  expect(talk.sleeps(3_600_000).turn).toMatchObject({ phase: 'listening', isLong: false });
  expect(talk.silence(2600).turn.phase).toBe('ended');
});

it('knows sounds from words', () => {
  for (const sound of ['', ' ', 'hum', 'Hummm', 'uh', 'hmm', 'um', 'er', 'é…', 'Ah, hum', 'Bom,', 'well', '?!'])
    expect(saysSomething(sound)).toBe(false);
  for (const words of ['não', 'a fila', 'hum, sim', '3', 'No', 'Bom dia', 'Eu'])
    expect(saysSomething(words)).toBe(true);
});

it('does not take a word for a plea in the middle of what somebody tells', () => {
  for (const said of [
    'Deixei de pensar em servidores',
    'pedi para pensar em outra saída e medimos',
    'a espera caiu pela metade',
    'let me think about the second project: we cut costs',
    'só um momento, pronto: usei filas',
    'o tempo caiu para um minuto',
    'and then it took a second',
  ])
    expect(asksForTime(said)).toBe(false);
});

describe('whatever is said', () => {
  const steps = fc.array(
    fc.record({
      words: fc.constantFrom('', 'hum', 'sim', 'usei filas', 'deixe-me pensar', 'let me think'),
      silence: fc.integer({ min: 0, max: 12_000 }),
      hold: fc.boolean(),
    }),
    { maxLength: 12 },
  );

  it('an answer ends with words, ten seconds after the first, four after the last, and never while it is held', () => {
    fc.assert(
      fc.property(steps, (said) => {
        let at = 0;
        let turn = takeTurn(beginTurn(at), { type: 'asked', at });
        let [first, last, held] = [Number.NaN, 0, false];
        for (const { words, silence, hold } of said) {
          if (words !== '') {
            turn = takeTurn(turn, { type: 'heard', at, text: `${turn.heard} ${words}`.trim() });
            [last, held] = [at, asksForTime(turn.heard)];
            if (Number.isNaN(first) && saysSomething(turn.heard)) first = at;
          }
          if (hold) {
            turn = takeTurn(turn, { type: 'hold', at });
            held = true;
          }
          for (const end = at + silence; at < end; ) {
            at = Math.min(at + TICK_MS, end);
            turn = takeTurn(turn, { type: 'tick', at });
            const due = !held && at - last >= 4000 && at - first >= 10_000;
            expect(turn.phase === 'ended').toBe(due);
            if (due) return;
          }
        }
      }),
    );
  });

  it('it does not matter how often the clock is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1900 }), { maxLength: 40 }), (gaps) => {
        const start = takeTurn(takeTurn(beginTurn(0), { type: 'asked', at: 0 }), { type: 'heard', at: 0, text: 'sim' });
        let [often, seldom] = [start, start];
        let at = 0;
        for (const gap of gaps) {
          for (let part = 1; part <= 4; part += 1)
            often = takeTurn(often, { type: 'tick', at: at + Math.floor((gap * part) / 4) });
          at += gap;
          seldom = takeTurn(seldom, { type: 'tick', at });
          expect(often.phase).toBe(seldom.phase);
        }
      }),
    );
  });

  it('a clock that goes back changes nothing', () => {
    const talk = conversation().speaks(12);
    expect(takeTurn(talk.turn, { type: 'tick', at: 0 })).toEqual(talk.turn);
  });
});

describe('a voice whose words come later', () => {
  const many = 'palavra '.repeat(40);

  it('is no silence, however long it is waited for', () => {
    const talk = conversation().says(many).silence(11_000);
    expect(talk.turn.phase).toBe('ended');
    const heard = conversation().says(many).silence(2000).isHeard(60_000);
    expect(heard.turn.phase).toBe('listening');
    expect(heard.silence(1400).turn.phase).toBe('listening');
    expect(heard.silence(200).turn.phase).toBe('offered');
    expect(heard.silence(3000).turn.phase).toBe('ended');
  });

  it('ends nothing without a word, and is not asked to begin', () => {
    const { turn } = conversation().isHeard(60_000).silence(7000);
    expect(turn).toMatchObject({ phase: 'listening', begunAt: null, isQuiet: false });
  });

  it('may be the question that is being read', () => {
    const asking = takeTurn(beginTurn(0), { type: 'voice', at: 500 });
    expect(asking.phase).toBe('asking');
  });
});
