/** How well somebody knows a skill, or is to know it. */
export const SKILL_LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;
