import { on } from '../../../platform/events.ts';
import { companyVerificationChanged } from '../../companies/companies.service.ts';
import { isVerifiedCompany } from '../ai-interviews.queries.ts';
import { takeBackProofsOfCompany } from './take-back-proofs.ts';

/** A company that nobody vouches for any more vouches for nobody. */
export const revokeWithVerificationTask = on(
  companyVerificationChanged,
  'aiInterviews.revokeProofs',
  (ctx, { companyId }) =>
    ctx.transaction(async (ctx) => {
      if (!(await isVerifiedCompany(ctx, companyId))) await takeBackProofsOfCompany(ctx, companyId);
    }),
);
