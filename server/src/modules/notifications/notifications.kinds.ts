import { id } from '@prova/contract/common';
import * as z from 'zod';
import { AREAS } from '../../platform/areas.ts';

const name = z.string().max(500);
/** Null under blind review: the text then names nobody. */
const candidateName = name.nullable();

/** What a candidate is told of their own candidacy. */
const toCandidate = { applicationId: id, jobTitle: name, companyName: name };
/** What a company is told of a candidate. */
const toCompany = { applicationId: id, jobId: id, jobTitle: name, candidateName };

const area = z.enum(AREAS);

/** What each type of notification must know to be worded and linked; `event` tells its texts apart. */
export const notificationParams = {
  APPLICATION_UPDATE: z.discriminatedUnion('event', [
    z.object({ event: z.literal('moved'), ...toCandidate, stageName: name }),
    z.object({ event: z.literal('not_selected'), ...toCandidate }),
    z.object({ event: z.literal('job_closed'), ...toCandidate }),
    z.object({ event: z.literal('received'), ...toCompany }),
    z.object({ event: z.literal('withdrawn'), ...toCompany }),
  ]),
  JOB_OFFER: z.discriminatedUnion('event', [
    z.object({ event: z.literal('offered'), ...toCandidate }),
    z.object({ event: z.literal('cancelled'), ...toCandidate }),
    z.object({ event: z.literal('viewed'), ...toCompany }),
    z.object({ event: z.literal('accepted'), ...toCompany }),
    z.object({ event: z.literal('declined'), ...toCompany }),
    z.object({ event: z.literal('expired'), ...toCompany }),
  ]),
  HIRED: z.discriminatedUnion('event', [
    z.object({ event: z.literal('hired'), ...toCandidate }),
    z.object({ event: z.literal('hire'), ...toCompany }),
  ]),
  NEW_JOB: z.discriminatedUnion('event', [
    z.object({ event: z.literal('match'), jobId: id, slug: name, jobTitle: name, companyName: name }),
    // To a colleague.
    z.object({ event: z.literal('shared'), jobId: id, jobTitle: name, companyName: name }),
  ]),
  MESSAGE: z.discriminatedUnion('event', [
    z.object({ event: z.literal('export_ready'), area }),
    // To whoever asked something about their data.
    z.object({ event: z.literal('request_answered'), area, companyName: name }),
    // To the owners of the company that was asked.
    z.object({ event: z.literal('request_new'), requestId: id, companyName: name }),
    z.object({ event: z.literal('request_due'), requestId: id, companyName: name }),
    z.object({ event: z.literal('request_overdue'), requestId: id, companyName: name }),
  ]),
} as const;

export type SentType = keyof typeof notificationParams;
export type ParamsOf<T extends SentType> = z.output<(typeof notificationParams)[T]>;
/** A type with the params that belong to it. */
export type Sent = { [T in SentType]: { type: T; params: ParamsOf<T> } }[SentType];
/** `APPLICATION_UPDATE.moved` …: one text each. */
export type TextKey = { [T in SentType]: `${T}.${ParamsOf<T>['event']}` }[SentType];

/** The page that shows what a notification is about. */
export function linkOf({ type, params }: Sent): string {
  if (type === 'MESSAGE')
    return 'area' in params ? `/admin/${params.area}/privacy` : `/admin/recruiter/data-requests/${params.requestId}`;
  if (type === 'NEW_JOB')
    return params.event === 'shared'
      ? `/admin/recruiter/jobs/${params.jobId}/board`
      : `/jobs/${encodeURIComponent(params.slug)}`;
  return 'companyName' in params
    ? `/admin/potential/applications?application=${params.applicationId}`
    : `/admin/recruiter/candidates/${params.applicationId}`;
}
