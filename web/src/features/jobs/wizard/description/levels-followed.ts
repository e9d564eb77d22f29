import { usuallyAsked } from '@prova/contract/jobs/usual-skill';
import { useState } from 'react';
import { keepInTab, keptInTab } from '../../../../lib/tab-memory.ts';
import type { Draft, SkillDraft } from '../step-data.ts';

type Seniority = Draft['seniority'];

const keyOf = (jobId: string) => `prova.levels-for.${jobId}`;

/** The seniority that the levels of a job were last looked at with: as the wizard was opened, or as somebody agreed since. */
export function rememberSeniority(draft: Draft | null): Seniority {
  if (!draft) return null;
  const kept = keptInTab<Seniority>(keyOf(draft.id));
  if (kept === null && draft.seniority) keepInTab(keyOf(draft.id), draft.seniority);
  return kept ?? draft.seniority;
}

/**
 * The skills whose level is still the usual one of the seniority that the job had before, and is not that of the one it has now.
 * Nothing of them is changed before somebody says so.
 */
export function useLevelsFollowed(draft: Draft | null, skills: readonly SkillDraft[]) {
  const [former, setFormer] = useState(() => rememberSeniority(draft));
  const now = draft?.seniority ?? null;
  const [before, after] = [usuallyAsked(former), usuallyAsked(now)];
  const left =
    former !== now && before.level !== after.level ? skills.filter(({ level }) => level === before.level) : [];
  const agree = () => {
    if (draft) keepInTab(keyOf(draft.id), now);
    setFormer(now);
  };
  return {
    former,
    /** How many have the level of before. */
    left: left.length,
    before,
    after,
    agree,
    followed: () => skills.map((skill) => (left.includes(skill) ? { ...skill, level: after.level } : skill)),
  };
}
