import * as z from 'zod';
import { BOARD_LINK_RIGHTS } from '../applications/board-link-rights.ts';
import { id, instant, line } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { jobErrors, jobParams, recruiters } from '../jobs/job-access.ts';

/** For how many days a link can be made. */
export const BOARD_LINK_DAYS = [7, 30, 90] as const;
export const USUAL_BOARD_LINK_DAYS = 30;

/** A job has at most so many links that open something. */
export const BOARD_LINKS_MAX = 20;

export const boardLink = z.object({
  id,
  /** What is done with it goes by this name. */
  name: z.string(),
  right: z.enum(BOARD_LINK_RIGHTS),
  createdAt: instant,
  /** Null once that account is gone. */
  createdBy: z.string().nullable(),
  expiresAt: instant,
  expired: z.boolean(),
});
export type BoardLink = z.output<typeof boardLink>;

export const listBoardLinks = endpoint({
  id: 'funnel.boardLinks',
  method: 'GET',
  path: '/api/v1/jobs/:id/board-links',
  summary:
    'The links that open the board of a job without an account, without those that were revoked. The newest first.',
  access: recruiters,
  params: jobParams,
  output: z.array(boardLink),
  errors: [...jobErrors],
});

export const makeBoardLink = endpoint({
  id: 'funnel.makeBoardLink',
  method: 'POST',
  path: '/api/v1/jobs/:id/board-links',
  summary: 'Make a link that opens the board of a job without an account. Its address is answered this once.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({
    name: line(2, 60),
    right: z.enum(BOARD_LINK_RIGHTS),
    days: z.literal(BOARD_LINK_DAYS).default(USUAL_BOARD_LINK_DAYS),
  }),
  status: 201,
  output: z.object({ link: boardLink, url: z.string() }),
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'BOARD_LINKS_FULL'],
  answersSecret: true,
  rateLimit: { max: 60, seconds: 3600 },
});

export const revokeBoardLink = endpoint({
  id: 'funnel.revokeBoardLink',
  method: 'DELETE',
  path: '/api/v1/jobs/:id/board-links/:linkId',
  summary: 'Revoke a link of a board, at once, in open windows too.',
  access: recruiters,
  params: z.object({ id, linkId: id }),
  output: z.object({ id }),
  errors: [...jobErrors, 'BOARD_LINK_NOT_FOUND'],
});
