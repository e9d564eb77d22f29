import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import type { TalentProfile } from '@prova/contract/talents/talents';

const nothing = {
  title: null,
  bio: null,
  seniority: null,
  experienceYears: null,
  city: null,
  state: null,
  country: null,
};

/** Somebody who has said little. */
export const PROFILE: TalentProfile = {
  ...nothing,
  id: '01a0af8b-b2d2-724c-b367-e2de7a7b21aa',
  version: 7,
  name: 'Caio Figueira',
  email: 'caio@correio.example',
  photoUrl: null,
  coverUrl: null,
  title: 'Pessoa Desenvolvedora',
  availability: null,
  workModel: null,
  payExpected: null,
  currency: null,
  phone: null,
  portfolioUrl: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  skills: [{ skillId: 's', name: 'React', level: 'ADVANCED', yearsOfExperience: 4, proposed: false, proof: null }],
  otherProofs: [],
  languages: [],
  education: [],
  experience: [],
  skillScore: null,
  visibility: 'applied',
  publicSlug: null,
  completeness: { percent: 40, missing: [] },
};
const job = { description: 'Mapas.', technologies: ['React'], current: false, endDate: '2023-02' };

/** What a résumé of theirs says. */
export const READ: ImportedProfile = {
  ...nothing,
  name: 'Caio Figueira',
  title: 'Front-end Pleno',
  summary: null,
  email: null,
  phone: '(19) 98765-4321',
  city: 'Campinas',
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
  experience: [
    { ...job, company: 'Maré', position: 'Dev Pleno', startDate: '2021-03' },
    { ...job, company: 'Cooperativa', position: 'Dev', startDate: null },
  ],
  unread: [],
  education: [],
  languages: [{ name: 'Inglês', proficiency: 'advanced' }],
  skills: ['react', 'TypeScript', 'CSS'].map((name) => ({
    name,
    sentence: `Trabalhei com ${name}.`,
    known: true,
    level: null,
    yearsOfExperience: null,
  })),
  availability: null,
  workModel: null,
  payExpected: null,
  currency: null,
};
