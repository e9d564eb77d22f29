import { id } from '@prova/contract/common';
import * as z from 'zod';
import { kind, name, ownWords } from '../mail-kind.ts';

export const JOB_MAILS = {
  /** To the colleague who sees the job from now on. */
  job_shared: kind({
    params: z.object({ recruiterName: name, sharedBy: name, companyName: name, jobTitle: name, jobId: id }),
  }),
  /** To the recruiter. Without a name under blind review. */
  new_application: kind({
    params: z.object({
      recruiterName: name,
      candidateName: name.nullish(),
      companyName: name,
      jobTitle: name,
      jobId: id,
    }),
  }),
  /** A recruiter tries a template out on their own address. */
  template_test: kind({ params: ownWords.and(z.object({ companyName: name, jobTitle: name })) }),
};
