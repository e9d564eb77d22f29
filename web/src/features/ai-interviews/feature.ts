import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { interviewAnalysisSlot } from '../interviews/components/interview-analysis-slot.ts';

/** The interview itself is a page for visitors: see `public-pages.ts`. */
export const aiInterviews: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: aiInterviewPaths.analyses,
      page: async () => (await import('./analyses.page.tsx')).AnalysesPage,
      phrases: ['interview-analysis'],
    },
    {
      area: 'recruiter',
      path: aiInterviewPaths.analysis,
      page: async () => (await import('./analysis.page.tsx')).AnalysisPage,
      phrases: ['interview-analysis'],
    },
  ],
  slots: [
    fill(
      interviewAnalysisSlot,
      async () => (await import('./components/interview-analysis-part.tsx')).InterviewAnalysisPart,
    ),
  ],
};
