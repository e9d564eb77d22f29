import { conversationPaths } from '@prova/contract/conversations/paths';
import { MessageSquare } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const conversations: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: conversationPaths.inbox,
      page: async () => (await import('./inbox.page.tsx')).InboxPage,
      phrases: ['conversations'],
    },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: conversationPaths.inbox,
      icon: MessageSquare,
      name: { 'pt-BR': 'Mensagens', 'en-US': 'Messages' },
      hint: { 'pt-BR': 'As conversas com candidatos', 'en-US': 'Conversations with candidates' },
      order: 40,
      active: 'prefix',
      not: ['interviewer'],
      inPhoneMenu: 12,
    },
  ],
};
