import { isApiError } from '../../../lib/api-error.ts';
import { SendLoop } from '../../../lib/send-loop.ts';
import { type Operation, OperationError } from './recorder-problem.ts';
import type { RecordingCalls } from './recording-calls.ts';
import type { RecordingSpool, SpooledSegment } from './recording-spool.ts';
import { type Outcome, SegmentUpload } from './segment-upload.ts';

/** A step that fails and is tried again by itself. */
export interface UploadProblem {
  readonly operation: Operation;
  readonly why: 'offline' | 'full' | 'refused' | 'failed';
}

export interface UploadsState {
  /** What has been recorded and has not arrived. */
  readonly leftBytes: number;
  /** Segments that are not complete. */
  readonly open: number;
  readonly problem: UploadProblem | null;
  /** Of some of it the server takes no more: the recording is over for too long, or was deleted. */
  readonly isGone: boolean;
  /** Some of what was recorded did not arrive, and never will. */
  readonly isBroken: boolean;
  /** It was thrown away by whoever recorded it. */
  readonly isDiscarded: boolean;
}

interface Ports {
  readonly calls: RecordingCalls;
  readonly spool: RecordingSpool;
  /** Whether this tab speaks for them now. */
  readonly isSessionOf: (userId: string) => boolean;
}

interface Sending {
  readonly upload: SegmentUpload;
  loop: SendLoop;
  readonly done: PromiseWithResolvers<void>;
  left: number;
  /** In a row. */
  failures: number;
  problem: UploadProblem | null;
}

const AGAIN_MS = [1000, 2000, 4000, 8000, 15_000];
/** So that the tracks of a recording, and many recordings, do not come back in the same instant. */
const JITTER = 0.25;

/** All that one page brings to the server of recordings: each segment by a loop of its own, beside the others. */
export class RecordingUploads {
  readonly #ports: Ports;
  readonly #sendings = new Map<string, Sending>();
  readonly #listeners = new Set<() => void>();
  readonly #online = () => this.#goAll();
  #state: UploadsState = { leftBytes: 0, open: 0, problem: null, isGone: false, isBroken: false, isDiscarded: false };

  constructor(ports: Ports) {
    this.#ports = ports;
    addEventListener('online', this.#online);
  }

  readonly state = (): UploadsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * @param bytes that are kept of it already
   * @param onOver the server takes no more of it, and what is kept of it is about to be removed
   */
  add(segment: SpooledSegment, bytes: number, onOver: (outcome: 'gone' | 'broken') => void = () => undefined): void {
    const upload = new SegmentUpload(segment, {
      ...this.#ports,
      isOurs: () => this.#ports.isSessionOf(segment.userId),
      onArrived: (arrived) => {
        sending.left = Math.max(0, sending.left - arrived);
        this.#mend(sending);
        this.#tell();
      },
      onOver,
    });
    const sending: Sending = {
      upload,
      loop: this.#loopOf(() => sending),
      done: Promise.withResolvers(),
      left: bytes,
      failures: 0,
      problem: null,
    };
    this.#sendings.set(segment.id, sending);
    this.#tell();
    this.#go(sending);
  }

  /** Something of a segment has been recorded, and is kept. */
  recorded(segmentId: string, bytes: number): void {
    const sending = this.#sendings.get(segmentId);
    if (!sending) return;
    sending.left += bytes;
    this.#tell();
    // After a failure the loop comes back by itself, with what has come meanwhile.
    if (!sending.loop.failing) this.#go(sending);
  }

  /** Nothing more is recorded of it. */
  async seal(segmentId: string): Promise<void> {
    const sending = this.#sendings.get(segmentId);
    if (!sending) return;
    // In turn: what is being sent writes down how far it has come.
    await sending.loop.inTurn(async () => {
      // What has ended meanwhile is kept no more.
      if (this.#sendings.has(segmentId)) await sending.upload.seal();
    });
    this.#go(sending);
  }

  /** Resolves once all that was there has arrived, or is not taken. */
  async finished(): Promise<void> {
    await Promise.all([...this.#sendings.values()].map(({ done }) => done.promise));
  }

  /** Throws away what has not arrived. @throws OperationError */
  async discard(): Promise<void> {
    const all = [...this.#sendings.values()];
    for (const { loop } of all) loop.stop();
    const tries = await Promise.allSettled(
      all.map((sending) => sending.loop.inTurn(() => sending.upload.discard()).then(() => sending)),
    );
    const failed = tries.find((tried) => tried.status === 'rejected');
    this.#state = { ...this.#state, isDiscarded: !failed };
    for (const tried of tries) if (tried.status === 'fulfilled') this.#end(tried.value);
    if (!failed) return;
    // What is not thrown away is sent.
    for (const sending of this.#sendings.values()) {
      sending.loop = this.#loopOf(() => sending);
      this.#go(sending);
    }
    throw failed.reason;
  }

  /** Nothing is sent any more; what is kept stays. */
  close(): void {
    removeEventListener('online', this.#online);
    for (const { loop } of this.#sendings.values()) loop.stop();
  }

  #loopOf(sending: () => Sending): SendLoop {
    const againMs = AGAIN_MS.map((ms) => ms * (1 + Math.random() * JITTER));
    return new SendLoop(() => this.#send(sending()), againMs);
  }

  #goAll(): void {
    for (const sending of this.#sendings.values()) this.#go(sending);
  }

  #go(sending: Sending): void {
    void sending.loop.go();
  }

  async #send(sending: Sending): Promise<void> {
    try {
      const outcome = await sending.upload.send();
      this.#mend(sending);
      if (outcome !== 'waiting') this.#end(sending, outcome);
    } catch (error) {
      const { operation, cause } =
        error instanceof OperationError ? error : { operation: 'chunk' as const, cause: error };
      sending.loop.retry(cause);
      sending.failures += 1;
      // A single stumble is nobody's concern.
      if (sending.failures > 1) sending.problem = { operation, why: whyOf(cause) };
    }
    this.#tell();
  }

  #mend(sending: Sending): void {
    sending.loop.arrived();
    sending.failures = 0;
    sending.problem = null;
  }

  #end({ upload, loop, done }: Sending, outcome: Outcome = 'done'): void {
    loop.stop();
    this.#sendings.delete(upload.segment.id);
    this.#state = {
      ...this.#state,
      isGone: this.#state.isGone || outcome === 'gone',
      isBroken: this.#state.isBroken || outcome === 'broken',
    };
    this.#tell();
    done.resolve();
  }

  #tell(): void {
    const all = [...this.#sendings.values()];
    this.#state = {
      ...this.#state,
      leftBytes: all.reduce((sum, { left }) => sum + left, 0),
      open: all.length,
      problem: all.find(({ problem }) => problem !== null)?.problem ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}

function whyOf(cause: unknown): UploadProblem['why'] {
  if (isApiError(cause, 'NO_CONNECTION')) return 'offline';
  if (isApiError(cause, 'STORAGE_FULL')) return 'full';
  return isApiError(cause) && cause.status >= 400 && cause.status < 500 ? 'refused' : 'failed';
}
