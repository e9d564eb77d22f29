import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { interviewConversationSlot } from '../interviews/components/interview-conversation-slot.ts';

/** Rooms themselves are pages for visitors: see `public-pages.ts`. */
export const rooms: Feature = {
  slots: [
    fill(
      interviewConversationSlot,
      async () => (await import('./components/interview-conversation.tsx')).InterviewConversation,
    ),
  ],
};
