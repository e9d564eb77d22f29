import type {
  AnswerVideo,
  completeVideo,
  getVideo,
  openVideo,
  putVideoPart,
} from '@prova/contract/attempts/video-answers';
import { request } from '../../../lib/request.ts';
import { UploadBox } from '../../../lib/upload-box.ts';

type Where = { readonly token: string; readonly id: string };

const PART_TIMEOUT_MS = 120_000;
const VIDEOS = '/api/v1/tests/invitations/:token/:id/videos';
const VIDEO = `${VIDEOS}/:videoId` as const;

/** The videos of a test that is taken in this page. It goes on with what a tab before left behind. */
export class VideoBox extends UploadBox<AnswerVideo> {
  readonly #where: Where;

  constructor(where: Where) {
    super(where.id, {
      sendPart: ({ id, number, blob }) =>
        request<typeof putVideoPart>(
          'PUT',
          `${VIDEO}/parts/:number`,
          { params: { ...where, videoId: id, number }, body: {}, files: { part: blob } },
          { retries: 0, timeoutMs: PART_TIMEOUT_MS },
        ),
      complete: ({ id, parts, seconds }) =>
        request<typeof completeVideo>(
          'POST',
          `${VIDEO}/complete`,
          { params: { ...where, videoId: id }, body: { parts, seconds } },
          { timeoutMs: PART_TIMEOUT_MS },
        ),
    });
    this.#where = where;
  }

  open(questionId: string): Promise<AnswerVideo> {
    return request<typeof openVideo>('POST', VIDEOS, { params: this.#where, body: { questionId } });
  }

  async get(videoId: string): Promise<AnswerVideo> {
    return request<typeof getVideo>('GET', VIDEO, { params: { ...this.#where, videoId } });
  }
}

const boxes = new Map<string, VideoBox>();

/** One for each test, however often its pages come and go. */
export function videoBoxOf(where: Where): VideoBox {
  const box = boxes.get(where.id) ?? new VideoBox(where);
  boxes.set(where.id, box);
  return box;
}
