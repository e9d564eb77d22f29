import { vi } from 'vitest';

interface Given {
  readonly rate?: number;
  /** With which a microphone is refused. */
  readonly refusal?: string;
  /** The browser answers nothing to who wants sound to run, and it does not. */
  readonly isHeldBack?: boolean;
  readonly addModule?: () => Promise<undefined>;
}

type State = 'running' | 'suspended' | 'interrupted' | 'closed';

/** What a microphone hears, as a test says it. Undone by `vi.unstubAllGlobals()`. */
export function stubSound({
  rate = 16_000,
  refusal,
  isHeldBack = false,
  addModule = async () => undefined,
}: Given = {}) {
  const ports: { onmessage: ((event: { data: Float32Array }) => void) | null }[] = [];
  const tracks: { onended: (() => void) | null; stopped: boolean }[] = [];
  const contexts: (EventTarget & { becomes: (next: State) => void; isHeldBack: boolean })[] = [];
  const state = { contexts: 0, asked: 0 };
  const newTrack = () => {
    const track = {
      onended: null as (() => void) | null,
      stopped: false,
      stop: () => {
        track.stopped = true;
      },
      clone: () => newTrack(),
    };
    tracks.push(track);
    return track;
  };
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      state: State = 'suspended';
      isHeldBack = isHeldBack;
      readonly sampleRate: number;
      readonly destination = {};
      readonly audioWorklet = { addModule };
      readonly #asked: number | undefined;
      constructor(options?: { sampleRate?: number }) {
        super();
        contexts.push(this);
        this.#asked = options?.sampleRate;
        this.sampleRate = options?.sampleRate ?? rate;
        state.contexts += 1;
      }
      createMediaStreamSource() {
        // As Firefox does where the rate is another than that of the microphone.
        if (this.#asked !== undefined && this.#asked !== rate) throw new DOMException('', 'NotSupportedError');
        return { connect: (node: object) => node };
      }
      becomes(next: State) {
        this.state = next;
        this.dispatchEvent(new Event('statechange'));
      }
      resume = async () => {
        if (this.isHeldBack) await new Promise(() => undefined);
        this.becomes('running');
      };
      close = async () => {
        if (this.state === 'closed') throw new DOMException('', 'InvalidStateError');
        this.state = 'closed';
        state.contexts -= 1;
      };
    },
  );
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      readonly port: (typeof ports)[number] = { onmessage: null };
      constructor() {
        ports.push(this.port);
      }
      connect = (node: object) => node;
    },
  );
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    mediaDevices: {
      getUserMedia: async () => {
        state.asked += 1;
        if (refusal) throw new DOMException('', refusal);
        return { getAudioTracks: () => [newTrack()] };
      },
    },
  });
  return {
    state,
    tracks,
    contexts,
    newTrack,
    /** Plays a sound at the rate of the microphone, in blocks of a tenth of a second. */
    hears: (sound: Float64Array) => {
      const length = rate / 10;
      for (let at = 0; at < sound.length; at += length)
        for (const port of ports) port.onmessage?.({ data: Float32Array.from(sound.subarray(at, at + length)) });
    },
  };
}
