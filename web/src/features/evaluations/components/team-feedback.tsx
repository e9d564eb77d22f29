import { lazy, Suspense } from 'react';
import { MessagesNotLoaded } from '../../conversations/components/messages-not-loaded.tsx';
import type { FeedbackSectionProps } from './feedback-section.tsx';

// Comes when a candidate is opened: a board begins without it.
const FeedbackSection = lazy(() =>
  import('./feedback-section.tsx').then(
    ({ FeedbackSection }) => ({ default: FeedbackSection }),
    () => ({ default: MessagesNotLoaded }),
  ),
);

/** What the team writes to the candidate of an application about how they did. */
export function TeamFeedback(props: FeedbackSectionProps) {
  return (
    <Suspense>
      <FeedbackSection key={props.application.id} {...props} />
    </Suspense>
  );
}
