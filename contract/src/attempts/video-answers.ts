import * as z from 'zod';
import { VIDEO_PART_MAX_BYTES, VIDEO_PARTS_MAX, VIDEO_SECONDS_MAX, VIDEO_STATES } from '../assessments/test-fields.ts';
import { id, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { VIDEO_TYPES } from '../file-types.ts';

/** A take of a video answer. */
export const answerVideo = z.object({
  id,
  /** `recording`: parts still arrive. `lost`: none did. */
  state: z.enum(VIDEO_STATES),
  seconds: z.number().int().nullable(),
  /** Numbers of the parts that have arrived, from 1; empty once it is complete. */
  received: z.array(z.number().int()),
  /** Plays it for ten minutes; null until it is complete. */
  url: z.string().nullable(),
});
export type AnswerVideo = z.output<typeof answerVideo>;

/** The same for whoever reads the answer. */
export const shownVideo = answerVideo.pick({ state: true, seconds: true, url: true });
export type ShownVideo = z.output<typeof shownVideo>;

const byToken = { kind: 'token', token: 'test' } as const;
const linkErrors = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'TEST_NOT_FOUND'] as const;
const path = '/api/v1/tests/invitations/:token/:id/videos';
const ofVideo = z.object({ token, id, videoId: id });

export const openVideo = endpoint({
  id: 'assessments.videos.open',
  method: 'POST',
  path,
  summary:
    'Begin a take of a video answer. Its parts are sent while it is recorded; the answer names the take that counts.',
  access: byToken,
  params: z.object({ token, id }),
  body: z.strictObject({ questionId: id }),
  output: answerVideo,
  status: 201,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_STARTED', 'NOT_FOUND', 'VIDEO_TAKES_FULL'],
});

export const getVideo = endpoint({
  id: 'assessments.videos.get',
  method: 'GET',
  path: '/api/v1/tests/invitations/:token/:id/videos/:videoId',
  summary: 'A take: what of it has arrived, and how it is played.',
  access: byToken,
  params: ofVideo,
  output: answerVideo,
  errors: [...linkErrors, 'NOT_FOUND'],
});

export const putVideoPart = endpoint({
  id: 'assessments.videos.part',
  method: 'PUT',
  path: '/api/v1/tests/invitations/:token/:id/videos/:videoId/parts/:number',
  summary:
    'Keep a part of a take, in any order; one that has arrived before is taken once. Also after the test was handed in: what was recorded in time is on its way.',
  access: byToken,
  params: ofVideo.extend({ number: z.coerce.number().int().min(1).max(VIDEO_PARTS_MAX) }),
  body: z.strictObject({}),
  files: { part: { types: VIDEO_TYPES, maxBytes: VIDEO_PART_MAX_BYTES, required: true } },
  output: z.object({ received: z.array(z.number().int()) }),
  errors: [...linkErrors, 'NOT_FOUND', 'VIDEO_ENDED', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED'],
});

export const completeVideo = endpoint({
  id: 'assessments.videos.complete',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/videos/:videoId/complete',
  summary:
    'Join the parts of a take. While one of them is missing it stays open, and the answer says what has arrived. A second time answers the same.',
  access: byToken,
  params: ofVideo,
  body: z.strictObject({
    parts: z.number().int().min(1).max(VIDEO_PARTS_MAX),
    seconds: z
      .number()
      .int()
      .min(0)
      .max(VIDEO_SECONDS_MAX + 60),
  }),
  output: answerVideo,
  errors: [...linkErrors, 'NOT_FOUND'],
});
