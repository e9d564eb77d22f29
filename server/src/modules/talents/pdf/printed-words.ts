import type { Locale } from '@prova/contract/common';

const PORTUGUESE = {
  title: 'Currículo',
  titleOf: (name: string) => `Currículo de ${name}`,
  summary: 'Resumo',
  experience: 'Experiência',
  education: 'Formação',
  skills: 'Habilidades',
  languages: 'Idiomas',
  present: 'atual',
  levels: { ADVANCED: 'Avançado', INTERMEDIATE: 'Intermediário', BEGINNING: 'Iniciante' },
  proficiencies: {
    basic: 'básico',
    intermediate: 'intermediário',
    advanced: 'avançado',
    fluent: 'fluente',
    native: 'nativo',
  },
};
export type PrintedWords = typeof PORTUGUESE;

/** The words of a printed résumé. */
export const PRINTED_WORDS: Readonly<Record<Locale, PrintedWords>> = {
  'pt-BR': PORTUGUESE,
  'en-US': {
    title: 'Résumé',
    titleOf: (name) => `Résumé of ${name}`,
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    present: 'present',
    levels: { ADVANCED: 'Advanced', INTERMEDIATE: 'Intermediate', BEGINNING: 'Beginner' },
    proficiencies: {
      basic: 'basic',
      intermediate: 'intermediate',
      advanced: 'advanced',
      fluent: 'fluent',
      native: 'native',
    },
  },
};
