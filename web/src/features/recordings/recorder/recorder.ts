import type { RecordingState } from '@prova/contract/recordings/recording-fields';
import type { RecordedPeer, RecorderSource } from '../../rooms/components/room-recorder.ts';
import { type CompositePicture, createCompositePicture } from './composite-picture.ts';
import { type KeptTrack, keepTrack } from './keep-track.ts';
import { isSessionOf } from './own-session.ts';
import { MIXED_BITS, SPEAKER_BITS } from './record-track.ts';
import { formatOf } from './recorded-format.ts';
import type { Operation } from './recorder-problem.ts';
import { recordingCalls } from './recording-calls.ts';
import { openRecordingSpool, type RecordingSpool, type SpooledSegment } from './recording-spool.ts';
import { RecordingUploads, type UploadProblem, type UploadsState } from './recording-uploads.ts';
import { createSoundMix, type SoundMix } from './sound-mix.ts';
import { takeUnsent } from './take-unsent.ts';

export interface RecorderProblem {
  readonly operation: Operation;
  readonly why: UploadProblem['why'];
}

/** What of a recording is shown to whoever makes it. */
export interface RecorderState {
  readonly state: RecordingState;
  /** The latest thing that goes wrong, and has not been mended since. */
  readonly problem: RecorderProblem | null;
  /** There was to be a picture, and there is sound alone. */
  readonly isWithoutPicture: boolean;
  /** What has been recorded and has not arrived. */
  readonly leftBytes: number;
  /** There is no room on the disk: so much is held by this tab alone. */
  readonly heldBytes: number;
  /** What was not kept, for want of room. */
  readonly lostMs: number;
  /** Some of it did not arrive, and never will. */
  readonly isBroken: boolean;
  /** The server takes no more of it: it was deleted, or is over for too long. */
  readonly isGone: boolean;
}

export interface RecorderOptions {
  readonly recordingId: string;
  readonly userId: string;
  readonly picture: boolean;
  /** By the server's clock, and by how much it is ahead of this one, in milliseconds. */
  readonly startedAt: number;
  readonly clockOffset: number;
  readonly source: RecorderSource;
}

export interface Recorder {
  readonly read: () => RecorderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** What was recorded is still being sent: resolves once it has arrived, or is not taken. */
  readonly stop: () => Promise<void>;
}

const IDLE: RecorderState = {
  state: 'idle',
  problem: null,
  isWithoutPicture: false,
  leftBytes: 0,
  heldBytes: 0,
  lostMs: 0,
  isBroken: false,
  isGone: false,
};

