import { interviewPaths } from '@prova/contract/interviews/paths';
import { CalendarClock } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const interviews: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: interviewPaths.interviews,
      page: async () => (await import('./interviews.page.tsx')).InterviewsPage,
      phrases: ['interviews'],
    },
    {
      area: 'recruiter',
      path: interviewPaths.interview,
      page: async () => (await import('./interview.page.tsx')).InterviewPage,
      phrases: ['interviews'],
    },
    {
      area: 'expert',
      path: interviewPaths.observed,
      page: async () => (await import('./observed-interview.page.tsx')).ObservedInterviewPage,
      phrases: ['interviews'],
    },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: interviewPaths.interviews,
      icon: CalendarClock,
      name: { 'pt-BR': 'Entrevistas', 'en-US': 'Interviews' },
      hint: {
        'pt-BR': 'As conversas marcadas com candidatos e o que falta decidir',
        'en-US': 'Conversations scheduled with candidates, and what is still to decide',
      },
      order: 37,
      active: 'prefix',
    },
  ],
};
