import { Subscription } from './subscription.tsx';

export function LeavingNewsletterPage() {
  return <Subscription begins="leave" />;
}
