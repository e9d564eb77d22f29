import { applicationPaths } from '@prova/contract/applications/paths';
import type { listCandidates } from '@prova/contract/funnel/candidates';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { BookOpen, Users } from 'lucide-react';
import { earlyPageQuery } from '../../lib/early-query.ts';
import type { Feature } from '../../lib/feature.ts';
import { boardReads } from './funnel.early.queries.ts';
import { boardPhrases, candidatePhrases, linkedPhrases } from './phrases.ts';

export const funnel: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: funnelPaths.board,
      page: async () => (await import('./board.page.tsx')).BoardPage,
      phrases: boardPhrases,
      reads: ({ params: { id = '' }, search }) => boardReads(id, search),
    },
    {
      area: 'wide',
      path: funnelPaths.linkedBoard,
      page: async () => (await import('./linked-board.page.tsx')).LinkedBoardPage,
      phrases: linkedPhrases,
    },
    {
      area: 'recruiter',
      path: applicationPaths.candidates,
      page: async () => (await import('./candidates.page.tsx')).CandidatesPage,
      phrases: candidatePhrases,
      // The filters are read by the page itself.
      reads: ({ search }) =>
        search.size > 0
          ? []
          : [
              earlyPageQuery<typeof listCandidates>('funnel.candidates', '/api/v1/applications/candidates', {
                query: { show: 'all', sort: 'recent', page: 1 },
              }),
            ],
    },
    {
      area: 'recruiter',
      path: applicationPaths.candidate,
      page: async () => (await import('./candidate.page.tsx')).CandidatePage,
      phrases: candidatePhrases,
    },
    {
      area: 'recruiter',
      path: funnelPaths.guide,
      page: async () => (await import('./guide.page.tsx')).GuidePage,
      phrases: ['guide', 'funnel'],
    },
  ],
  menu: [
    {
      area: 'recruiter',
      to: funnelPaths.guide,
      icon: BookOpen,
      name: { 'pt-BR': 'Guia de candidatos', 'en-US': 'Guide to candidates' },
      order: 60,
    },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: applicationPaths.candidates,
      icon: Users,
      name: { 'pt-BR': 'Candidatos', 'en-US': 'Candidates' },
      hint: { 'pt-BR': 'As pessoas de todas as vagas', 'en-US': 'People of all jobs' },
      order: 30,
      active: 'prefix',
      covers: talentPaths.talents,
      not: ['interviewer'],
    },
  ],
};
