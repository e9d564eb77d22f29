import {
  ANSWER_SECONDS_MAX,
  NO_WORD_MS,
  SILENCE_ENDS_MS,
  SILENCE_FREE_MS,
  SILENCE_OFFERS_MS,
} from './ai-interview-fields.ts';

/** Where one spoken answer is. `asking`: the program reads the question; `offered`: the answer seems to be over. */
export type TurnPhase = 'asking' | 'listening' | 'offered' | 'ended';

/** How the program takes turns with whoever speaks. Times are milliseconds of one clock that never goes back. */
export interface TurnTaking {
  readonly phase: TurnPhase;
  /** All that has been heard of this answer. */
  readonly heard: string;
  /** What of it was there before anybody listened: nothing ends for it. */
  readonly before: string;
  /** Since when nobody has said anything: the question, or the last word. */
  readonly silentSince: number;
  /** When somebody began to speak; null before the first word that is new. */
  readonly begunAt: number | null;
  /** Whoever speaks has said that they think, or that they are not finished: nothing ends before they speak again. */
  readonly holds: boolean;
  /** Nobody has said a word for so long that the page asks gently. */
  readonly isQuiet: boolean;
  /** It is as long as an answer should be: the page offers to end it. */
  readonly isLong: boolean;
  /** The last time that anything happened. */
  readonly at: number;
}

export type TurnEvent = { readonly at: number } & (
  | { readonly type: 'asking' }
  /** The question was read out. Where nobody reads it, reading takes so long. */
  | { readonly type: 'asked'; readonly readingMs?: number }
  /** The whole answer, as far as it is understood by now. */
  | { readonly type: 'heard'; readonly text: string }
  /** Somebody speaks whose words come later, or words are still being written down. */
  | { readonly type: 'voice' }
  | { readonly type: 'hold' }
  /** Nobody listens for a while: the page is out of sight, or asks something else. */
  | { readonly type: 'away' }
  | { readonly type: 'tick' }
);

/** Ticks come several times a second. A page that has slept for longer does not know what was said meanwhile. */
export const SLEPT_MS = 2000;

/** @param heard what was answered before; only a new word starts the clocks */
export function beginTurn(at: number, heard = ''): TurnTaking {
  return {
    phase: 'asking',
    heard,
    before: heard,
    silentSince: at,
    begunAt: null,
    holds: false,
    isQuiet: false,
    isLong: false,
    at,
  };
}

export function takeTurn(turn: TurnTaking, event: TurnEvent): TurnTaking {
  if (turn.phase === 'ended') return turn;
  const at = Math.max(event.at, turn.at);
  const awake = at - turn.at > SLEPT_MS && turn.phase !== 'asking' ? afterSleep(turn, at) : { ...turn, at };
  switch (event.type) {
    case 'asking':
      return { ...awake, phase: 'asking' };
    case 'asked':
      return { ...awake, phase: 'listening', silentSince: at + (event.readingMs ?? 0), isQuiet: false };
    case 'heard':
      return event.text === awake.heard ? afterSilence(awake) : afterWords(awake, event.text);
    case 'voice':
      return afterVoice(awake);
    case 'hold':
      return { ...awake, phase: awake.phase === 'offered' ? 'listening' : awake.phase, holds: true };
    case 'away':
      return afterAbsence(awake);
    case 'tick':
      return afterSilence(awake);
  }
}

/** Words, also while the question is read: whoever speaks has the turn. */
function afterWords(turn: TurnTaking, text: string): TurnTaking {
  // What is taken back to a sound has not begun: there would be nothing to send.
  const begunAt = saysSomething(newWords(turn, text)) ? (turn.begunAt ?? turn.at) : null;
  return {
    ...turn,
    phase: 'listening',
    heard: text,
    silentSince: turn.at,
    begunAt,
    // The same words come once more when they are final; that is nobody who goes on.
    holds: asksForTime(text) || (turn.holds && wordsOf(text).length <= wordsOf(turn.heard).length),
    isQuiet: false,
    isLong: isLong(begunAt, turn.at),
  };
}

/** No silence, and no word yet: it may be the question that the microphone hears. */
const afterVoice = (turn: TurnTaking): TurnTaking => ({
  ...turn,
  phase: turn.phase === 'offered' ? 'listening' : turn.phase,
  silentSince: Math.max(turn.silentSince, turn.at),
  isQuiet: false,
  isLong: isLong(turn.begunAt, turn.at),
});

