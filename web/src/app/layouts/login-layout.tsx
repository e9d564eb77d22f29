import type { ReactNode } from 'react';
import { LinkContext } from '../../ui/link.tsx';
import { VisitorsLayout } from './visitors-layout.tsx';

/** Around the login. Its links load what they lead to: the policy of its page is wider, and goes with it. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <LinkContext value={null}>
      <VisitorsLayout>{children}</VisitorsLayout>
    </LinkContext>
  );
}
