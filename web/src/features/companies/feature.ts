import { companyPaths } from '@prova/contract/companies/paths';
import { Building2, Users } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const companies: Feature = {
  routes: [
    {
      area: 'entry',
      path: companyPaths.invitation,
      page: async () => (await import('./invitation.page.tsx')).InvitationPage,
    },
    {
      area: 'entry',
      path: companyPaths.verifyCompany,
      page: async () => (await import('./verify-company.page.tsx')).VerifyCompanyPage,
    },
    {
      area: 'recruiter',
      path: companyPaths.recruiterTeam,
      page: async () => (await import('./team.page.tsx')).TeamPage,
    },
    {
      area: 'recruiter',
      path: companyPaths.recruiterSettings,
      page: async () => (await import('./company-settings.page.tsx')).CompanySettingsPage,
    },
  ],
  menu: [
    {
      area: 'recruiter',
      to: companyPaths.recruiterTeam,
      icon: Users,
      name: { 'pt-BR': 'Equipe', 'en-US': 'Team' },
      order: 20,
    },
    {
      area: 'recruiter',
      to: companyPaths.recruiterSettings,
      icon: Building2,
      name: { 'pt-BR': 'Empresa', 'en-US': 'Company' },
      order: 30,
    },
  ],
};
