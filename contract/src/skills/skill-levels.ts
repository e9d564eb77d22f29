/** How well somebody knows a skill, or is to know it. */
export const SKILL_LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;

/** What counts where nobody says it: résumés rarely do. The same for who imports one and for who only sends it. */
export const UNSAID_LEVEL = 'INTERMEDIATE' satisfies (typeof SKILL_LEVELS)[number];
