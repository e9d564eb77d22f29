import { contractWordsPtBR } from '@prova/contract/jobs/contract-words.pt-BR';

/** What kinds of jobs are called; the phrases of several screens take them from here. */
export const jobWords = {
  locationModel: { remote: 'Remoto', hybrid: 'Híbrido', onsite: 'Presencial' },
  contractType: contractWordsPtBR,
  seniority: {
    trainee: 'Trainee',
    junior: 'Júnior',
    mid: 'Pleno',
    senior: 'Sênior',
    specialist: 'Especialista',
    lead: 'Liderança técnica',
    principal: 'Principal',
    manager: 'Gerência',
    director: 'Direção',
  },
  languages: 'Idiomas',
  proficiency: {
    basic: 'básico',
    intermediate: 'intermediário',
    advanced: 'avançado',
    fluent: 'fluente',
    native: 'nativo',
  },
  openings_one: '1 posição',
  openings_other: '{{count}} posições',
} as const;

/** Stages that are named for recruiters, as candidates read them: on the page of a job and on that of an application. */
export const stageNames = { new: 'Candidatura', offer: 'Oferta', hired: 'Contratação' } as const;
