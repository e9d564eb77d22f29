import { vi } from 'vitest';

type Kind = 'video' | 'audio';

/** A camera or microphone: its id, and what the browser says when it is asked for. */
export interface FakeDevice {
  readonly kind: Kind;
  readonly id: string;
  readonly refuses?: string;
}

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  readonly kind: Kind;
  readonly #deviceId: string;
  constructor(kind: Kind, deviceId: string) {
    super();
    this.kind = kind;
    this.#deviceId = deviceId;
  }
  stop(): void {
    this.readyState = 'ended';
  }
  /** As when somebody pulls it out. */
  pullOut(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
  getSettings(): MediaTrackSettings {
    return { deviceId: this.#deviceId };
  }
}

class FakeStream {
  readonly #tracks: readonly FakeTrack[];
  constructor(tracks: readonly FakeTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
}

/**
 * Devices as a browser has them, for a test without one. Undone by `vi.unstubAllGlobals()`.
 * @param refusal the name of the error with which everything is refused, whatever is there
 */
export function fakeMedia(devices: readonly FakeDevice[], refusal?: string) {
  const state = { devices, refusal, permissions: {} as Record<string, PermissionState> };
  const tracks: FakeTrack[] = [];
  const asked: MediaStreamConstraints[] = [];
  const media = Object.assign(new EventTarget(), {
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      if (state.refusal) throw new DOMException('', state.refusal);
      const wanted = (['video', 'audio'] as const).filter((kind) => constraints[kind]);
      const opened = wanted.map((kind) => new FakeTrack(kind, deviceFor(kind, constraints[kind])));
      tracks.push(...opened);
      return new FakeStream(opened);
    },
    enumerateDevices: async () =>
      state.devices.map(({ kind, id }) => ({ kind: `${kind}input`, deviceId: id, label: `Nome de ${id}` })),
  });
  const deviceFor = (kind: Kind, wanted: boolean | MediaTrackConstraints | undefined): string => {
    const { exact } = ((wanted as MediaTrackConstraints).deviceId ?? {}) as { exact?: string };
    const ofKind = state.devices.filter((device) => device.kind === kind);
    if (ofKind.length === 0) throw new DOMException('', 'NotFoundError');
    const found = exact === undefined ? ofKind[0] : ofKind.find(({ id }) => id === exact);
    if (!found) throw new DOMException('', 'OverconstrainedError');
    if (found.refuses) throw new DOMException('', found.refuses);
    return found.id;
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaStream', FakeStream);
  const permissions = {
    query: async ({ name }: { name: string }) => {
      const found = state.permissions[name];
      if (!found) throw new TypeError(name);
      return { state: found };
    },
  };
  stubNavigator({ mediaDevices: media, permissions });
  return { state, tracks, asked, media };
}

/** The navigator with other parts; the rest of it works only as its own. */
export function stubNavigator(parts: Readonly<Record<string, unknown>>): void {
  const own = navigator;
  const stub = new Proxy(own, {
    get: (_, key) => {
      if (typeof key === 'string' && key in parts) return parts[key];
      const value: unknown = Reflect.get(own, key, own);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
  vi.stubGlobal('navigator', stub);
}
