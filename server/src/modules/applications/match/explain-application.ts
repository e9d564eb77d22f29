import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { explainMatch, readJobs } from '../../matching/matching.service.ts';
import { skillName } from '../../skills/skills.service.ts';
import type { ApplicationRow } from '../applications.queries.ts';
import { requireApplication } from '../applications.service.ts';
import { applicationOfToken, readOwn } from '../own-applications.ts';
import { selectSentResume } from './candidate-facts.queries.ts';
import { readCandidates } from './candidate-facts.ts';

type Explained = ResultOf<typeof applicationMatch>;

/** @throws AppError APPLICATION_NOT_FOUND, also where the person is gone */
export async function explainApplication(ctx: Ctx, id: string): Promise<Explained> {
  return explain(ctx, await requireApplication(ctx, id, 'read'), 'company');
}

/** The company's number, for the talent who applied. @throws AppError APPLICATION_NOT_FOUND for one that is not theirs */
export async function explainOwnApplication(ctx: Ctx, id: string): Promise<Explained> {
  return explain(ctx, await readOwn(ctx, id), 'candidate');
}

/** The same by the link of a mail. @throws AppError TOKEN_INVALID when what the token named is gone */
export async function explainByToken(ctx: Ctx): Promise<Explained> {
  return explain(ctx, await applicationOfToken(ctx), 'candidate');
}

/** One number, from one reading, whoever asks; what would raise a profile is for its person alone. */
async function explain(
  ctx: Ctx,
  { id, jobId, candidateId, blind }: ApplicationRow,
  reader: 'company' | 'candidate',
): Promise<Explained> {
  const [[job], [candidate]] = [await readJobs(ctx, [jobId]), await readCandidates(ctx, [candidateId])];
  if (!job || !candidate) throw new AppError('APPLICATION_NOT_FOUND');
  // A résumé that came with another job is not quoted: who reads this one may not be of that one's team. Nor is any under
  // blind review, where its sentences would tell who wrote them.
  const isOfThis =
    !blind && candidate.resumeFileId !== null && candidate.resumeFileId === (await selectSentResume(ctx, id));
  const claims = isOfThis || reader === 'candidate' ? candidate.claims : [];
  const raises = reader === 'candidate' && candidate.basis === 'profile';
  return {
    ...explainMatch(candidate, job, { raises, locale: ctx.locale }),
    basis: candidate.basis,
    claims: claims.map(({ name, sentence }) => ({ skill: skillName(ctx.locale, name), sentence })),
  };
}
