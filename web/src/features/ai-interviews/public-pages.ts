import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const aiInterviewPages: readonly PublicPage[] = [
  {
    path: aiInterviewPaths.interview,
    page: async () => (await import('./ai-interview.page.tsx')).AiInterviewPage,
    source: 'ai-interviews/ai-interview.page.tsx',
    phrases: ['ai-interview', 'ai-interview-session'],
  },
];