/** Records a room in this browser, and brings it to the server. It goes on until it is stopped, whatever the page shows. */
export function startRecorder(options: RecorderOptions): Recorder {
  const { source, startedAt, clockOffset } = options;
  const listeners = new Set<() => void>();
  // The clock of a computer may be set while it records; this one goes on evenly.
  const sinceMs = Date.now() + clockOffset - startedAt - performance.now();
  const clock = () => Math.max(0, Math.round(sinceMs + performance.now()));
  let state = IDLE;
  /** By the track that it is about. */
  const problems = new Map<string | null, RecorderProblem>();
  let phase: 'idle' | 'recording' | 'stopped' = 'idle';
  /** It was stopped, and nothing of it waits any more. */
  let isThrough = false;
  let parts: { readonly spool: RecordingSpool; readonly uploads: RecordingUploads } | null = null;
  let sound: SoundMix | null = null;
  let picture: CompositePicture | null = null;
  let composite: KeptTrack | null = null;
  const speakers = new Map<string, KeptTrack>();
  const ending = new Set<Promise<void>>();
  let lostMs = 0;

  const stateOf = (sent: UploadsState | undefined): RecordingState => {
    if (phase !== 'stopped') return phase;
    if (!isThrough) return 'uploading';
    return sent?.isGone ? 'aborted' : 'completed';
  };
  const write = () => {
    const sent = parts?.uploads.state();
    state = {
      state: stateOf(sent),
      problem: problems.values().next().value ?? sent?.problem ?? null,
      isWithoutPicture: options.picture && phase === 'recording' && picture === null,
      leftBytes: sent?.leftBytes ?? 0,
      heldBytes: parts?.spool.held() ?? 0,
      lostMs,
      isBroken: sent?.isBroken ?? false,
      isGone: sent?.isGone ?? false,
    };
    for (const listener of listeners) listener();
  };
  const complain = (track: string | null, operation: Operation, error: unknown) => {
    console.warn('A step of the recording failed.', operation, error);
    problems.set(track, { operation, why: 'failed' });
    write();
  };

  const newSegment = (what: Pick<SpooledSegment, 'kind' | 'peerId' | 'mimeType'>): SpooledSegment => ({
    ...what,
    id: crypto.randomUUID(),
    userId: options.userId,
    recordingId: options.recordingId,
    people: source.peers().flatMap(({ isSelf, name }) => (isSelf ? [] : [name])),
    startedAt,
    createdAt: Date.now(),
    isSealed: false,
    arrived: 0,
    upload: null,
    continues: null,
  });

  const keep = (what: Omit<Parameters<typeof keepTrack>[0], 'format'>): KeptTrack | null => {
    const format = formatOf(what.tracks.some(({ kind }) => kind === 'video') ? 'picture' : 'sound');
    if (!parts || !format) return null;
    return keepTrack(
      { ...what, format },
      {
        ...parts,
        clock,
        newSegment,
        onProblem: (operation, error) => complain(what.peerId, operation, error),
        onKept: () => {
          problems.delete(what.peerId);
          write();
        },
        onLost: (milliseconds) => {
          // The tracks beside it lose the same time, which nobody loses twice.
          if (what.kind === 'composite') lostMs += milliseconds;
          write();
        },
      },
    );
  };

  const endTrack = (track: KeptTrack | null) => {
    if (!track) return;
    const stopping = track.stop().finally(() => {
      ending.delete(stopping);
      write();
    });
    ending.add(stopping);
  };

  const keepComposite = () => {
    if (!sound) return;
    const tracks = picture ? [picture.track, sound.track] : [sound.track];
    composite = keep({ kind: 'composite', peerId: null, tracks, audioBits: MIXED_BITS });
    if (!composite) complain(null, 'recording', new Error('This browser records nothing that can be kept'));
  };

  /** The sound goes on without it. */
  const losePicture = (error: Error) => {
    if (phase !== 'recording' || !picture) return;
    endTrack(composite);
    picture.close();
    picture = null;
    console.warn('The picture of the recording failed.', error);
    keepComposite();
    write();
  };

  /** What fails for one of them keeps nobody else from being recorded. */
  const trying = (track: string | null, work: () => void) => {
    try {
      work();
    } catch (error) {
      complain(track, 'recording', error);
    }
  };

  const follow = () => {
    if (phase !== 'recording' || !sound) return;
    const mix = sound;
    const peers = source.peers();
    trying(null, () => picture?.show(peers));
    for (const peer of peers) trying(peer.peerId, () => hear(peer, mix));
    for (const [peerId, track] of speakers) {
      if (peers.some((peer) => peer.peerId === peerId)) continue;
      endTrack(track);
      speakers.delete(peerId);
    }
    for (const peerId of problems.keys())
      if (peerId !== null && !peers.some((peer) => peer.peerId === peerId)) problems.delete(peerId);
    mix.keepOnly(peers.map(({ peerId }) => peerId));
  };

  const hear = ({ peerId, audio, screenAudio }: RecordedPeer, mix: SoundMix) => {
    mix.hear(peerId, { voice: audio, screen: screenAudio });
    // A track of theirs begins when there is a voice to be heard for the first time.
    if (!audio || audio.readyState === 'ended' || speakers.has(peerId)) return;
    const track = keep({ kind: 'audio', peerId, tracks: [mix.trackOf(peerId)], audioBits: SPEAKER_BITS });
    if (track) speakers.set(peerId, track);
  };

  /** What an earlier page has left of this recording may take long to be counted: nothing but the end waits for it. */
  let taken: Promise<void> | undefined;
  const begin = async () => {
    const spool = await openRecordingSpool();
    if (phase !== 'idle') return spool.close();
    const uploads = new RecordingUploads({ calls: recordingCalls, spool, isSessionOf });
    parts = { spool, uploads };
    uploads.subscribe(write);
    try {
      sound = createSoundMix();
      picture = options.picture ? createCompositePicture(losePicture) : null;
    } catch (error) {
      complain(null, 'recording', error);
    }
    phase = 'recording';
    keepComposite();
    follow();
    write();
    const isOfThis = ({ recordingId }: SpooledSegment) => recordingId === options.recordingId;
    taken = takeUnsent(options.userId, parts, isOfThis).then(
      () => undefined,
      (error: unknown) => console.warn('What an earlier page has left of the recording could not be sent.', error),
    );
  };

  const stopFollowing = source.subscribe(follow);
  const stayHere = (event: BeforeUnloadEvent) => {
    if (state.state === 'recording' || state.state === 'uploading') event.preventDefault();
  };
  addEventListener('beforeunload', stayHere);
  const begun = begin().catch((error: unknown) => complain(null, 'recording', error));

  const stopAll = async () => {
    stopFollowing();
    await begun;
    endTrack(composite);
    for (const track of speakers.values()) endTrack(track);
    speakers.clear();
    composite = null;
    write();
    await Promise.all(ending);
    picture?.close();
    sound?.close();
    sound = null;
  };

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    phase = 'stopped';
    await stopAll();
    await taken;
    await parts?.uploads.finished();
    parts?.uploads.close();
    isThrough = true;
    // All that there was has arrived, or is named as missing.
    problems.clear();
    await parts?.spool.close();
    removeEventListener('beforeunload', stayHere);
    write();
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
