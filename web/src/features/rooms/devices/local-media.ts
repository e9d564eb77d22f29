import { BROWSERS_OWN, type DeviceChoice } from './device-choice.ts';
import { localDevices } from './local-devices.ts';
import type { MediaKind, MediaProblem } from './media-problem.ts';
import { openMedia, stopMedia } from './open-media.ts';

export interface MediaState {
  readonly opening: boolean;
  readonly stream: MediaStream | null;
  readonly problems: readonly MediaProblem[];
  /** Devices in the place of which the browser took another. */
  readonly replaced: readonly MediaKind[];
}

const CLOSED: MediaState = { opening: false, stream: null, problems: [], replaced: [] };
export const MEDIA_KINDS: readonly MediaKind[] = ['camera', 'microphone'];

const kindOf = (track: MediaStreamTrack): MediaKind => (track.kind === 'video' ? 'camera' : 'microphone');
const streamOf = (tracks: readonly MediaStreamTrack[]) => (tracks.length > 0 ? new MediaStream([...tracks]) : null);

/** Camera and microphone as they are chosen, from when they are opened until they are closed or handed on. */
export class LocalMedia {
  #state = CLOSED;
  #listeners = new Set<() => void>();
  /** What is being opened: a change meanwhile opens it anew, together with what that change is about. */
  #turn = 0;
  #pending = new Set<MediaKind>();

  read = (): MediaState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens these kinds as they are chosen now; what was open of them is stopped first, since some devices open but once. */
  async open(kinds: readonly MediaKind[] = MEDIA_KINDS): Promise<MediaState> {
    for (const kind of kinds) this.#pending.add(kind);
    const wanted = [...this.#pending];
    this.#turn += 1;
    const turn = this.#turn;
    this.#write({ ...this.#without(wanted), opening: true });
    const opened = await openMedia(localDevices.read().choice, wanted);
    // Left, handed on or chosen anew, meanwhile.
    if (turn !== this.#turn) {
      stopMedia(opened.stream);
      return this.#state;
    }
    this.#pending.clear();
    const tracks = opened.stream?.getTracks() ?? [];
    for (const track of tracks) track.addEventListener('ended', () => this.#lose(track));
    const { stream, problems, replaced } = this.#state;
    this.#write({
      opening: false,
      stream: streamOf([...(stream?.getTracks() ?? []), ...tracks]),
      problems: [...problems, ...opened.problems],
      replaced: [...replaced, ...opened.replaced],
    });
    await localDevices.refresh();
    nameChosen(tracks);
    return this.#state;
  }

  /** Chooses something else; what is open already, or was tried, is opened anew with it. */
  choose(changes: Partial<DeviceChoice>, kind: MediaKind): void {
    localDevices.choose(changes);
    const { stream, problems, opening } = this.#state;
    if (stream !== null || opening || problems.length > 0) void this.open([kind]);
  }

  /** Hands the stream on: whoever takes it stops it. */
  take(): MediaStream | null {
    const { stream } = this.#state;
    this.#end();
    return stream;
  }

  close(): void {
    stopMedia(this.take());
  }

  #end(): void {
    this.#turn += 1;
    this.#pending.clear();
    this.#write(CLOSED);
  }

  /** What is left once these kinds are stopped and forgotten. */
  #without(kinds: readonly MediaKind[]): MediaState {
    const { stream, problems, replaced } = this.#state;
    const kept: MediaStreamTrack[] = [];
    for (const track of stream?.getTracks() ?? []) {
      if (kinds.includes(kindOf(track))) track.stop();
      else kept.push(track);
    }
    return {
      opening: false,
      stream: streamOf(kept),
      problems: problems.filter(({ kind }) => !kinds.includes(kind)),
      replaced: replaced.filter((kind) => !kinds.includes(kind)),
    };
  }

  /** Pulled out, or taken away by the browser; a track that is stopped from here does not say so. */
  #lose(track: MediaStreamTrack): void {
    if (!this.#state.stream?.getTracks().includes(track)) return;
    const kind = kindOf(track);
    const left = this.#without([kind]);
    this.#write({ ...left, problems: [...left.problems, { kind, code: 'missing' }] });
    void localDevices.refresh();
  }

  #write(state: MediaState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What the browser took by itself is called by its name from now on. */
function nameChosen(tracks: readonly MediaStreamTrack[]): void {
  const { choice, cameras, microphones } = localDevices.read();
  for (const track of tracks) {
    const id = track.getSettings().deviceId;
    if (!id || id === BROWSERS_OWN) continue;
    const kind = kindOf(track);
    const listed = kind === 'camera' ? cameras : microphones;
    if (choice[kind] !== id && listed.some((device) => device.id === id)) localDevices.choose({ [kind]: id });
  }
}
