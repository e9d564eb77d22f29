import { press, submit } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'recruiter-profile-company', path: '/admin/recruiter/profile?tab=company', as: 'recruiter' },
  { name: 'recruiter-profile-contact', path: '/admin/recruiter/profile?tab=contact', as: 'recruiter' },
  { name: 'recruiter-profile-jobs', path: '/admin/recruiter/profile?tab=jobs', as: 'recruiter' },
  {
    name: 'recruiter-profile-language',
    path: '/admin/recruiter/profile',
    as: 'recruiter',
    action: press(/^(Adicionar idioma|Add language)$/),
  },
  {
    name: 'recruiter-profile-education',
    path: '/admin/recruiter/profile',
    as: 'recruiter',
    action: press(/^(Editar|Edit) (Pós-graduação|Postgraduate)/),
  },
  { name: 'complete-registration', path: (demo) => demo.recruiterLink() },
  {
    name: 'complete-registration-education',
    path: async (demo) => `${await demo.recruiterLink()}&section=education`,
    action: press(/^(Adicionar formação|Add education)$/),
  },
  {
    name: 'complete-registration-wrong',
    path: async (demo) => `${await demo.recruiterLink()}&section=experience`,
    action: submit,
  },
  { name: 'complete-registration-done', path: '/auth/complete-registration', as: 'recruiter' },
];
