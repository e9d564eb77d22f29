import { TAKERS_MIN } from '@prova/contract/attempts/assignment-fields';
import { scoreOf } from '@prova/contract/attempts/score';
import type * as contract from '@prova/contract/certificates/certificates';
import type { SkillLevel } from '@prova/contract/matching/match-input';
import { provenLevel } from '@prova/contract/matching/proven-level';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { selectPlace } from '../attempts/attempts.service.ts';
import { proofEnd } from '../matching/matching.service.ts';
import type { CertificateRow } from './certificates.queries.ts';

export type Certified = z.input<typeof contract.certified> & { takenAt: Date; issuedAt: Date; validUntil: Date };

/**
 * The one place where it is decided what of a result a certificate says: its page, its PDF and its credential are made of this
 * and of nothing else.
 */
export async function certifiedBy(ctx: Ctx, row: CertificateRow): Promise<Certified> {
  const { title, category, difficulty, skills, questionCount, minutes, issuedAt, graders } = row;
  const [grader = 'machine'] = graders;
  const place = row.showsPlace ? await placeOf(ctx, { id: row.attemptId, versionId: row.versionId }) : null;
  return {
    ...{ title, category, difficulty, skills, questionCount, minutes, issuedAt, place },
    level: levelOf(row),
    name: row.showsName ? row.name : null,
    companyName: row.showsCompany ? row.companyName : null,
    score: row.showsScore ? scoreOf(row.points, row.pointsMax) : null,
    takenAt: takenAt(row),
    gradedBy: graders.length > 1 ? 'both' : grader,
    validUntil: endOf(row),
  };
}

/** Among all who took the same version; null where they are too few. */
export async function placeOf(ctx: Ctx, attempt: { id: string; versionId: string }): Promise<Certified['place']> {
  const place = await selectPlace(ctx, attempt);
  return place && place.takers >= TAKERS_MIN ? place : null;
}

/** What it proves. A certificate of a result that proves nothing ends with the grade that says so. */
function levelOf(row: CertificateRow): SkillLevel {
  const level = provenLevel(scoreOf(row.points, row.pointsMax), row.provesFrom);
  if (level === null) throw new Error(`The certificate ${row.id} is of a result that proves nothing.`);
  return level;
}

/** Until when a certificate is valid, if it is not withdrawn. */
export const endOf = (row: Pick<CertificateRow, 'submittedAt'>): Date => proofEnd(takenAt(row));

export const isExpired = (ctx: Ctx, row: Pick<CertificateRow, 'submittedAt'>): boolean => endOf(row) <= ctx.clock.now();

/** Only what was handed in and graded is certified. */
function takenAt({ submittedAt }: Pick<CertificateRow, 'submittedAt'>): Date {
  if (submittedAt === null) throw new Error('A certificate of a test that was not handed in.');
  return submittedAt;
}
