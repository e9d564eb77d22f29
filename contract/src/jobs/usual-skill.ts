import type { SKILL_LEVELS } from '../skills/skill-levels.ts';
import type { SENIORITIES } from '../work-fields.ts';

type Asked = { level: (typeof SKILL_LEVELS)[number]; required: boolean };

const BY_SENIORITY: Readonly<Record<(typeof SENIORITIES)[number], Asked>> = {
  // Whoever comes to learn need not know it yet.
  trainee: { level: 'BEGINNING', required: false },
  junior: { level: 'BEGINNING', required: true },
  mid: { level: 'INTERMEDIATE', required: true },
  senior: { level: 'ADVANCED', required: true },
  specialist: { level: 'ADVANCED', required: true },
  lead: { level: 'ADVANCED', required: true },
  principal: { level: 'ADVANCED', required: true },
  // They lead people who do the work.
  manager: { level: 'INTERMEDIATE', required: true },
  director: { level: 'INTERMEDIATE', required: true },
};

/** What a job of a seniority usually asks of a skill, until somebody says otherwise. */
export const usuallyAsked = (seniority: (typeof SENIORITIES)[number] | null): Asked =>
  seniority ? BY_SENIORITY[seniority] : { level: 'INTERMEDIATE', required: true };
