import type { Locale } from '@prova/contract/common';
import { openPlayer } from './play-sound.ts';

/** How long somebody needs to read so many letters to themselves, or a voice to read them out. Milliseconds. */
const LETTER_MS = 65;
/** Beyond that a sentence has ended, whether the browser says so or not. */
const LATEST_MS = 2000;
const VOICES_MS = 1000;
/** Longer utterances are broken off by some browsers. */
const LONGEST = 200;

export const readingMs = (text: string): number => text.length * LETTER_MS;

/** A text in parts that are spoken one by one. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?…]+[.!?…]*/g) ?? [];
  return sentences.flatMap(inParts).filter((part) => /\p{L}|\p{N}/u.test(part));
}

function inParts(sentence: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of sentence.trim().split(/\s+/)) {
    if (part !== '' && part.length + word.length >= LONGEST) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? word : `${part} ${word}`;
  }
  return part === '' ? parts : [...parts, part];
}

/**
 * Reads a text out, sentence by sentence.
 * @param onEnd once it has: `read`, or `unread` where nobody has a voice for the language
 * @param speak the text as a service speaks it, for a browser that has no voice; null: there is none
 * @returns how to stop it; then `onEnd` is not called
 */
export function readAloud(
  text: string,
  locale: Locale,
  onEnd: (how: 'read' | 'unread') => void,
  speak: (() => Promise<ArrayBuffer>) | null = null,
): () => void {
  let wanted = true;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  const player = speak && !voiceNow(synthesis, locale) ? openPlayer() : null;
  const end = (how: 'read' | 'unread') => {
    if (!wanted) return;
    wanted = false;
    onEnd(how);
  };
  const say = ([sentence, ...rest]: readonly string[], voice: SpeechSynthesisVoice) => {
    if (!wanted) return;
    if (sentence === undefined) {
      end('read');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = voice.lang;
    utterance.voice = voice;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(watchdog);
      say(rest, voice);
    };
    utterance.onend = goOn;
    utterance.onerror = goOn;
    // Some browsers never say that they have ended.
    watchdog = setTimeout(
      () => {
        synthesis?.cancel();
        goOn();
      },
      LATEST_MS + 2 * readingMs(sentence),
    );
    synthesis?.speak(utterance);
  };
  void voiceFor(synthesis, locale).then((voice) => {
    if (!wanted) return;
    if (!voice) {
      if (speak && player) player.play(speak, end);
      else end('unread');
      return;
    }
    player?.close();
    // What another page or question has left to be said.
    synthesis?.cancel();
    say(sentencesOf(text), voice);
  });
  return () => {
    if (!wanted) return;
    wanted = false;
    clearTimeout(watchdog);
    player?.close();
    synthesis?.cancel();
  };
}

async function voiceFor(synthesis: SpeechSynthesis | undefined, locale: Locale): Promise<SpeechSynthesisVoice | null> {
  if (synthesis?.getVoices().length === 0) await voicesCome(synthesis);
  return voiceNow(synthesis, locale);
}

function voiceNow(synthesis: SpeechSynthesis | undefined, locale: Locale): SpeechSynthesisVoice | null {
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return null;
  const [language] = locale.split('-');
  const voices = synthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language ?? locale));
  const exact = voices.filter(({ lang }) => lang.replace('_', '-') === locale);
  // What reads on the device needs no connection and tells nobody.
  const inOrder = [...exact, ...voices];
  return inOrder.find(({ localService }) => localService) ?? inOrder[0] ?? null;
}

/** Browsers load their voices when they are first asked for. */
function voicesCome(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_MS);
    synthesis.addEventListener('voiceschanged', done);
  });
}
