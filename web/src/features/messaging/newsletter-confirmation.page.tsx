import { Subscription } from './subscription.tsx';

export function NewsletterConfirmationPage() {
  return <Subscription begins="confirm" />;
}
