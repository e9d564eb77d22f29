import { id } from '@prova/contract/common';
import * as z from 'zod';
import { mailKind, name, ownWords } from '../../../platform/mail/mail-kind.ts';

/** To the colleague who sees the job from now on. */
export const jobSharedMail = mailKind('job_shared', {
  behalf: 'company',
  topic: 'shared_jobs',
  repliesTo: ({ sharedById }) => sharedById,
  params: z.object({
    recruiterName: name,
    sharedBy: name,
    sharedById: id.optional(),
    companyName: name,
    jobTitle: name,
    jobId: id,
  }),
});

/** A recruiter tries a template out on their own address. */
export const templateTestMail = mailKind('template_test', {
  behalf: 'team',
  params: z.object({
    own: ownWords.optional(),
    /** What goes out where the company's own words may not be used. */
    ours: ownWords,
    companyName: name,
    jobTitle: name,
  }),
});
