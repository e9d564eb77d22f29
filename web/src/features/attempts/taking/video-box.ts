import type {
  AnswerVideo,
  completeVideo,
  getVideo,
  openVideo,
  putVideoPart,
} from '@prova/contract/attempts/video-answers';
import { request } from '../../../lib/request.ts';
import { openSpool } from './video-spool.ts';
import { VideoUploads } from './video-uploads.ts';

type Where = { readonly token: string; readonly id: string };

/** What of the videos of a test is on its way. */
export interface VideosState {
  /** Parts that have not arrived. */
  readonly left: number;
  readonly offline: boolean;
  /** Takes that are complete, as far as this page knows. */
  readonly complete: ReadonlyMap<string, AnswerVideo>;
}

const PART_TIMEOUT_MS = 120_000;
const VIDEOS = '/api/v1/tests/invitations/:token/:id/videos';
const VIDEO = `${VIDEOS}/:videoId` as const;

/** The videos of a test that is taken in this page. It goes on with what a tab before left behind. */
export class VideoBox {
  readonly #where: Where;
  readonly #uploads: Promise<VideoUploads>;
  readonly #listeners = new Set<() => void>();
  #state: VideosState = { left: 0, offline: false, complete: new Map() };
  #recording = false;

  constructor(where: Where) {
    this.#where = where;
    this.#uploads = this.#open();
    void this.sent();
    addEventListener('online', () => void this.sent());
    addEventListener('beforeunload', (event) => {
      if (this.#recording || this.#state.left > 0) event.preventDefault();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): VideosState => this.#state;

  open(questionId: string): Promise<AnswerVideo> {
    return request<typeof openVideo>('POST', VIDEOS, { params: this.#where, body: { questionId } });
  }

  async get(videoId: string): Promise<AnswerVideo> {
    return request<typeof getVideo>('GET', VIDEO, { params: { ...this.#where, videoId } });
  }

  async add(videoId: string, number: number, blob: Blob): Promise<void> {
    await (await this.#uploads).add(videoId, number, blob);
  }

  async end(videoId: string, parts: number, seconds: number): Promise<void> {
    await (await this.#uploads).end(videoId, parts, seconds);
  }

  /** Whether somebody is in front of the camera: then the page asks before it is left. */
  setRecording(recording: boolean): void {
    this.#recording = recording;
  }

  /** Sends what waits. @returns whether all of it has arrived */
  async sent(): Promise<boolean> {
    await (await this.#uploads).go();
    return this.#state.left === 0;
  }

  #set(change: Partial<VideosState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #open(): Promise<VideoUploads> {
    const where = this.#where;
    return new VideoUploads(where.id, {
      spool: await openSpool(),
      sendPart: ({ videoId, number, blob }) =>
        request<typeof putVideoPart>(
          'PUT',
          `${VIDEO}/parts/:number`,
          { params: { ...where, videoId, number }, body: {}, files: { part: blob } },
          { retries: 0, timeoutMs: PART_TIMEOUT_MS },
        ),
      complete: ({ videoId, parts, seconds }) =>
        request<typeof completeVideo>(
          'POST',
          `${VIDEO}/complete`,
          { params: { ...where, videoId }, body: { parts, seconds } },
          { timeoutMs: PART_TIMEOUT_MS },
        ),
      onProgress: (progress) => this.#set(progress),
      onComplete: (video) => this.#set({ complete: new Map(this.#state.complete).set(video.id, video) }),
    });
  }
}

const boxes = new Map<string, VideoBox>();

/** One for each test, however often its pages come and go. */
export function videoBoxOf(where: Where): VideoBox {
  const box = boxes.get(where.id) ?? new VideoBox(where);
  boxes.set(where.id, box);
  return box;
}