const newWords = ({ before }: TurnTaking, text: string) => (text.startsWith(before) ? text.slice(before.length) : text);

/** Whoever comes back is in no hurry: what was said stays, and the clocks wait for a word. */
function afterAbsence(turn: TurnTaking): TurnTaking {
  const silentSince = Math.max(turn.silentSince, turn.at);
  return { ...beginTurn(turn.at, turn.heard), phase: turn.phase === 'asking' ? 'asking' : 'listening', silentSince };
}

function afterSilence(turn: TurnTaking): TurnTaking {
  if (turn.phase === 'asking') return turn;
  const silence = turn.at - turn.silentSince;
  const { begunAt } = turn;
  if (begunAt === null) return { ...turn, isQuiet: turn.isQuiet || (!turn.holds && silence >= NO_WORD_MS) };
  const next = { ...turn, isLong: isLong(begunAt, turn.at) };
  if (turn.holds) return next;
  if (silence >= SILENCE_ENDS_MS && turn.at - begunAt >= SILENCE_FREE_MS) return { ...next, phase: 'ended' };
  return silence >= SILENCE_OFFERS_MS ? { ...next, phase: 'offered' } : next;
}

/** The silence goes on from where it was; what was slept through is no part of it. */
function afterSleep(turn: TurnTaking, at: number): TurnTaking {
  const slept = at - turn.at;
  return {
    ...turn,
    silentSince: turn.silentSince + slept,
    begunAt: turn.begunAt === null ? null : turn.begunAt + slept,
    at,
  };
}

const isLong = (begunAt: number | null, at: number) => begunAt !== null && at - begunAt >= ANSWER_SECONDS_MAX * 1000;

/** Without accents, marks and capitals. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sounds of somebody who has not found their words yet. */
const SOUND = /^(?:h+u*m+|u+h*m*|m+|a+h*|e+[hr]*|o+h*)$/;
const FILLERS: ReadonlySet<string> = new Set(['bom', 'bem', 'entao', 'tipo', 'well', 'so', 'like']);
const isFiller = (word: string) => FILLERS.has(word) || SOUND.test(word);

/** Whether there is more in it than sounds. */
export const saysSomething = (text: string): boolean => !wordsOf(text).every(isFiller);

const TIMES = ['momento', 'momentinho', 'minuto', 'minutinho', 'instante', 'segundo', 'segundinho'];
const ENGLISH_TIMES = ['moment', 'minute', 'second', 'sec'];
/** How somebody says that they think. A time alone may be what they tell of. */
const PLEAS: ReadonlySet<string> = new Set([
  ...['me', 'eu', 'deixa', 'deixe', 'vou', 'preciso', 'que', 'so'].flatMap((word) => [
    `${word} pensar`,
    `${word} lembrar`,
  ]),
  ...['deixa eu', 'deixe eu', 'deixa me', 'deixe me', 'me deixa', 'me deixe'].map((words) => `${words} ver`),
  ...TIMES.flatMap((time) => [`so um ${time}`, `me da um ${time}`, `espera um ${time}`]),
  ...['um momento', 'um momentinho', 'um instante', 'espera ai', 'pera ai', 'perai', 'estou pensando', 'to pensando'],
  ...['let me think', 'let me see', 'let me remember', 'need to think', 'have to think'],
  ...ENGLISH_TIMES.flatMap((time) =>
    ['just a', 'just one', 'give me a', 'give me one', 'wait a'].map((words) => `${words} ${time}`),
  ),
  ...['one moment', 'hold on', 'hang on', 'm thinking', 'am thinking', 'still thinking'],
]);
const LONGEST_PLEA = 4;
/** What may still follow. */
const TRAIL: ReadonlySet<string> = new Set(
  'sobre nisso nisto disso isso aqui melhor direito um pouco pouquinho por favor essa esta pergunta about that this it here for a one bit moment minute second please'.split(
    ' ',
  ),
);

/** Whether what was said last is that somebody thinks. */
export function asksForTime(text: string): boolean {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = 1; length <= LONGEST_PLEA; length += 1)
      if (PLEAS.has(words.slice(Math.max(0, end - length), end).join(' '))) return true;
    const last = words[end - 1] ?? '';
    if (!TRAIL.has(last) && !isFiller(last)) return false;
  }
  return false;
}
