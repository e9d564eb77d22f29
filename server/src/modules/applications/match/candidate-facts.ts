import type { MatchProfile } from '@prova/contract/matching/match-input';
import type { Ctx } from '../../../platform/context.ts';
import type { DocumentLine } from '../../files/files.service.ts';
import { type ReadTalent, readTalents, readWritten } from '../../matching/matching.service.ts';
import { readResumeLines } from '../../talents/talents.service.ts';
import { type CandidateFacts, selectCandidateFacts } from './candidate-facts.queries.ts';

/** What a résumé says that somebody can do, and where. */
interface ClaimedSkill {
  readonly name: string;
  readonly sentence: string;
}

export interface ReadCandidate {
  readonly id: string;
  readonly companyId: string;
  /** Where the claims are from. */
  readonly resumeFileId: string | null;
  /** Of the profile, where there is one that the company may see; else of what was sent. */
  readonly basis: 'profile' | 'application';
  readonly profile: MatchProfile;
  readonly proofs: ReadTalent['proofs'];
  readonly claims: readonly ClaimedSkill[];
}

/** What the formula reads of candidates. Those who are gone are left out. */
export async function readCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<ReadCandidate[]> {
  if (candidateIds.length === 0) return [];
  const facts = await selectCandidateFacts(ctx, candidateIds);
  const talents = await readTalents(
    ctx,
    facts.flatMap(({ talentId }) => talentId ?? []),
  );
  const byTalent = new Map(talents.map((talent) => [talent.facts.id, talent]));
  return facts.map((candidate) => {
    const { id, companyId, resumeFileId, talentId } = candidate;
    const person = { id, companyId, resumeFileId };
    const { profile: written, claims } = ofWhatWasSent(candidate);
    const talent = talentId === null ? undefined : byTalent.get(talentId);
    return talent
      ? { ...person, claims, basis: 'profile', profile: talent.profile, proofs: talent.proofs }
      : { ...person, claims, basis: 'application', profile: written, proofs: new Map() };
  });
}

function ofWhatWasSent({ body }: CandidateFacts) {
  const resume = body ? readResumeLines(linesOf(body)) : null;
  const claims = resume?.skills.filter(({ known }) => known) ?? [];
  const profile = readWritten({
    title: resume?.title ?? null,
    seniority: null,
    city: resume?.city ?? null,
    state: resume?.state ?? null,
    country: resume?.country ?? null,
    skills: claims.map(({ name, level }) => ({ name, level })),
    languages: resume?.languages ?? [],
  });
  return { profile, claims };
}

const LETTERS = 10;
/** The blank above a line in heights of its letters: behind another line, and behind an empty one. */
const CLOSE = 0.3;
const APART = 1.5;

/** The text that was kept of a résumé as lines that all look alike: what stood in bold is not kept. */
function linesOf(text: string): DocumentLine[] {
  let gap = APART;
  return text.split('\n').flatMap((line): DocumentLine[] => {
    const above = gap;
    gap = line.trim() === '' ? APART : CLOSE;
    return gap === APART
      ? []
      : [{ text: line, page: 1, stream: 0, x: 0, size: LETTERS, bold: false, gap: above, links: [] }];
  });
}
