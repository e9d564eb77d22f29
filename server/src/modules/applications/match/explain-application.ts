import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { explainMatch, readJobs } from '../../matching/matching.service.ts';
import { skillName } from '../../skills/skills.service.ts';
import { requireApplication } from '../applications.service.ts';
import { readCandidates } from './candidate-facts.ts';

/** @throws AppError APPLICATION_NOT_FOUND, also where the person is gone */
export async function explainApplication(ctx: Ctx, id: string): Promise<ResultOf<typeof applicationMatch>> {
  const { jobId, candidateId } = await requireApplication(ctx, id, 'read');
  const [[job], [candidate]] = [await readJobs(ctx, [jobId]), await readCandidates(ctx, [candidateId])];
  if (!job || !candidate) throw new AppError('APPLICATION_NOT_FOUND');
  return {
    ...explainMatch(candidate, job, { raises: false, locale: ctx.locale }),
    basis: candidate.basis,
    claims: candidate.claims.map(({ name, sentence }) => ({ skill: skillName(ctx.locale, name), sentence })),
  };
}
