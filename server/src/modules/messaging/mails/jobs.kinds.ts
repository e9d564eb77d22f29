import { id } from '@prova/contract/common';
import * as z from 'zod';
import { kind, name, ownWords } from '../mail-kind.ts';

export const JOB_MAILS = {
  /** To the colleague who sees the job from now on. */
  job_shared: kind({
    behalf: 'company',
    params: z.object({ recruiterName: name, sharedBy: name, companyName: name, jobTitle: name, jobId: id }),
  }),
  /** To the recruiter. Without a name under blind review. */
  new_application: kind({
    behalf: 'team',
    params: z.object({
      recruiterName: name,
      candidateName: name.nullish(),
      companyName: name,
      jobTitle: name,
      jobId: id,
    }),
  }),
  /** A recruiter tries a template out on their own address. */
  template_test: kind({
    behalf: 'team',
    params: z.object({
      own: ownWords.optional(),
      /** What goes out where the company's own words may not be used. */
      ours: ownWords,
      companyName: name,
      jobTitle: name,
    }),
  }),
};
