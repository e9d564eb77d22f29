import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { interviewRecordingsSlot } from '../interviews/components/interview-recordings-slot.ts';

export const recordings: Feature = {
  slots: [
    fill(
      interviewRecordingsSlot,
      async () => (await import('./components/interview-recordings.tsx')).InterviewRecordings,
    ),
  ],
};
