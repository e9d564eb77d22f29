/** Languages that people speak at work, in the order in which they are offered. */
export const SPOKEN_LANGUAGES = ['pt', 'en', 'es', 'fr', 'de', 'it', 'ja', 'ko', 'zh', 'ru', 'ar', 'hi'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** How well, from the least to the best. */
export const PROFICIENCIES = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];
