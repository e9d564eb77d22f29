import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { explainMatch, readJobs } from '../../matching/matching.service.ts';
import { skillName } from '../../skills/skills.service.ts';
import { requireApplication } from '../applications.service.ts';
import { selectSentResume } from './candidate-facts.queries.ts';
import { readCandidates } from './candidate-facts.ts';

/** @throws AppError APPLICATION_NOT_FOUND, also where the person is gone */
export async function explainApplication(ctx: Ctx, id: string): Promise<ResultOf<typeof applicationMatch>> {
  const { jobId, candidateId, blind } = await requireApplication(ctx, id, 'read');
  const [[job], [candidate]] = [await readJobs(ctx, [jobId]), await readCandidates(ctx, [candidateId])];
  if (!job || !candidate) throw new AppError('APPLICATION_NOT_FOUND');
  // A résumé that came with another job is not quoted: who reads this one may not be of that one's team. Nor is any under
  // blind review, where its sentences would tell who wrote them.
  const isOfThis =
    !blind && candidate.resumeFileId !== null && candidate.resumeFileId === (await selectSentResume(ctx, id));
  const claims = isOfThis ? candidate.claims : [];
  return {
    ...explainMatch(candidate, job, { raises: false, locale: ctx.locale }),
    basis: candidate.basis,
    claims: claims.map(({ name, sentence }) => ({ skill: skillName(ctx.locale, name), sentence })),
  };
}
