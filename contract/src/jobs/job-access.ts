import * as z from 'zod';
import { id } from '../common.ts';
import type { ErrorCode } from '../errors.ts';

/** Who works on jobs. */
export const recruiters = { kind: 'user', roles: ['RECRUITER'] } as const;

export const jobParams = z.object({ id });

/** What every call about one job may answer. */
export const jobErrors = ['JOB_NOT_FOUND'] as const satisfies readonly ErrorCode[];
