import { BROWSERS_OWN } from './device-choice.ts';

/** Two notes, so that nobody takes them for a fault. */
const NOTES_HZ = [523.25, 659.25];
const NOTE_SECONDS = 0.45;
const LOUDNESS = 0.25;

/** Whether this browser lets a page choose where its sound goes. */
export const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/** Plays a short tone through a speaker. Throws what the browser has against it. */
export async function playTone(speaker: string): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const output = context.createMediaStreamDestination();
    const player = new Audio();
    player.srcObject = output.stream;
    if (speaker !== BROWSERS_OWN && canChooseSpeaker()) await player.setSinkId(speaker);
    await player.play();
    await Promise.all(NOTES_HZ.map((pitch, index) => playNote(context, output, pitch, index * NOTE_SECONDS)));
    player.pause();
    player.srcObject = null;
  } finally {
    void context.close();
  }
}

function playNote(context: AudioContext, output: AudioNode, pitch: number, after: number): Promise<void> {
  const note = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + 0.05 + after;
  const end = start + NOTE_SECONDS;
  note.frequency.value = pitch;
  // Rises and falls softly: a tone that is cut off crackles.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.04);
  volume.gain.linearRampToValueAtTime(0, end);
  note.connect(volume).connect(output);
  note.start(start);
  note.stop(end);
  return new Promise((resolve) => {
    note.onended = () => resolve();
  });
}
