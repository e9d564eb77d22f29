import { applicationPaths } from '@prova/contract/applications/paths';
import { homePaths, metricsPaths } from '@prova/contract/metrics/paths';
import { ChartNoAxesCombined, ListChecks } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';
import { homeEntry } from '../../lib/home-entry.ts';
import { fill } from '../../lib/slots.tsx';
import { profileFigures } from '../talents/components/profile-figures-slot.ts';
import { recruiterHomePhrases, recruiterHomeReads, reportReads, talentHomeReads } from './metrics.early.queries.ts';

const metricsName = { 'pt-BR': 'Métricas', 'en-US': 'Metrics' };

export const metrics: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: homePaths.recruiterHome,
      page: async () => (await import('./recruiter-home.page.tsx')).RecruiterHomePage,
      phrases: recruiterHomePhrases,
      reads: ({ search }) => recruiterHomeReads(search),
    },
    {
      area: 'recruiter',
      path: metricsPaths.metrics,
      page: async () => (await import('./metrics.page.tsx')).MetricsPage,
      phrases: ['reports'],
      reads: ({ search }) => reportReads(search),
    },
    {
      area: 'recruiter',
      path: metricsPaths.cases,
      page: async () => (await import('./cases.page.tsx')).CasesPage,
      phrases: ['reports'],
    },
    {
      area: 'talent',
      path: homePaths.talentHome,
      page: async () => (await import('./talent-home.page.tsx')).TalentHomePage,
      phrases: ['talents', 'talent-figures', 'talent-jobs', 'public-jobs', 'matching'],
      reads: ({ search }) => talentHomeReads(search),
    },
    {
      area: 'talent',
      path: applicationPaths.talentApplications,
      page: async () => (await import('./talent-applications.page.tsx')).TalentApplicationsPage,
      phrases: ['talents'],
    },
    {
      area: 'talent',
      path: applicationPaths.talentApplication,
      page: async () => (await import('./own-application.page.tsx')).OwnApplicationPage,
    },
  ],
  slots: [fill(profileFigures, async () => (await import('./components/profile-figures.tsx')).ProfileFigures)],
  navigation: [
    { area: 'recruiter', to: homePaths.recruiterHome, ...homeEntry },
    {
      area: 'recruiter',
      to: metricsPaths.metrics,
      icon: ChartNoAxesCombined,
      name: metricsName,
      hint: {
        'pt-BR': 'O que os números das suas vagas dizem',
        'en-US': 'What the numbers of your jobs say',
      },
      order: 38,
      active: 'prefix',
      not: ['interviewer'],
    },
    { area: 'talent', to: homePaths.talentHome, ...homeEntry },
    {
      area: 'talent',
      to: applicationPaths.talentApplications,
      icon: ListChecks,
      name: { 'pt-BR': 'Candidaturas', 'en-US': 'Applications' },
      hint: { 'pt-BR': 'Suas candidaturas e de quem é a vez', 'en-US': 'Your applications and whose turn it is' },
      order: 30,
      active: 'prefix',
      inPhoneMenu: 15,
    },
  ],
  // Beside the profile, too: some look for their numbers where they look for themselves.
  menu: [
    {
      area: 'recruiter',
      to: metricsPaths.metrics,
      icon: ChartNoAxesCombined,
      name: metricsName,
      order: 15,
      not: ['interviewer'],
    },
  ],
};
